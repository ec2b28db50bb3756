import { filesOfAudio } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { endAsDeleted, readEnding } from '../conversions/end-conversion.ts';
import { applyCounters } from './apply-counters.ts';
import { counterChanges } from './counter-changes.ts';
import { ownedAudio } from './owned-audio.ts';

/**
 * Deletes an audio with all that hangs on it. A conversion in the making ends by `endAsDeleted`. The documents go
 * in one transaction that leaves a note of the files; a purge finishes what a crash left. Errors:
 * `audio.not_found`.
 */
export async function deleteAudio(deps: Deps, uid: string, audioId: string): Promise<void> {
  const { documents, files, newId, now } = deps;
  const prefix = filesOfAudio(uid, audioId);
  const note = documents.cleanups().doc(newId());
  await documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    const ending = await readEnding(tx, deps, uid, audioId, audio);
    const versions = await tx.get(documents.versions(uid, audioId));
    endAsDeleted(tx, deps, ending);
    for (const version of versions.docs) tx.delete(version.ref);
    tx.delete(documents.content(uid, audioId));
    tx.delete(documents.pendingContent(uid, audioId));
    tx.delete(documents.search(uid, audioId));
    if (audio.shareId) {
      tx.delete(documents.share(audio.shareId));
      tx.delete(documents.shareSource(audio.shareId));
    }
    tx.delete(documents.audio(uid, audioId));
    tx.create(note, { prefix, createdAt: now() });
    applyCounters(tx, documents, uid, counterChanges(audio, null));
  });
  await files.removeAll(prefix);
  await note.delete();
}
