import type { ErrorKey } from '@duu/contract/errors/keys';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessUserDeleted } from '../../repositories/documents.ts';

/**
 * Stores, once, that the owner can hear sound: a listener gets it, or the bucket, whose files the owner may
 * read.
 * @throws ApiError `audio.not_found` if the audio is deleted, or the error of a failed one
 */
export type MarkHeard = () => Promise<void>;

/** Writes `heardAt` while the conversion runs. Returns why nothing may be heard, or null. */
function storeHeard({ documents, now }: Deps, uid: string, audioId: string) {
  const ref = documents.audio(uid, audioId);
  const noted = documents.transact(async (tx): Promise<ErrorKey | null> => {
    const audio = (await tx.get(ref)).data();
    if (!audio) return 'audio.not_found';
    if (audio.state === 'failed') return audio.error ?? 'failed_to_synthesize_audio';
    if (audio.state === 'creating') tx.update(ref, { heardAt: now() });
    return null;
  });
  return unlessUserDeleted<ErrorKey | null>(noted, 'audio.not_found');
}

export function heardMarker(deps: Deps, uid: string, audioId: string): MarkHeard {
  let noted: Promise<ErrorKey | null> | undefined;
  return async () => {
    noted ??= storeHeard(deps, uid, audioId);
    try {
      const refusal = await noted;
      if (refusal !== null) throw new ApiError(refusal);
    } catch (error) {
      noted = undefined;
      throw error;
    }
  };
}
