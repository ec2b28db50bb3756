import { limits } from '@duu/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { sendBulk } from './send-bulk.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const ids = Array.from({ length: limits.bulkAudios + 20 }, (_, index) => `a${index}`);
const answer = (done: readonly string[], failed: readonly string[] = []) =>
  fetched.mockResolvedValueOnce(
    Response.json({
      done: [...done],
      failed: failed.map((audioId) => ({ audioId, error: 'audio.not_found' })),
    }),
  );
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).audioIds);

test('a change larger than one call is sent in parts', async () => {
  answer(ids.slice(0, limits.bulkAudios), ['a3']);
  answer(ids.slice(limits.bulkAudios));
  expect(await sendBulk(ids, 'archive')).toEqual(['a3']);
  expect(sent()).toEqual([ids.slice(0, limits.bulkAudios), ids.slice(limits.bulkAudios)]);
});

test('what was done before the connection broke stays done', async () => {
  answer(ids.slice(0, limits.bulkAudios));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendBulk(ids, 'archive')).toEqual(ids.slice(limits.bulkAudios));
});

test('throws if nothing was done', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendBulk(ids, 'archive')).rejects.toBeInstanceOf(ApiError);
  expect(fetched).toHaveBeenCalledOnce();
});
