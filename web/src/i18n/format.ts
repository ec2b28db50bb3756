import { formatDate } from '@duu/contract/format';
import type { Locale } from '@duu/contract/language';
import { localeTags } from './locales.ts';

export { formatCount, formatDate, formatMoney } from '@duu/contract/format';

/** Returns the date with the hour: `2026 оны 11-р сарын 20, 14:05`. */
export function formatDateTime(date: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(locale === 'mn' ? 'en-GB' : localeTags.en, {
    hour: locale === 'mn' ? '2-digit' : 'numeric',
    minute: '2-digit',
  }).format(date);
  // Keeps the time and its `PM` on one line.
  return `${formatDate(date, locale)}, ${time.replace(/\s/g, '\u00a0')}`;
}

/** `1.2 MB`, `1.2 МБ`; at least a tenth. */
export function formatSize(bytes: number, locale: Locale): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  const number = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 });
  return `${number.format(megabytes)}\u00a0${locale === 'mn' ? 'МБ' : 'MB'}`;
}

/** ms as `1:05` or `1:02:03`, for players and lists. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
