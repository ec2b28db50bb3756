import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { failConversion } from '../conversions/end-conversion.ts';
import { enqueueConversion } from '../conversions/enqueue-conversion.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 100;

/** How long a conversion may wait for a maker before the queue is asked again. */
const forgottenMs = 2 * 60_000;

/** Ends or revives conversions that nobody is at: an instance died, or the queue forgot. */
export async function settleStale(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ failed: number; resumed: number }> {
  return { failed: await failStale(deps, left), resumed: await resumeForgotten(deps, left) };
}

/** Fails conversions that nobody has finished in time, which gives back what they hold. */
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

/** Asks the queue again for what has no maker. A task too many finds the audio taken or ended, and does nothing. */
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
