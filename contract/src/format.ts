// Formats dates and amounts, for pages and e-mails. Imports no parser, for the landing page.
import type { Locale } from './language.ts';

/** `2026 оны 11-р сарын 20`, `November 20, 2026`; in the local time zone by default. */
export function formatDate(date: Date, locale: Locale, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  if (locale === 'en') {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...zone }).format(date);
  }
  // Node and browsers format Mongolian dates differently.
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    ...zone,
  }).formatToParts(date);
  const of = (type: 'year' | 'month' | 'day') =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')} оны ${of('month')}-р сарын ${of('day')}`;
}

/**
 * `amount` is in minor units (möngö, cents). Tögrög as `9,900₮`, with möngö only if there are some, dollars as `$2.99`,
 * in both languages, as Mongolian shops write them.
 */
export function formatMoney(amount: number, currency: 'MNT' | 'USD'): string {
  const value = amount / 100;
  if (currency === 'MNT') {
    const digits = amount % 100 === 0 ? 0 : 2;
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return `${new Intl.NumberFormat('en-US', fraction).format(value)}₮`;
  }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);
}

/** `30,000` in both languages: Mongolian texts group thousands with a comma too. */
export function formatCount(value: number): string {
  return new Intl.NumberFormat('en-US').format(value);
}

/** ms as `1:05` or `1:02:03`, for players and lists. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
