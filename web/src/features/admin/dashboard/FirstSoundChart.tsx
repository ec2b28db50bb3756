import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { ChartFigure } from '../../../components/ChartFigure.tsx';
import { ChartLegend } from '../../../components/ChartLegend.tsx';
import { DayChart } from '../../../components/DayChart.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';

const wanted = limits.health.firstSoundMs;

/** How long listeners waited for the first sound, by day: half of them and nearly all, beside what counts as slow. */
export function FirstSoundChart({ days }: { days: readonly DayFigures[] }) {
  const t = useText();
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const seconds = (ms: number) => t('health.seconds', { seconds: ms / 1000 });
  const measured = days.flatMap(({ firstSound }, index) => (firstSound.count > 0 ? [index] : []));
  const newest = measured.at(-1);
  if (newest === undefined) return null;
  const at = pointed !== null && measured.includes(pointed) ? pointed : newest;
  const day = (index: number) => formatDay(days[index]?.date ?? '', locale);
  const shown = days[at]?.firstSound;
  const [half, most] = [seconds(shown?.p50Ms ?? 0), seconds(shown?.p95Ms ?? 0)];
  const slow = days.filter(({ firstSound }) => (firstSound.p95Ms ?? 0) > wanted).length;
  return (
    <Card title={t('health.firstSound')}>
      <ChartFigure value={`${half} · ${most}`} of={day(at)} />
      <DayChart
        summary={t('dashboard.firstSound.summary', {
          from: day(0),
          to: day(days.length - 1),
          day: day(newest),
          half: seconds(days[newest]?.firstSound.p50Ms ?? 0),
          most: seconds(days[newest]?.firstSound.p95Ms ?? 0),
          slow,
        })}
        columns={days.map(({ date, firstSound }) => ({
          id: date,
          value: firstSound.p95Ms ?? 0,
          part: firstSound.p50Ms ?? 0,
        }))}
        format={seconds}
        ends={[day(0), t('dashboard.today')]}
        level={wanted}
        figure="firstSound"
        pointed={at === pointed ? at : null}
        onPoint={setPointed}
      />
      <ChartLegend
        entries={[
          { kind: 'column', label: t('health.half') },
          { kind: 'light', label: t('health.most') },
          { kind: 'level', label: t('dashboard.firstSound.slow', { time: seconds(wanted) }) },
        ]}
      />
    </Card>
  );
}
