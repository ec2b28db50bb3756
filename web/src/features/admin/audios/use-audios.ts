import type { QueryOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

export type AudioFilters = Omit<QueryOf<Calls['adminListAudios']>, 'cursor'>;

/** Returns the audios that match the filters, newest first. */
export function useAudios(filters: AudioFilters) {
  return usePagedList(JSON.stringify(filters), async (cursor, signal) => {
    const { audios, nextCursor } = await callApi(calls.adminListAudios, {
      query: { ...filters, cursor },
      signal,
      failure: 'handled',
    });
    return { items: audios, nextCursor };
  });
}
