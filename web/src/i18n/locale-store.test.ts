// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readCookie } from './cookie.ts';
import {
  applyAccountLocale,
  chooseLocale,
  detectLocale,
  isLocaleChosen,
  localeAfterLookup,
  needsLookup,
  ownLocale,
} from './locale-store.ts';

beforeEach(() => {
  for (const part of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test has set
    document.cookie = `${part.split('=')[0]}=; Path=/; Max-Age=0`;
  }
});

test.each([
  ['mn', ['en-US'], 'mn'],
  ['en', ['mn'], 'en'],
  [null, ['mn-MN', 'en'], 'mn'],
  [null, ['de-DE', 'en-GB'], 'en'],
  [null, ['de-DE'], 'en'],
  ['xx', ['mn'], 'mn'],
] as const)('cookie %s, browser %s → %s', (cookie, languages, locale) => {
  expect(detectLocale(cookie, languages)).toBe(locale);
});

test('the lookup makes the locale mn, and is not asked again', async () => {
  expect(needsLookup()).toBe(true);
  await localeAfterLookup();
  expect(ownLocale.get()).toBe('mn');
  expect(readCookie('locale')).toBe('mn');
  expect(readCookie('firebase-language-override')).toBe('mn');
  expect(isLocaleChosen()).toBe(false);
  expect(needsLookup()).toBe(false);
});

test('the user’s choice stays', async () => {
  await chooseLocale('en');
  expect(readCookie('firebase-language-override')).toBe('en');
  expect(needsLookup()).toBe(false);
  await localeAfterLookup();
  expect(ownLocale.get()).toBe('en');
});

test('the account’s language goes before the lookup’s and the browser’s, and after the switch’s', async () => {
  await localeAfterLookup();
  await applyAccountLocale('en');
  expect([ownLocale.get(), readCookie('locale'), isLocaleChosen()]).toEqual(['en', 'en', false]);
  expect(readCookie('firebase-language-override')).toBe('en');
  expect(needsLookup()).toBe(false);
  await localeAfterLookup();
  expect(ownLocale.get()).toBe('en');
  await applyAccountLocale('mn');
  expect(ownLocale.get()).toBe('mn');
  await chooseLocale('en');
  await applyAccountLocale('mn');
  expect([ownLocale.get(), readCookie('locale')]).toEqual(['en', 'en']);
});
