// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plainView } from './list-query.ts';
import { useSearch } from './use-search.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi: asked }));
vi.mock('../../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../../../firebase/documents/use-live-data.ts', () => ({
  useDocsById: (_: string, ids: readonly string[]) => ({
    status: 'ready',
    error: null,
    retry: () => undefined,
    docs: ids.map((id) => ({ id })),
  }),
}));

test('a search goes on by itself until something is found', async () => {
  const answers = [
    { audioIds: [], nextCursor: 'one' },
    { audioIds: [], nextCursor: 'two' },
    { audioIds: ['a-1'], nextCursor: 'three' },
  ];
  for (const answer of answers) asked.mockResolvedValueOnce(answer);
  const scope = { archived: false, collectionId: null };
  const hook = renderHook(() => useSearch('дугаар сүү', scope, plainView));
  const states = () => hook.result.current;
  await waitFor(() => expect(states().status).toBe('ready'));
  expect(states().docs).toEqual([{ id: 'a-1' }]);
  expect(states().hasMore).toBe(true);
  const cursors = asked.mock.calls.map(([, { query }]) => query.cursor);
  expect(cursors).toEqual([undefined, 'one', 'two']);
});
