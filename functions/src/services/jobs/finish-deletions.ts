import type { Deps } from '../../deps.ts';
import { finishDeletion } from '../account/finish-deletion.ts';
import { eachDocument, Leftovers } from './each-document.ts';

const pageSize = 50;

/** Continues interrupted deletions, and removes old deletion marks. */
export async function finishDeletions(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ finished: number; forgotten: number }> {
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
  return { finished, forgotten };
}
