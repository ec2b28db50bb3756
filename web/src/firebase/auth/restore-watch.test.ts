import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const renewal = 'https://securetoken.googleapis.com/v1/token?key=k';
const answered = vi.fn<typeof fetch>();
let watch: typeof import('./restore-watch.ts');

function answer(status: number, message?: string) {
  const body = message === undefined ? {} : { error: { code: status, message } };
  answered.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

beforeEach(async () => {
  vi.stubGlobal('fetch', answered);
  vi.resetModules();
  watch = await import('./restore-watch.ts');
});
afterEach(() => {
  answered.mockReset();
  vi.unstubAllGlobals();
});

test('a refusal is passed on, and its reason is kept', async () => {
  const stop = watch.watchRestore();
  answer(400, 'USER_DISABLED');
  const response = await fetch(lookup);
  expect(await response.json()).toEqual({ error: { code: 400, message: 'USER_DISABLED' } });
  expect(watch.refusedAtLoad()).toBe('disabled');
  answer(400, 'TOKEN_EXPIRED');
  await fetch(renewal);
  expect(watch.refusedAtLoad()).toBe('expired');
  stop();
});

test.each([
  [503, 'The service is currently unavailable.'],
  [400, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  [500, undefined],
])('%i %s is made what a lost network is', async (status, message) => {
  const stop = watch.watchRestore();
  answer(status, message);
  await expect(fetch(renewal)).rejects.toThrow(TypeError);
  expect(watch.refusedAtLoad()).toBe(null);
  stop();
});

test('only the SDK’s requests are watched, and only until it is done', async () => {
  const stop = watch.watchRestore();
  answer(503, 'The service is currently unavailable.');
  expect((await fetch('/api/v1/me')).status).toBe(503);
  stop();
  expect(fetch).toBe(answered);
});
