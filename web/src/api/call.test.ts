import { calls } from '@duu/contract/calls/calls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setShownLocale } from '../i18n/shown-locale.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './call.ts';
import { errorText, untranslated } from './error-text.ts';
import { setApiHooks } from './hooks.ts';

const fetched = vi.fn<typeof fetch>();
const said = vi.fn();

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
  said.mockReset();
  setApiHooks({ token: async () => 'the-token', unauthorized: vi.fn(), failed: said });
});
afterEach(() => {
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

test('names the page’s language, for an account that it creates', async () => {
  answer(200, '{}');
  setShownLocale('mn');
  await callApi(calls.updateAudio, { params: { audioId: 'a-1' }, input: { name: 'Нэр' } });
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('mn');
});

test('sends no half of a surrogate pair, and whole ones as they are', async () => {
  answer(200, '{}');
  await callApi(calls.createCollection, {
    input: { name: 'а\ud83db 💩' },
    failure: 'handled',
  }).catch(() => undefined);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"name":"а\ufffdb 💩"}');
});

describe('an answer that is not 200', () => {
  test('names the limit that travels in its header', async () => {
    answer(400, 'characterLimitExceeded', { 'Duu-Limit': '1024' });
    const error = await failure(callApi(calls.getPlans));
    expect(error.limit).toBe(1024);
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
    for (const args of [{}, { failure: 'handled' }, { failure: 'shownOnce' }] as const) {
      answer(401, 'auth.invalid_token');
      await failure(callApi(calls.getMe, args));
      await vi.waitFor(() => expect(steps.splice(0)).toEqual(['session ended', 'sign-in']));
    }
    expect(said.mock.calls).toEqual([]);
  });

  test('shows a failure, hides it or shows it once, as asked', async () => {
    for (const args of [{ failure: 'handled' }, {}, { failure: 'shownOnce' }] as const) {
      answer(400, 'synthesize.segment_\nempty\r\n');
      await failure(callApi(calls.getPlans, args));
    }
    const error = expect.objectContaining({ key: 'segment_empty', status: 400 });
    expect(said.mock.calls).toEqual([
      [error, null],
      [error, calls.getPlans],
    ]);
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
  expect(said.mock.calls).toEqual([[error, null]]);
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

test('a text that names a number is not said without it', () => {
  const t = ((id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`) as Parameters<
    typeof errorText
  >[1];
  const said = (limit: number | null) =>
    errorText(new ApiError('too_many_conversions', 429, limit), t);
  expect(said(3)).toBe('errors.too_many_conversions {"limit":3}');
  expect(said(null)).toBe('errors.request_failed {}');
});

test('without any translation the text is fixed', () => {
  expect(errorText(new ApiError('segment_empty', 400, null), null)).toBe('Request failed [000]');
  expect(untranslated).toBe('Request failed [000]');
});

test('calls of users carry the token of App Check, public ones do not ask for it', async () => {
  const appCheck = vi.fn(async () => 'proof');
  setApiHooks({ appCheck });
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response('key', { status: 400 });
  });
  await callApi(calls.getPlans, { failure: 'handled' }).catch(() => undefined);
  expect(appCheck).not.toHaveBeenCalled();
  await callApi(calls.getMe, { failure: 'handled' }).catch(() => undefined);
  expect(sent.map((headers) => headers.get('X-Firebase-AppCheck'))).toEqual([null, 'proof']);
});
