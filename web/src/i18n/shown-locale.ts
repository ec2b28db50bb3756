import type { Locale } from '@duu/contract/language';
import { ownLocale } from './locale-store.ts';

let shown: Locale | null = null;
const listeners = new Set<(locale: Locale) => void>();

/** Returns the locale of the current page: a prefix in the address takes precedence over the user's choice. */
export function shownLocale(): Locale {
  return shown ?? ownLocale.get();
}

export function setShownLocale(locale: Locale): void {
  shown = locale;
  for (const listener of listeners) listener(locale);
}

/** For e-mails and providers' windows, which follow the page's language: calls back now and on every change. */
export function followShownLocale(listener: (locale: Locale) => void): void {
  listeners.add(listener);
  listener(shownLocale());
}
