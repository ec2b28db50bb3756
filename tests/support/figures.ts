import { addDays, dayOf, startOfDay } from '@duu/contract/day';
import { suiteDeps } from './admin.ts';

/** Plausible figures of the last days: growing, and higher on working days. */
export async function putFigures(count: number): Promise<void> {
  const { documents } = suiteDeps();
  const today = dayOf(new Date());
  const days = Array.from({ length: count }, (_, at) => addDays(today, at - count + 1));
  await Promise.all(
    days.map((day, at) => {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      const busy = weekday === 0 || weekday === 6 ? 0.45 : 1;
      const growth = 0.4 + (0.6 * at) / count;
      const wave = 1 + 0.22 * Math.sin(at * 1.7) + 0.1 * Math.cos(at * 5.1);
      const conversions = Math.round(140 * busy * growth * wave);
      return documents.stats(day).set({
        conversions,
        characters: conversions * 612 + ((at * 337) % 997),
        failures: at % 9 === 4 ? 5 : at % 4 === 0 ? 1 : 0,
        newUsers: Math.round(9 * busy * growth * (1 + 0.5 * Math.sin(at * 2.3))),
        revenue: { MNT: at % 3 === 0 ? 2_490_000 + (at % 5) * 990_000 : 0, USD: 0 },
        firstSound: {
          count: conversions,
          p50Ms: Math.round(620 + 90 * wave * busy),
          p95Ms: Math.round(1350 + 400 * wave * busy + (at % 11 === 6 ? 1900 : 0)),
        },
        countedAt: new Date(startOfDay(day).getTime() + 24 * 3_600_000),
      });
    }),
  );
}
