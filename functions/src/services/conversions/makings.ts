import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';
import { takeLease } from './lease.ts';
import { makeConversion } from './make-conversion.ts';
import { Recording } from './recording.ts';

/** An audio that this instance is making. */
export interface Making {
  readonly recording: Recording;
  /** Writes down, once, that sound leaves for a listener. Throws `audio.not_found` where the audio is gone by then. */
  readonly markHeard: () => Promise<void>;
  /** Fulfilled when the document says how it went. */
  readonly ended: Promise<void>;
}

export type MakingOrNot =
  | { readonly kind: 'making'; readonly making: Making }
  /** Another instance is at it, until then at least. */
  | { readonly kind: 'busy'; readonly until: Date }
  /** There is nothing to make: done, failed or gone. */
  | { readonly kind: 'ended' };

// Listeners that come to the same instance share one making.
const here = new Map<string, Promise<MakingOrNot>>();

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

function heardMark(deps: Deps, uid: string, audioId: string): () => Promise<void> {
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

async function begin(deps: Deps, uid: string, audioId: string): Promise<MakingOrNot> {
  const taken = await takeLease(deps, uid, audioId);
  if (taken.kind !== 'taken') return taken;
  const recording = new Recording();
  const job = { uid, audioId, audio: taken.audio, take: taken.take };
  return {
    kind: 'making',
    making: {
      recording,
      markHeard: heardMark(deps, uid, audioId),
      ended: makeConversion(deps, job, recording),
    },
  };
}

/** The making of an audio: the one under way here, or a new one where nobody is at it. */
export async function makingOf(deps: Deps, uid: string, audioId: string): Promise<MakingOrNot> {
  const key = `${uid}/${audioId}`;
  const known = here.get(key);
  if (known) return known;
  const begun = begin(deps, uid, audioId);
  here.set(key, begun);
  const forget = () => {
    if (here.get(key) === begun) here.delete(key);
  };
  begun.then(
    (outcome) => (outcome.kind === 'making' ? outcome.making.ended.finally(forget) : forget()),
    forget,
  );
  return begun;
}
