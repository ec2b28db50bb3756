import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { deleteAudio } from '../library/delete-audio.ts';
import { ownerOf } from './owner-of.ts';

const pageSize = 50;
/** A deletion under way removes its own files; only what is older was left behind. */
const leftBehindMs = 10 * 60_000;

/** Deletes audios whose storage time is over, and files that a crash left without documents. */
export async function purgeExpiredAudio(deps: Deps): Promise<{ deleted: number; swept: number }> {
  return { deleted: await deleteExpired(deps), swept: await sweepFiles(deps) };
}

async function deleteExpired(deps: Deps): Promise<number> {
  const due = deps.documents.allAudios().where('expiresAt', '<=', deps.now()).limit(pageSize);
  let deleted = 0;
  for (;;) {
    const page = await due.get();
    if (page.empty) return deleted;
    for (const doc of page.docs) {
      try {
        await deleteAudio(deps, ownerOf(doc.ref.path), doc.id);
        deleted++;
      } catch (error) {
        if (!(error instanceof ApiError && error.key === 'audio.not_found')) throw error;
      }
    }
  }
}

async function sweepFiles({ documents, files, now }: Deps): Promise<number> {
  const before = new Date(now().getTime() - leftBehindMs);
  const left = documents.cleanups().where('createdAt', '<=', before).limit(pageSize);
  let swept = 0;
  for (;;) {
    const page = await left.get();
    if (page.empty) return swept;
    for (const doc of page.docs) {
      await files.removeAll(doc.data().prefix);
      await doc.ref.delete();
      swept++;
    }
  }
}
