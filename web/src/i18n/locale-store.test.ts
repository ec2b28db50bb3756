// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readCookie } from './cookie.ts';
import {
  chooseLocale,
  detectLocale,
  getLocale,
  isLocaleChosen,
  localeAfterLookup,
  needsLookup,
  takeAccountLocale,
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
  expect(getLocale()).toBe('mn');
  expect(readCookie('locale')).toBe('mn');
  expect(readCookie('firebase-language-override')).toBe('mn');
  expect(isLocaleChosen()).toBe(false);
  expect(needsLookup()).toBe(false);
});

test('what a person has chosen stays', async () => {
  await chooseLocale('en');
  expect(readCookie('firebase-language-override')).toBe('en');
  expect(needsLookup()).toBe(false);
  await localeAfterLookup();
  expect(getLocale()).toBe('en');
});

test('the account’s language goes before the lookup’s and the browser’s, and after the switch’s', async () => {
  await localeAfterLookup();
  await takeAccountLocale('en');
  expect([getLocale(), readCookie('locale'), isLocaleChosen()]).toEqual(['en', 'en', false]);
  expect(readCookie('firebase-language-override')).toBe('en');
  expect(needsLookup()).toBe(false);
  await localeAfterLookup();
  expect(getLocale()).toBe('en');
  await takeAccountLocale('mn');
  expect(getLocale()).toBe('mn');
  await chooseLocale('en');
  await takeAccountLocale('mn');
  expect([getLocale(), readCookie('locale')]).toEqual(['en', 'en']);
});
