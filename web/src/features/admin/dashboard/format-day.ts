import type { Locale } from '@duu/contract/language';
import { localeTags } from '../../../i18n/locales.ts';

/** `yyyy-mm-dd` without its year: `11-р сарын 20`, `Nov 20`. */
export function formatDay(day: string, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (locale === 'mn') return `${month}-р сарын ${date}`;
  const at = new Date(year, month - 1, date);
  return new Intl.DateTimeFormat(localeTags.en, { month: 'short', day: 'numeric' }).format(at);
}
