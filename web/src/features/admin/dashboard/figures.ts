import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { addDays, dayOf } from '@duu/contract/day';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import type { MessageId } from '../../../i18n/messages/messages.ts';

/** One number per day, with its chart and text. */
export interface Figure {
  readonly id: 'conversions' | 'characters' | 'failures' | 'newUsers' | 'MNT' | 'USD';
  readonly title: MessageId;
  readonly of: (day: DayFigures) => number;
  readonly format: (value: number) => string;
}

const figures: readonly Figure[] = [
  {
    id: 'conversions',
    title: 'dashboard.conversions',
    of: (day) => day.conversions,
    format: formatCount,
  },
  {
    id: 'characters',
    title: 'dashboard.characters',
    of: (day) => day.characters,
    format: formatCount,
  },
  { id: 'failures', title: 'dashboard.failures', of: (day) => day.failures, format: formatCount },
  { id: 'newUsers', title: 'dashboard.newUsers', of: (day) => day.newUsers, format: formatCount },
];

const money: readonly Figure[] = (['MNT', 'USD'] as const).map((currency) => ({
  id: currency,
  title: `dashboard.revenue.${currency}`,
  of: (day) => day.revenue[currency],
  format: (value) => formatMoney(value, currency),
}));

/** Returns the figures to show: revenue only in currencies that had any. */
export function figuresIn(days: readonly DayFigures[]): readonly Figure[] {
  return [...figures, ...money.filter(({ of }) => days.some((day) => of(day) !== 0))];
}

export const ranges = ['7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

/** Returns the last days of a range, including today. */
export function daysOf(range: Range, now: Date): { from: string; to: string } {
  const to = dayOf(now);
  return { from: addDays(to, 1 - Number(range)), to };
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
