import type { Audio } from '@duu/contract/documents/audio';
import type { Deps } from '../../deps.ts';
import type { StartedBy } from './attempt.ts';
import { storedInput } from './conversion-input.ts';
import { isSpoken } from './early-speech.ts';
import { acquireLease } from './lease.ts';
import { makeConversion } from './make-conversion.ts';
import { heardMarker, type MarkHeard } from './mark-heard.ts';
import { Recording } from './recording.ts';

/** A conversion that runs on this instance. */
export interface RunningConversion {
  readonly recording: Recording;
  readonly markHeard: MarkHeard;
  /** Resolves when the document has the result. */
  readonly ended: Promise<void>;
}

export type RunningOrNone =
  | { readonly kind: 'running'; readonly conversion: RunningConversion }
  /** Another instance holds the lease, until then at least. */
  | { readonly kind: 'busy'; readonly until: Date }
  /** Done, failed or deleted. */
  | { readonly kind: 'ended' };

// Listeners on the same instance share a conversion.
const runningHere = new Map<string, Promise<RunningOrNone>>();

interface Start {
  /** The audio, if it was just read: its text is read while the lease is taken. */
  readonly seen?: Audio;
  /** Whether somebody waits for the first sound. */
  readonly listens?: boolean;
}

async function begin(
  deps: Deps,
  uid: string,
  audioId: string,
  startedBy: StartedBy,
  { seen, listens = false }: Start,
): Promise<RunningOrNone> {
  const read = (of: Audio) => {
    const stored = storedInput(deps, uid, audioId, of);
    // Who uses it hears of a failure.
    stored.catch(() => undefined);
    return stored;
  };
  const early = seen ? read(seen) : undefined;
  // What is heard at once is marked with the lease: another transaction would keep the listener waiting.
  const isHeard = listens && isSpoken(audioId);
  const taken = await acquireLease(deps, uid, audioId, isHeard);
  if (taken.kind !== 'taken') return taken;
  const { attempt, audio } = taken;
  const recording = new Recording();
  const markHeard = heardMarker(deps, uid, audioId, isHeard);
  const context = {
    uid,
    audioId,
    audio,
    attempt,
    startedBy,
    markHeard,
    // Whatever gives an audio another text changes its date.
    stored: early && seen?.updatedAt.getTime() === audio.updatedAt.getTime() ? early : read(audio),
  };
  return {
    kind: 'running',
    conversion: {
      recording,
      markHeard,
      ended: makeConversion(deps, context, recording),
    },
  };
}

/** Returns the conversion of an audio on this instance; starts it if no attempt holds the lease. */
export async function runningConversion(
  deps: Deps,
  uid: string,
  audioId: string,
  startedBy: StartedBy,
  start: Start = {},
): Promise<RunningOrNone> {
  const key = `${uid}/${audioId}`;
  const known = runningHere.get(key);
  if (known) return known;
  const begun = begin(deps, uid, audioId, startedBy, start);
  runningHere.set(key, begun);
  const forget = () => {
    if (runningHere.get(key) === begun) runningHere.delete(key);
  };
  begun.then(
    (outcome) => (outcome.kind === 'running' ? outcome.conversion.ended.finally(forget) : forget()),
    forget,
  );
  return begun;
}
