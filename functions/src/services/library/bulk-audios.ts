import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { CallName, Calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { deleteAudio } from './delete-audio.ts';
import { type AudioChange, updateAudio } from './update-audio.ts';

type Bulk = Calls[Extract<CallName, 'bulkAudios'>];

/** Parallel transactions: they contend for the user's counters, so more would only wait. */
const atOnce = 4;

function changeOf(input: InputOf<Bulk>): AudioChange | null {
  switch (input.action) {
    case 'archive':
      return { archived: true };
    case 'restore':
      return { archived: false };
    case 'move':
      return { collectionId: input.collectionId };
    case 'delete':
      return null;
  }
}

/** Applies an action to many audios. Failures are returned per audio and don't affect the others. */
export async function bulkAudios(
  deps: Deps,
  uid: string,
  input: InputOf<Bulk>,
): Promise<OutputOf<Bulk>> {
  if (input.action === 'move') {
    if (input.collectionId === undefined) throw new ApiError('request.invalid');
    await requireCollection(deps, uid, input.collectionId);
  }
  const change = changeOf(input);
  const waiting = [...new Set(input.audioIds)];
  const done: string[] = [];
  const failed: OutputOf<Bulk>['failed'] = [];
  const work = async () => {
    for (let audioId = waiting.shift(); audioId !== undefined; audioId = waiting.shift()) {
      try {
        if (change) await updateAudio(deps, uid, audioId, change);
        else await deleteAudio(deps, uid, audioId);
        done.push(audioId);
      } catch (error) {
        if (!(error instanceof ApiError)) deps.log.error('bulk_failed', {}, error);
        failed.push({ audioId, error: error instanceof ApiError ? error.key : 'server_error' });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed };
}

async function requireCollection({ documents }: Deps, uid: string, id: string | null) {
  if (id === null) return;
  const collection = (await documents.collection(uid, id).get()).data();
  if (!collection || collection.archived) throw new ApiError('collection.not_found');
}
