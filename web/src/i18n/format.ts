import { formatDate } from '@duu/contract/format';
import type { Locale } from '@duu/contract/language';
import { formatEnglish, formatNumber } from './locale-data.ts';

export { formatCount, formatDate, formatDuration, formatMoney } from '@duu/contract/format';

/** `14:05`, `2:05 PM`. */
export function formatTime(date: Date, locale: Locale): string {
  if (locale === 'mn') return formatClock(date);
  // Keeps the time and its `PM` on one line.
  return formatEnglish(date, { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, '\u00a0');
}

/** Returns the date with the hour for a label: `2026 оны 11-р сарын 20, 14:05`. Pages show it as `DateText`. */
export function formatDateTime(date: Date, locale: Locale): string {
  return `${formatDate(date, locale)}, ${formatTime(date, locale)}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `14:05` in local time, as both languages understand it. */
export function formatClock(at: Date): string {
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** `1.2 MB`, `1.2 МБ`; at least a tenth. */
export function formatSize(bytes: number, locale: Locale): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  const number = formatNumber(megabytes, { maximumFractionDigits: 1 });
  return `${number}\u00a0${locale === 'mn' ? 'МБ' : 'MB'}`;
}

/** `yyyy-mm-dd` without its year: `11-р сарын 20`, `Nov 20`. */
export function formatDay(day: string, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (locale === 'mn') return `${month}-р сарын ${date}`;
  const at = new Date(year, month - 1, date);
  return formatEnglish(at, { month: 'short', day: 'numeric' });
}
