import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

/** Returns a user's ledger, newest first; all of it, or the entries of one audio. `round` reloads it. */
export function useLedger(
  uid: string,
  { audioId, round = 0 }: { audioId?: string; round?: number },
) {
  return usePagedList(JSON.stringify([uid, audioId, round]), async (cursor, signal) => {
    const { entries, nextCursor } = await callApi(calls.adminListLedger, {
      params: { uid },
      query: { audioId, cursor },
      signal,
      failure: 'handled',
    });
    return { items: entries, nextCursor };
  });
}
