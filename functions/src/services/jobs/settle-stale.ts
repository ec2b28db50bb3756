import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { failConversion } from '../conversions/end-conversion.ts';
import {
  enqueueAudiobook,
  enqueueBook,
  enqueueConversion,
} from '../conversions/enqueue-conversion.ts';
import { closeCall } from '../speech-calls/close-call.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 100;

/** How long a conversion may wait for an attempt before it is queued again, in ms. */
const forgottenMs = 2 * 60_000;

/** Fails or restarts abandoned conversions: an instance died, or the queue lost a task. */
export async function settleStale(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ failed: number; resumed: number }> {
  const failed = (await failStale(deps, left)) + (await endStaleCalls(deps, left));
  const resumed =
    (await resumeForgotten(deps, left)) +
    (await resumeBooks(deps, left)) +
    (await resumeAudiobooks(deps, left));
  return { failed, resumed };
}

/** Fails conversions that took too long, which releases their credits. */
async function failStale(deps: Deps, left: Leftovers): Promise<number> {
  const before = new Date(deps.now().getTime() - limits.holdMs);
  const stale = deps.documents
    .allAudios()
    .where('state', '==', 'creating')
    .where('updatedAt', '<=', before)
    .orderBy('updatedAt');
  return eachDocument(stale, pageSize, left, (doc) =>
    failConversion(deps, ownerOf(doc.ref.path), doc.id, 'failed_to_synthesize_audio'),
  );
}

/** Ends speech calls whose instance died, which releases their credits. */
async function endStaleCalls(deps: Deps, left: Leftovers): Promise<number> {
  const before = new Date(deps.now().getTime() - limits.holdMs);
  const stale = deps.documents
    .allSpeechCalls()
    .where('speakingSince', '<=', before)
    .orderBy('speakingSince');
  return eachDocument(stale, pageSize, left, async (doc) => {
    await closeCall(deps, ownerOf(doc.ref.path), { callId: doc.id, attempt: null }, died);
    return true;
  });
}

const died = {
  delivered: 0,
  outcome: 'failed',
  error: 'failed_to_synthesize_audio',
  firstSoundMs: null,
  fallback: null,
} as const;

/** Queues conversions without an attempt again. An extra task does nothing. */
async function resumeForgotten(deps: Deps, left: Leftovers): Promise<number> {
  const now = deps.now();
  const waiting = deps.documents
    .allAudios()
    .where('state', '==', 'creating')
    .where('updatedAt', '<=', new Date(now.getTime() - forgottenMs))
    .orderBy('updatedAt');
  return eachDocument(waiting, pageSize, left, async (doc) => {
    const { lease } = doc.data();
    if (lease && lease.until > now) return false;
    await enqueueConversion(deps, ownerOf(doc.ref.path), doc.id);
    return true;
  });
}

/** Queues books without a task again. One whose part is being converted has one. */
async function resumeBooks({ documents, ...deps }: Deps, left: Leftovers): Promise<number> {
  const now = deps.now();
  const waiting = documents
    .allCollections()
    .where('book.state', '==', 'running')
    .where('book.movedAt', '<=', new Date(now.getTime() - forgottenMs))
    .orderBy('book.movedAt');
  return eachDocument(waiting, pageSize, left, async (doc) => {
    const uid = ownerOf(doc.ref.path);
    const { audioId = null } = doc.data().book ?? {};
    const audio = audioId === null ? undefined : (await documents.audio(uid, audioId).get()).data();
    if (audio?.lease && audio.lease.until > now) return false;
    await enqueueBook({ ...deps, documents }, uid, doc.id);
    return true;
  });
}

/** Queues audiobooks without a task again. */
async function resumeAudiobooks(deps: Deps, left: Leftovers): Promise<number> {
  const waiting = deps.documents
    .allCollections()
    .where('audiobook.state', '==', 'making')
    .where('audiobook.movedAt', '<=', new Date(deps.now().getTime() - forgottenMs))
    .orderBy('audiobook.movedAt');
  return eachDocument(waiting, pageSize, left, async (doc) => {
    await enqueueAudiobook(deps, ownerOf(doc.ref.path), doc.id);
    return true;
  });
}
