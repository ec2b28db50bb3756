import type { Deps } from '../../deps.ts';
import { type HeardMark, heardMark } from './heard-mark.ts';
import { takeLease } from './lease.ts';
import { makeConversion } from './make-conversion.ts';
import { Recording } from './recording.ts';

/** An audio that this instance is making. */
export interface Making {
  readonly recording: Recording;
  readonly markHeard: HeardMark;
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

async function begin(deps: Deps, uid: string, audioId: string): Promise<MakingOrNot> {
  const taken = await takeLease(deps, uid, audioId);
  if (taken.kind !== 'taken') return taken;
  const recording = new Recording();
  const markHeard = heardMark(deps, uid, audioId);
  const job = { uid, audioId, audio: taken.audio, take: taken.take, markHeard };
  return {
    kind: 'making',
    making: {
      recording,
      markHeard,
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
