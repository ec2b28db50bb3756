import { calls } from '@duu/contract/calls/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/call.ts';
import { attachToaster, type Toast } from '../../feedback/toast-store.ts';
import { setMessages } from '../../i18n/catalogue.ts';
import { appEn } from '../../i18n/messages/app.en.ts';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { setShownLocale } from '../../i18n/shown-locale.ts';
import { setPlanOfToasts, showFailedCalls } from './failed-calls.ts';

const fetched = vi.fn<typeof fetch>();
const go = vi.fn();
let toasts: Toast[] = [];
let detach: () => void = () => undefined;

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  fetched.mockResolvedValueOnce(new Response(body, { status, headers }));
}
const failure = (call: Promise<unknown>) => call.catch(() => undefined);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  toasts = [];
  detach = attachToaster((command) => {
    if (command.kind === 'show') toasts.push(command.toast);
  });
  setShownLocale('en');
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  showFailedCalls(go);
});
afterEach(() => {
  detach();
  fetched.mockReset();
  go.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  ['segment_empty', 'Text is empty!'],
  ['segment_\nempty\r\n', 'Text is empty!'],
  ['synthesize.speaker_not_published', insideEn['errors.speaker_not_published']],
  ['nobody.knows_this', 'Request failed'],
  ['<html>502 Bad Gateway</html>', 'Request failed'],
  ['', 'Request failed'],
])('%j is shown as a warning: %s', async (body, text) => {
  answer(400, body);
  await failure(callApi(calls.getPlans));
  expect(toasts.map(({ type, message }) => [type, message])).toEqual([['warning', text]]);
});

test('the id of the request is shown if something of ours broke', async () => {
  const id = '0af7651916cd43dd8448eb211c80319c';
  for (const status of [500, 502, 400, 409]) {
    answer(status, 'tts_request_failed', { 'Duu-Request-Id': id });
    await failure(callApi(calls.getPlans));
  }
  answer(500, 'server_error', { 'Duu-Request-Id': '<b>not an id</b>' });
  await failure(callApi(calls.getPlans));
  expect(toasts.map(({ errorId }) => errorId)).toEqual([id, id, undefined, undefined, undefined]);
});

test('names the limit that travels in its header', async () => {
  answer(400, 'characterLimitExceeded', { 'Duu-Limit': '1024' });
  await failure(callApi(calls.getPlans));
  expect(toasts[0]?.message).toContain('1,024 characters');
});

test('of an automatic call is shown once until it succeeds or fails differently', async () => {
  const ask = () => callApi(calls.getSpeakers, { failure: 'shownOnce' });
  const texts = () => toasts.map(({ message }) => message);
  for (const key of ['request_failed', 'request_failed']) {
    answer(503, key);
    await failure(ask());
  }
  expect(texts()).toEqual(['Request failed']);
  answer(400, 'segment_empty');
  await failure(ask());
  expect(texts()).toEqual(['Request failed', 'Text is empty!']);
  answer(200, '{"speakers":[]}');
  await ask();
  answer(400, 'segment_empty');
  await failure(ask());
  expect(texts()).toEqual(['Request failed', 'Text is empty!', 'Text is empty!']);
  // The line above the page says that there is no connection.
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await failure(ask());
  expect(texts()).toHaveLength(3);
});

test('of several automatic calls that fail alike share one toast', async () => {
  for (const call of [calls.getSpeakers, calls.getPlans]) {
    answer(503, 'server_error');
    await failure(callApi(call, { failure: 'shownOnce' }));
  }
  answer(400, 'segment_empty');
  await failure(callApi(calls.getPlans, { failure: 'shownOnce' }));
  const [first, second, third] = toasts.map(({ id }) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['max_characters_exceeded', 'Upgrade'],
  ['synthesize.max_characters_per_conversion_exceeded', 'Upgrade'],
  ['subscription.expired', 'Upgrade'],
  ['no_active_subscription', 'Upgrade'],
  ['speaker_not_published', undefined],
])('%s offers the next plan up: %s', async (key, label) => {
  answer(403, key);
  await failure(callApi(calls.getPlans));
  expect(toasts[0]?.action?.label).toBe(label);
});

test('an upgrade starts at the active plan', async () => {
  setPlanOfToasts('1');
  answer(403, 'max_characters_exceeded');
  await failure(callApi(calls.getPlans));
  toasts[0]?.action?.onClick();
  expect(go.mock.calls).toEqual([['/app/account/billing#standard']]);
  setPlanOfToasts(null);
});
