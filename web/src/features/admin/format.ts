import type { AdminUser } from '@duu/contract/calls/admin-users';
import type { Locale } from '@duu/contract/language';
import { formatClock } from '../../i18n/format.ts';
import { formatEnglish } from '../../i18n/locale-data.ts';

/** A user's name on the admin pages: the name, else the e-mail address, else the uid. */
export function userName({ displayName, email, id }: AdminUser): string {
  return displayName ?? email ?? id;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` and `09:56` in local time: short, and aligned in both languages. */
export function shortTime(at: Date): { day: string; time: string } {
  return {
    day: [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-'),
    time: formatClock(at),
  };
}

/** `yyyy-mm-dd` without its year: `11-р сарын 20`, `Nov 20`. */
export function formatDay(day: string, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (locale === 'mn') return `${month}-р сарын ${date}`;
  const at = new Date(year, month - 1, date);
  return formatEnglish(at, { month: 'short', day: 'numeric' });
}
