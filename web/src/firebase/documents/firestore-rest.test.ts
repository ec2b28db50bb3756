import { beforeEach, expect, test, vi } from 'vitest';
import { fetchCount, fetchDoc, fetchDocs, fetchExistingIds } from './firestore-rest.ts';

vi.mock('../auth/auth.ts', () => ({
  firebaseAuth: () => ({ currentUser: { getIdToken: async () => 'a-token' } }),
}));
vi.mock('../config.ts', () => ({ firebaseConfig: () => ({ projectId: 'p' }) }));
vi.mock('../firebase-app.ts', () => ({ appCheckToken: async () => 'a-proof' }));
vi.mock('../emulators.ts', () => ({ emulators: () => null }));

const root = 'projects/p/databases/(default)/documents';
const audios = `${root}/users/u-1/audios`;
const fetched = vi.fn();
const answer = (...parts: unknown[]) => fetched.mockResolvedValue(Response.json(parts));
const sent = () => {
  const [url, { body, headers }] = fetched.mock.calls[0] ?? [];
  return { url, headers, body: JSON.parse(body) };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('a document is read with the user’s token, and its values are plain', async () => {
  const fields = {
    name: { stringValue: 'Нуур' },
    none: { nullValue: null },
    isOn: { booleanValue: false },
    count: { integerValue: '12' },
    speed: { doubleValue: 1.25 },
    at: { timestampValue: '2026-11-23T00:00:00.123456Z' },
    list: { arrayValue: { values: [{ stringValue: 'a' }] } },
    empty: { arrayValue: {} },
    inner: { mapValue: { fields: { mn: { stringValue: 'Номин' } } } },
    nothing: { mapValue: {} },
  };
  answer({ found: { name: `${audios}/a-1`, fields } });
  expect(await fetchDoc('users/u-1/audios/a-1')).toEqual({
    id: 'a-1',
    data: {
      name: 'Нуур',
      none: null,
      isOn: false,
      count: 12,
      speed: 1.25,
      at: '2026-11-23T00:00:00.123456Z',
      list: ['a'],
      empty: [],
      inner: { mn: 'Номин' },
      nothing: {},
    },
  });
  expect(sent()).toMatchObject({
    url: `https://firestore.googleapis.com/v1/${root}:batchGet`,
    headers: { Authorization: 'Bearer a-token', 'X-Firebase-AppCheck': 'a-proof' },
    body: { documents: [`${audios}/a-1`] },
  });
});

test('a document that is missing is null', async () => {
  answer({ missing: `${audios}/a-1`, readTime: '' });
  expect(await fetchDoc('users/u-1/audios/a-1')).toBeNull();
});

test('a query is asked as the SDK would', async () => {
  answer({ readTime: '' }, { document: { name: `${audios}/a-1` } });
  const until = new Date('2026-11-30T00:00:00Z');
  const of = {
    path: 'users/u-1/audios',
    where: [
      ['archived', '==', false],
      ['expiresAt', '<=', until],
      ['storagePath', '!=', null],
    ],
    orderBy: [['createdAt', 'desc']],
  } as const;
  expect(await fetchDocs(of, 6)).toEqual([{ id: 'a-1', data: {} }]);
  const { url, body } = sent();
  expect(url).toBe(`https://firestore.googleapis.com/v1/${root}/users/u-1:runQuery`);
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  expect(body.structuredQuery).toEqual({
    from: [{ collectionId: 'audios' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filter('archived', 'EQUAL', { booleanValue: false }),
          filter('expiresAt', 'LESS_THAN_OR_EQUAL', { timestampValue: until.toISOString() }),
          { unaryFilter: { field: { fieldPath: 'storagePath' }, op: 'IS_NOT_NULL' } },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 6,
  });
});

test('documents are found by their ids, thirty at a time', async () => {
  fetched.mockImplementation(async () => Response.json([{ document: { name: `${audios}/a-7` } }]));
  const ids = Array.from({ length: 31 }, (_, at) => `a-${at}`);
  expect(await fetchExistingIds('users/u-1/audios', ids)).toEqual(new Set(['a-7']));
  expect(fetched).toHaveBeenCalledTimes(2);
  const { filters } = sent().body.structuredQuery.where.compositeFilter;
  expect(filters[0].fieldFilter.value.arrayValue.values[7]).toEqual({
    referenceValue: `${audios}/a-7`,
  });
});

test('a count is a number', async () => {
  answer({ result: { aggregateFields: { count: { integerValue: '3' } } } });
  expect(await fetchCount({ path: 'users/u-1/audios' })).toBe(3);
});

test('what it does not know, and a refusal, is an error', async () => {
  const where = [['a', 'not-in', ['a']]] as const;
  await expect(fetchDocs({ path: 'users/u-1/audios', where }, 1)).rejects.toThrow('not-in');
  answer({ found: { name: `${audios}/a-1`, fields: { bytes: { bytesValue: '' } } } });
  await expect(fetchDoc('users/u-1/audios/a-1')).rejects.toThrow('bytesValue');
  fetched.mockResolvedValue(new Response('', { status: 403 }));
  await expect(fetchDoc('users/u-1')).rejects.toThrow('403');
});

test('an answer that does not come is an error', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetched.mockImplementation(async (_, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return Response.json([]);
  });
  await expect(fetchDoc('users/u-1')).rejects.toThrow('aborted');
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});
