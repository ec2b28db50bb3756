import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/**
 * Stores the playback position, and which audio of its collection was played last. The latest position counts, whatever the
 * order of the requests.
 * @throws ApiError `audio.not_found`
 */
export async function savePosition(
  { documents, now }: Deps,
  uid: string,
  audioId: string,
  { positionMs, agoMs }: InputOf<Calls['savePosition']>,
): Promise<void> {
  const ref = documents.audio(uid, audioId);
  const at = new Date(now().getTime() - agoMs);
  await documents.transact(async (tx) => {
    const audio = (await tx.get(ref)).data();
    if (!audio) throw new ApiError('audio.not_found');
    const { collectionId } = audio;
    const inside = collectionId === null ? null : documents.collection(uid, collectionId);
    const collection = inside && (await tx.get(inside)).data();
    if (audio.positionAt === null || audio.positionAt <= at) {
      const end = audio.durationMs ?? Number.MAX_SAFE_INTEGER;
      tx.update(ref, { positionMs: Math.min(positionMs, end), positionAt: at });
    }
    if (!inside || !collection) return;
    const { lastPlayed } = collection;
    if (lastPlayed === null || lastPlayed.at <= at)
      tx.update(inside, { lastPlayed: { audioId, at } });
  });
}
