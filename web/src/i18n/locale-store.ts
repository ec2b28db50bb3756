import type { Locale } from '@duu/contract/language';
import { Store } from '../stores/store.ts';
import { groupsInUse, loadMessages } from './catalogue.ts';
import { readCookie, writeCookie } from './cookie.ts';

const localeCookie = 'locale';
/** Who chose it: the user with the switch on this device, or their account. */
const chosenCookie = 'locale_chosen';
const onDevice = '1';
const inAccount = 'account';
/** Hosting reads this cookie before the browser's languages, for an address without a prefix. */
const hostingCookie = 'firebase-language-override';
const fallback: Locale = 'en';

function asLocale(value: string | null | undefined): Locale | null {
  return value === 'en' || value === 'mn' ? value : null;
}

/** Returns the cookie, then the browser's languages, then the default. */
export function detectLocale(cookie: string | null, browserLanguages: readonly string[]): Locale {
  const fromCookie = asLocale(cookie);
  if (fromCookie) return fromCookie;
  for (const tag of browserLanguages) {
    const locale = asLocale(tag.slice(0, 2).toLowerCase());
    if (locale) return locale;
  }
  return fallback;
}

/** Set by the functions below, and by the prerenderer, which has no browser. */
export const ownLocale = new Store<Locale>(
  typeof document === 'undefined'
    ? fallback
    : detectLocale(readCookie(localeCookie), navigator.languages ?? []),
);

/** Returns whether the switch was used on this device: then nothing else changes the language here. */
export function isLocaleChosen(): boolean {
  return readCookie(chosenCookie) === onDevice;
}

async function become(locale: Locale): Promise<void> {
  await loadMessages(locale, groupsInUse());
  ownLocale.set(locale);
}

/** `chosen` is who chose it; null if nobody did. */
function keep(locale: Locale, chosen: string | null): void {
  writeCookie(localeCookie, locale);
  writeCookie(hostingCookie, locale);
  if (chosen !== null) writeCookie(chosenCookie, chosen);
}

/** The switch: kept for a year and never overridden. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keep(locale, onDevice);
  await become(locale);
}

/** Applies the user's choice on another device: kept like one made here, which would take precedence. */
export async function applyAccountLocale(locale: Locale): Promise<void> {
  if (isLocaleChosen()) return;
  keep(locale, inAccount);
  if (locale !== ownLocale.get()) await become(locale);
}

/**
 * Applies the country lookup: the locale becomes mn whatever the country is, unless one was chosen here or in the
 * account.
 */
export async function localeAfterLookup(): Promise<void> {
  if (readCookie(chosenCookie) !== null) return;
  keep('mn', null);
  await become('mn');
}

/** Returns whether the lookup could still change anything. */
export function needsLookup(): boolean {
  return readCookie(chosenCookie) === null && readCookie(localeCookie) !== 'mn';
}
