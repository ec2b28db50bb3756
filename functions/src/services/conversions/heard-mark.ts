import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';
import { failedAudio } from './failed-audio.ts';

/**
 * Writes down, once, that sound leaves for where its person can hear it: a listener, or the bucket, whose files they may
 * read themselves. Throws `audio.not_found` where the audio is gone by then.
 */
export type HeardMark = () => Promise<void>;

/**
 * Writes `heardAt` where the audio is still in the making. Returns why nothing may be heard, or null: the audio or its
 * account is gone, or it has failed and its credits were given back.
 */
function noteHeard({ documents, now }: Deps, uid: string, audioId: string) {
  const ref = documents.audio(uid, audioId);
  const noted = documents.transact(async (tx): Promise<ApiError | null> => {
    const audio = (await tx.get(ref)).data();
    if (!audio) return new ApiError('audio.not_found');
    if (audio.state === 'failed') return failedAudio(audio);
    if (audio.state === 'creating') tx.update(ref, { heardAt: now() });
    return null;
  });
  return unlessGone<ApiError | null>(noted, new ApiError('audio.not_found'));
}

export function heardMark(deps: Deps, uid: string, audioId: string): HeardMark {
  let noted: Promise<ApiError | null> | undefined;
  return async () => {
    noted ??= noteHeard(deps, uid, audioId);
    try {
      const refusal = await noted;
      if (refusal !== null) throw refusal;
    } catch (error) {
      noted = undefined;
      throw error;
    }
  };
}
