import type { Deps } from '../../deps.ts';
import { finishDeletion } from '../account/finish-deletion.ts';
import { finishClosing } from '../orders/closings.ts';
import { eachDocument, Leftovers } from './each-document.ts';

const pageSize = 50;

/**
 * Continues interrupted deletions, removes old deletion marks, and ends at payment providers what could not be ended
 * with the account.
 */
export async function finishDeletions(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ finished: number; forgotten: number; closed: number }> {
  const { documents, now } = deps;
  const open = documents.deletions().where('endedAt', '==', null).orderBy('__name__');
  const finished = await eachDocument(open, pageSize, left, async (doc) => {
    await finishDeletion(deps, doc.id);
    return true;
  });
  const old = documents.deletions().where('expiresAt', '<=', now()).orderBy('expiresAt');
  const forgotten = await eachDocument(old, pageSize, left, async (doc) => {
    await doc.ref.delete();
    return true;
  });
  const closings = documents.closings().orderBy('requestedAt');
  const closed = await eachDocument(closings, pageSize, left, async (doc) => {
    await finishClosing(deps, doc.id);
    return true;
  });
  return { finished, forgotten, closed };
}
