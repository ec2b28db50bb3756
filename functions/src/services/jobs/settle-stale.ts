import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { failConversion } from '../conversions/end-conversion.ts';
import { enqueueConversion } from '../conversions/enqueue-conversion.ts';
import { ownerOf } from './owner-of.ts';

const pageSize = 100;

/** How long a conversion may wait for a maker before the queue is asked again. */
const forgottenMs = 2 * 60_000;

/** Ends or revives conversions that nobody is at: an instance died, or the queue forgot. */
export async function settleStale(deps: Deps): Promise<{ failed: number; resumed: number }> {
  return { failed: await failStale(deps), resumed: await resumeForgotten(deps) };
}

/** Fails conversions that nobody has finished in time, which gives back what they hold. */
async function failStale(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - limits.holdMs);
  const stale = deps.documents
    .allAudios()
    .where('state', '==', 'creating')
    .where('updatedAt', '<=', before)
    .limit(pageSize);
  let failed = 0;
  for (;;) {
    const page = await stale.get();
    if (page.empty) return failed;
    for (const doc of page.docs) {
      const uid = ownerOf(doc.ref.path);
      failed += Number(await failConversion(deps, uid, doc.id, 'failed_to_synthesize_audio'));
    }
  }
}

/** Asks the queue again for what has no maker. A task too many finds the audio taken or ended, and does nothing. */
async function resumeForgotten(deps: Deps): Promise<number> {
  const now = deps.now();
  const waiting = deps.documents
    .allAudios()
    .where('state', '==', 'creating')
    .where('updatedAt', '<=', new Date(now.getTime() - forgottenMs))
    .orderBy('updatedAt')
    .limit(pageSize);
  let resumed = 0;
  let page = await waiting.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const doc of page.docs) {
      const { lease } = doc.data();
      if (lease && lease.until > now) continue;
      await enqueueConversion(deps, ownerOf(doc.ref.path), doc.id);
      resumed++;
    }
    page = await waiting.startAfter(last).get();
  }
  return resumed;
}
