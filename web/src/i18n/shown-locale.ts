import type { Locale } from '@duu/contract/language';
import { getLocale } from './locale-store.ts';

let shown: Locale | null = null;
const listeners = new Set<(locale: Locale) => void>();

/** The locale of the page as it stands: an address's prefix goes before the person's own. */
export function shownLocale(): Locale {
  return shown ?? getLocale();
}

export function setShownLocale(locale: Locale): void {
  shown = locale;
  for (const listener of listeners) listener(locale);
}

/** For what speaks for the page elsewhere (letters, providers' windows): told now, and of every change. */
export function followShownLocale(listener: (locale: Locale) => void): void {
  listeners.add(listener);
  listener(shownLocale());
}
