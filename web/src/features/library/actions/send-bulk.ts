import { calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { callApi } from '../../../api/call.ts';

export type Bulk = 'move' | 'archive' | 'restore' | 'delete';

/**
 * Sends a bulk change in parts of at most a hundred and returns the ids that failed. A part without a response stops it:
 * that part and the rest count as failed. Throws if nothing was done.
 */
export async function sendBulk(
  ids: readonly string[],
  action: Bulk,
  collectionId?: string | null,
): Promise<string[]> {
  const failed: string[] = [];
  for (let at = 0; at < ids.length; at += limits.bulkAudios) {
    const input = {
      audioIds: ids.slice(at, at + limits.bulkAudios),
      action,
      ...(collectionId !== undefined && { collectionId }),
    };
    try {
      const answer = await callApi(calls.bulkAudios, { input });
      failed.push(...answer.failed.map((one) => one.audioId));
    } catch (error) {
      if (at === 0) throw error;
      return [...failed, ...ids.slice(at)];
    }
  }
  return failed;
}
