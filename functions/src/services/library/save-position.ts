import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/**
 * Stores the playback position. The last write wins.
 * @throws ApiError `audio.not_found`
 */
export async function savePosition(
  { documents }: Deps,
  uid: string,
  audioId: string,
  positionMs: number,
): Promise<void> {
  const audio = documents.audio(uid, audioId);
  await documents.transact(async (tx) => {
    const found = (await tx.get(audio)).data();
    if (!found) throw new ApiError('audio.not_found');
    const end = found.durationMs ?? Number.MAX_SAFE_INTEGER;
    tx.update(audio, { positionMs: Math.min(positionMs, end) });
  });
}
