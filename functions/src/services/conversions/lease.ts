import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { type Transaction, unlessUserDeleted } from '../../repositories/documents.ts';
import { type Attempt, holdsLease } from './attempt.ts';
import { endAsFailed, readConversionEnd } from './end-conversion.ts';

export type LeaseResult =
  | { readonly kind: 'taken'; readonly attempt: Attempt; readonly audio: Audio }
  | { readonly kind: 'busy'; readonly until: Date }
  | { readonly kind: 'ended' };

function leaseFor(deps: Deps, holder: string): NonNullable<Audio['lease']> {
  return { holder, until: new Date(deps.now().getTime() + deps.lease.ms) };
}

/**
 * Takes the lease of a conversion unless another attempt holds it. Fails the conversion if its attempts are
 * used up.
 * @param isHeard whether its first sound is there, and somebody waits for it
 */
export async function acquireLease(
  deps: Deps,
  uid: string,
  audioId: string,
  isHeard = false,
): Promise<LeaseResult> {
  const { documents } = deps;
  const ref = documents.audio(uid, audioId);
  const holder = deps.newId();
  return documents.transact(async (tx) => {
    const audio = (await tx.get(ref)).data();
    if (audio?.state !== 'creating') return { kind: 'ended' };
    // This transaction has committed before, but its answer was lost.
    if (audio.lease?.holder === holder) {
      return { kind: 'taken', attempt: { holder, number: audio.attempt }, audio };
    }
    if (audio.lease && audio.lease.until > deps.now()) {
      return { kind: 'busy', until: audio.lease.until };
    }
    if (audio.attempt >= limits.attempts) {
      const ending = await readConversionEnd(tx, deps, uid, audioId, audio);
      endAsFailed(tx, deps, ending, 'failed_to_synthesize_audio');
      return { kind: 'ended' };
    }
    const attempt = { holder, number: audio.attempt + 1 };
    tx.update(ref, {
      attempt: attempt.number,
      lease: leaseFor(deps, holder),
      ...(isHeard && { heardAt: deps.now() }),
    });
    return { kind: 'taken', attempt, audio };
  });
}

async function whileLeaseHeld(
  deps: Deps,
  uid: string,
  audioId: string,
  attempt: Attempt,
  then: (tx: Transaction) => void,
): Promise<boolean> {
  const ref = deps.documents.audio(uid, audioId);
  const held = deps.documents.transact(async (tx) => {
    if (!holdsLease((await tx.get(ref)).data(), attempt)) return false;
    then(tx);
    return true;
  });
  return unlessUserDeleted(held, false);
}

/** Renews the lease. Returns false if it is lost. */
export function renewLease(
  deps: Deps,
  uid: string,
  audioId: string,
  attempt: Attempt,
): Promise<boolean> {
  const ref = deps.documents.audio(uid, audioId);
  return whileLeaseHeld(deps, uid, audioId, attempt, (tx) => {
    tx.update(ref, { lease: leaseFor(deps, attempt.holder) });
  });
}

/** Releases the lease, so that another attempt can start immediately. */
export async function releaseLease(
  deps: Deps,
  uid: string,
  audioId: string,
  attempt: Attempt,
): Promise<void> {
  const ref = deps.documents.audio(uid, audioId);
  await whileLeaseHeld(deps, uid, audioId, attempt, (tx) => {
    tx.update(ref, { lease: null });
  });
}
