import type { Locale } from '@duu/contract/language';
import { getLocale } from './locale-store.ts';

let shown: Locale | null = null;

/** The locale of the page as it stands: an address's prefix goes before the person's own. */
export function shownLocale(): Locale {
  return shown ?? getLocale();
}

export function setShownLocale(locale: Locale): void {
  shown = locale;
}
