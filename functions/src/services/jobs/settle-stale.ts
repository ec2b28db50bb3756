import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { failConversion } from '../conversions/end-conversion.ts';
import { ownerOf } from './owner-of.ts';

const pageSize = 100;

/** Fails conversions that nobody has finished in time, which gives back what they hold. */
export async function settleStale(deps: Deps): Promise<{ failed: number }> {
  const before = new Date(deps.now().getTime() - limits.holdMs);
  const stale = deps.documents
    .allAudios()
    .where('state', '==', 'creating')
    .where('updatedAt', '<=', before)
    .limit(pageSize);
  let failed = 0;
  for (;;) {
    const page = await stale.get();
    if (page.empty) return { failed };
    for (const doc of page.docs) {
      const uid = ownerOf(doc.ref.path);
      failed += Number(await failConversion(deps, uid, doc.id, 'failed_to_synthesize_audio'));
    }
  }
}
