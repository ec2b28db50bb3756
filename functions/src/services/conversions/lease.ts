import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { type Transaction, unlessGone } from '../../repositories/documents.ts';
import { endAsFailed, readEnding } from './end-conversion.ts';
import { holds, type Take } from './take.ts';

export type Taken =
  | { readonly kind: 'taken'; readonly take: Take; readonly audio: Audio }
  | { readonly kind: 'busy'; readonly until: Date }
  | { readonly kind: 'ended' };

function leaseFor(deps: Deps, holder: string): NonNullable<Audio['lease']> {
  return { holder, until: new Date(deps.now().getTime() + deps.lease.ms) };
}

/**
 * Takes an audio to make, unless someone is at it. An audio whose attempts are used up is failed, and its credits
 * go back.
 */
export async function takeLease(deps: Deps, uid: string, audioId: string): Promise<Taken> {
  const { documents } = deps;
  const ref = documents.audio(uid, audioId);
  const holder = deps.newId();
  return documents.transact(async (tx) => {
    const audio = (await tx.get(ref)).data();
    if (audio?.state !== 'creating') return { kind: 'ended' };
    if (audio.lease && audio.lease.until > deps.now()) {
      return { kind: 'busy', until: audio.lease.until };
    }
    if (audio.attempt >= limits.attempts) {
      const ending = await readEnding(tx, deps, uid, audioId, audio);
      endAsFailed(tx, deps, ending, 'failed_to_synthesize_audio');
      return { kind: 'ended' };
    }
    const take = { holder, attempt: audio.attempt + 1 };
    tx.update(ref, { attempt: take.attempt, lease: leaseFor(deps, holder) });
    return { kind: 'taken', take, audio };
  });
}

async function whileHeld(
  deps: Deps,
  uid: string,
  audioId: string,
  take: Take,
  then: (tx: Transaction) => void,
): Promise<boolean> {
  const ref = deps.documents.audio(uid, audioId);
  const held = deps.documents.transact(async (tx) => {
    if (!holds((await tx.get(ref)).data(), take)) return false;
    then(tx);
    return true;
  });
  return unlessGone(held, false);
}

/** Goes on holding; false where the audio is another's by now. */
export function renewLease(deps: Deps, uid: string, audioId: string, take: Take): Promise<boolean> {
  const ref = deps.documents.audio(uid, audioId);
  return whileHeld(deps, uid, audioId, take, (tx) => {
    tx.update(ref, { lease: leaseFor(deps, take.holder) });
  });
}

/** Lets another attempt begin at once. */
export async function giveUpLease(
  deps: Deps,
  uid: string,
  audioId: string,
  take: Take,
): Promise<void> {
  const ref = deps.documents.audio(uid, audioId);
  await whileHeld(deps, uid, audioId, take, (tx) => {
    tx.update(ref, { lease: null });
  });
}
