import { calls } from '@duu/contract/calls/calls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachToaster, type Toast } from '../feedback/toast-store.ts';
import { putMessages } from '../i18n/catalogue.ts';
import { frontEn } from '../i18n/messages/front.en.ts';
import { insideEn } from '../i18n/messages/inside.en.ts';
import { setShownLocale } from '../i18n/shown-locale.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './call.ts';
import { errorText, untranslated } from './error-text.ts';
import { setApiHooks } from './hooks.ts';
import { nextTier, setCurrentPlan, upgradeTarget } from './upgrade.ts';

const fetched = vi.fn<typeof fetch>();
let toasts: Toast[] = [];
let detach: () => void = () => undefined;

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  fetched.mockResolvedValueOnce(new Response(body, { status, headers }));
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  toasts = [];
  detach = attachToaster((command) => {
    if (command.kind === 'show') toasts.push(command.toast);
  });
  setShownLocale('en');
  putMessages('en', 'front', frontEn);
  putMessages('en', 'inside', insideEn);
  setApiHooks({ token: async () => 'the-token', unauthorized: vi.fn() });
  setCurrentPlan(null);
});
afterEach(() => {
  detach();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('carries the token, fills the path and parses the answer', async () => {
  answer(200, '{}');
  await callApi(calls.updateAudio, { params: { audioId: 'a-1' }, input: { name: 'Нэр' } });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/audios/a-1');
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer the-token');
  expect(init?.body).toBe('{"name":"Нэр"}');
});

test('sends no half of a surrogate pair, and whole ones as they are', async () => {
  answer(200, '{}');
  await callApi(calls.createCollection, { input: { name: 'а\ud83db 💩' }, toast: false }).catch(
    () => undefined,
  );
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"name":"а\ufffdb 💩"}');
});

describe('an answer that is not 200', () => {
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

  test('names the limit that travels in its header', async () => {
    answer(400, 'characterLimitExceeded', { 'Duu-Limit': '1024' });
    const error = await failure(callApi(calls.getPlans));
    expect(error.limit).toBe(1024);
    expect(toasts[0]?.message).toContain('1,024 characters');
  });

  test('401 ends the session, then leads to sign-in, without a toast', async () => {
    const steps: string[] = [];
    setApiHooks({
      unauthorized: async () => {
        await Promise.resolve();
        steps.push('session ended');
      },
      toSignIn: () => void steps.push('sign-in'),
    });
    for (const toast of [true, false, 'once'] as const) {
      answer(401, 'auth.invalid_token');
      await failure(callApi(calls.getMe, { toast }));
      await vi.waitFor(() => expect(steps.splice(0)).toEqual(['session ended', 'sign-in']));
    }
    expect(toasts).toEqual([]);
  });

  test('of a call that nobody pressed is said once until it succeeds or fails otherwise', async () => {
    const ask = () => callApi(calls.getSpeakers, { toast: 'once' });
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

  test('a caller that shows it in place gets no toast', async () => {
    answer(400, 'segment_empty');
    const error = await failure(callApi(calls.getPlans, { toast: false }));
    expect(error.key).toBe('segment_empty');
    expect(toasts).toEqual([]);
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

  test('no answer at all is status 0', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failure(callApi(calls.getPlans))).status).toBe(0);
  });
});

test.each([
  ['<!doctype html><title>Welcome</title>', 'HTML'],
  ['{"plans": 5}', 'another shape'],
  ['', 'nothing'],
])('a success that can’t be read is a failed request, and is reported: %j', async (body) => {
  const unreadable = vi.fn();
  setApiHooks({ unreadable });
  answer(200, body);
  const error = await failure(callApi(calls.getPlans));
  expect([error.key, error.status]).toEqual([null, 200]);
  expect(toasts.map(({ type, message }) => [type, message])).toEqual([
    ['warning', 'Request failed'],
  ]);
  expect(unreadable).toHaveBeenCalledOnce();
  expect(unreadable.mock.lastCall?.[0]).toMatchObject({ name: 'InvalidResponse.GET.plans' });
});

test('an answer that breaks off is none at all', async () => {
  const unreadable = vi.fn();
  setApiHooks({ unreadable });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
  fetched.mockResolvedValueOnce(new Response(broken, { status: 200 }));
  expect((await failure(callApi(calls.getPlans))).status).toBe(0);
  expect(unreadable).not.toHaveBeenCalled();
});

test('without any translation the text is fixed', () => {
  expect(errorText(new ApiError('segment_empty', 400, null), null)).toBe('Request failed [000]');
  expect(untranslated).toBe('Request failed [000]');
});

test.each([
  [null, 'basic'],
  ['0', 'basic'],
  ['1', 'standard'],
  ['2', 'pro'],
  ['3', 'pro'],
  ['4', 'pro'],
] as const)('from plan %s the way up is %s', (id, tier) => {
  expect(nextTier(id)).toBe(tier);
  setCurrentPlan(id);
  expect(upgradeTarget()).toBe(`/app/account/billing#${tier}`);
});
