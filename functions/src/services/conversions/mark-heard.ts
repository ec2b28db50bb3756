import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessUserDeleted } from '../../repositories/documents.ts';
import { failedAudio } from './failed-audio.ts';

/**
 * Stores, once, that the owner can hear sound: a listener gets it, or the bucket, whose files the owner may
 * read.
 * @throws ApiError `audio.not_found` if the audio is deleted, or the error of a failed one
 */
export type MarkHeard = () => Promise<void>;

/** Writes `heardAt` while the conversion runs. Returns why nothing may be heard, or null. */
function storeHeard({ documents, now }: Deps, uid: string, audioId: string) {
  const ref = documents.audio(uid, audioId);
  const noted = documents.transact(async (tx): Promise<ApiError | null> => {
    const audio = (await tx.get(ref)).data();
    if (!audio) return new ApiError('audio.not_found');
    if (audio.state === 'failed') return failedAudio(audio);
    if (audio.state === 'creating') tx.update(ref, { heardAt: now() });
    return null;
  });
  return unlessUserDeleted<ApiError | null>(noted, new ApiError('audio.not_found'));
}

/** @param isHeard whether the lease was taken with it */
export function heardMarker(deps: Deps, uid: string, audioId: string, isHeard: boolean): MarkHeard {
  let noted: Promise<ApiError | null> | undefined = isHeard ? Promise.resolve(null) : undefined;
  return async () => {
    noted ??= storeHeard(deps, uid, audioId);
    try {
      const refusal = await noted;
      if (refusal !== null) throw refusal;
    } catch (error) {
      noted = undefined;
      throw error;
    }
  };
}
