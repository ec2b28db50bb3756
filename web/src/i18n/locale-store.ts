import type { Locale } from '@duu/contract/language';
import { groupsInUse, loadMessages } from './catalogue.ts';
import { readCookie, writeCookie } from './cookie.ts';

const localeCookie = 'locale';
/** Who has said so: the person with the switch on this device, or their account. */
const chosenCookie = 'locale_chosen';
const onDevice = '1';
const inAccount = 'account';
/** By this name Hosting takes the language of an address without a prefix before the browser's own. */
const hostingCookie = 'firebase-language-override';
const fallback: Locale = 'en';

function asLocale(value: string | null | undefined): Locale | null {
  return value === 'en' || value === 'mn' ? value : null;
}

/** The cookie, then the browser's languages, then the default. */
export function detectLocale(cookie: string | null, browserLanguages: readonly string[]): Locale {
  const fromCookie = asLocale(cookie);
  if (fromCookie) return fromCookie;
  for (const tag of browserLanguages) {
    const locale = asLocale(tag.slice(0, 2).toLowerCase());
    if (locale) return locale;
  }
  return fallback;
}

const listeners = new Set<() => void>();
let current: Locale =
  typeof document === 'undefined'
    ? fallback
    : detectLocale(readCookie(localeCookie), navigator.languages ?? []);

export function getLocale(): Locale {
  return current;
}

/** For the prerenderer, which is nobody's browser. */
export function putLocale(locale: Locale): void {
  current = locale;
}

export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the person has used the switch on this device: then nothing else changes the language here. */
export function isLocaleChosen(): boolean {
  return readCookie(chosenCookie) === onDevice;
}

async function become(locale: Locale): Promise<void> {
  await loadMessages(locale, groupsInUse());
  current = locale;
  for (const listener of listeners) listener();
}

/** `chosen` says who has chosen it; null where nobody has. */
function keep(locale: Locale, chosen: string | null): void {
  writeCookie(localeCookie, locale);
  writeCookie(hostingCookie, locale);
  if (chosen !== null) writeCookie(chosenCookie, chosen);
}

/** The switch: kept for a year and never overruled. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keep(locale, onDevice);
  await become(locale);
}

/** What the person has chosen on another device: kept like a choice of this one's, which would go before it. */
export async function takeAccountLocale(locale: Locale): Promise<void> {
  if (isLocaleChosen()) return;
  keep(locale, inAccount);
  if (locale !== current) await become(locale);
}

/**
 * What follows the country lookup: the locale becomes mn whatever the country is, unless the person has chosen
 * one, here or in their account.
 */
export async function localeAfterLookup(): Promise<void> {
  if (readCookie(chosenCookie) !== null) return;
  keep('mn', null);
  await become('mn');
}

/** Whether the lookup could still change anything. */
export function needsLookup(): boolean {
  return readCookie(chosenCookie) === null && readCookie(localeCookie) !== 'mn';
}
