import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { deleteAudio } from '../library/delete-audio.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 50;
/** One audio takes several round trips, and the job's 540 s have to suffice for a night's worth. */
const atOnce = 10;
/** Newer cleanup notes belong to running deletions, which remove their own files. */
const leftBehindMs = 10 * 60_000;

/** Deletes audios whose storage time is over, and files left by a crash. */
export async function purgeExpiredAudio(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ deleted: number; swept: number }> {
  return { deleted: await deleteExpired(deps, left), swept: await sweepFiles(deps, left) };
}

async function deleteExpired(deps: Deps, left: Leftovers): Promise<number> {
  const due = deps.documents.allAudios().where('expiresAt', '<=', deps.now()).orderBy('expiresAt');
  const purgeOne = async (doc: QueryDocumentSnapshot<unknown>) => {
    try {
      await deleteAudio(deps, ownerOf(doc.ref.path), doc.id, { evenInDeletion: true });
      return true;
    } catch (error) {
      // It was deleted meanwhile.
      if (error instanceof ApiError && error.key === 'audio.not_found') return false;
      throw error;
    }
  };
  return eachDocument(due, pageSize, left, purgeOne, atOnce);
}

async function sweepFiles({ documents, files, now }: Deps, left: Leftovers): Promise<number> {
  const before = new Date(now().getTime() - leftBehindMs);
  const behind = documents.cleanups().where('createdAt', '<=', before).orderBy('createdAt');
  return eachDocument(behind, pageSize, left, async (doc) => {
    await files.removeAll(doc.data().prefix);
    await doc.ref.delete();
    return true;
  });
}
