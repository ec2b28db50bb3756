// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachToaster } from '../feedback/toast-store.ts';
import { applyAccountLocale, chooseLocale, needsLookup, ownLocale } from '../i18n/locale-store.ts';
import { insideMn } from '../i18n/messages/inside.mn.ts';
import { showFailedCalls } from './failures/failed-calls.ts';
import { lookUpCountry } from './use-country-lookup.ts';

const warning = `warning: ${insideMn['errors.request_failed']}`;
const fetched = vi.fn<typeof fetch>();
let toasts: string[] = [];
let detach: () => void = () => undefined;

beforeEach(() => {
  for (const part of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: clearing what a test before this one has set
    document.cookie = `${part.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  vi.stubGlobal('fetch', fetched);
  toasts = [];
  showFailedCalls(vi.fn());
  detach = attachToaster((command) => {
    if (command.kind === 'show') toasts.push(`${command.toast.type}: ${command.toast.message}`);
  });
});
afterEach(() => {
  detach();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const country = (of: string) => async () => Response.json({ country: of });
const status = (of: number) => async () => new Response('request_failed', { status: of });
const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['Germany', country('DE'), false],
  ['Mongolia', country('MN'), false],
  ['status 503, which a toast says', status(503), true],
  ['no network', noNetwork, false],
])('after the lookup the locale is mn: %s', async (_, answer, says) => {
  fetched.mockImplementationOnce(answer);
  expect(needsLookup()).toBe(true);
  await lookUpCountry();
  expect(ownLocale.get()).toBe('mn');
  expect(needsLookup()).toBe(false);
  if (says) await vi.waitFor(() => expect(toasts).toEqual([warning]));
  else expect(toasts).toEqual([]);
});

test('the answer is read, so that its connection is free', async () => {
  const answer = Response.json({ country: 'MN' });
  fetched.mockResolvedValueOnce(answer);
  await lookUpCountry();
  expect(answer.bodyUsed).toBe(true);
});

test.each([
  ['with the switch', () => chooseLocale('en')],
  ['in the account', () => applyAccountLocale('en')],
])('a choice %s stays, also one made during the lookup', async (_, choose) => {
  fetched.mockImplementationOnce(async () => {
    await choose();
    return Response.json({ country: 'MN' });
  });
  await lookUpCountry();
  expect(ownLocale.get()).toBe('en');
  expect(needsLookup()).toBe(false);
});
