import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';

/**
 * Writes down, once, that sound leaves for where its person can hear it: a listener, or the bucket, whose files they may
 * read themselves. Throws `audio.not_found` where the audio is gone by then.
 */
export type HeardMark = () => Promise<void>;

/** Writes `heardAt` where the audio is still in the making. Returns false where the audio or its account is gone. */
function noteHeard({ documents, now }: Deps, uid: string, audioId: string): Promise<boolean> {
  const ref = documents.audio(uid, audioId);
  const noted = documents.transact(async (tx) => {
    const audio = (await tx.get(ref)).data();
    if (audio?.state === 'creating') tx.update(ref, { heardAt: now() });
    return audio !== undefined;
  });
  return unlessGone(noted, false);
}

export function heardMark(deps: Deps, uid: string, audioId: string): HeardMark {
  let noted: Promise<boolean> | undefined;
  return async () => {
    noted ??= noteHeard(deps, uid, audioId);
    try {
      if (!(await noted)) throw new ApiError('audio.not_found');
    } catch (error) {
      noted = undefined;
      throw error;
    }
  };
}
