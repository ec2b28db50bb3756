import type { Audio } from '@duu/contract/documents/audio';
import { filesOfAudio } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import type { ReadRef, Transaction } from '../../repositories/documents.ts';
import type { TransactOptions } from '../../repositories/transact.ts';
import { applyCounters, withoutDeleted } from '../audios/apply-counters.ts';
import { counterChanges } from '../audios/counter-changes.ts';
import { ownedAudio } from '../audios/owned-audio.ts';
import { endAsDeleted, readConversionEnd } from '../conversions/end-conversion.ts';

interface Deletion extends TransactOptions {
  /** Writes more in the same transaction. */
  readonly also?: (tx: Transaction, audio: Audio) => void;
}

/** The earlier versions of an audio, as of `version`. */
interface Earlier {
  readonly asOf: number;
  readonly refs: readonly ReadRef<unknown>[];
}

/** Each added version raises the audio's version, which is therefore read first. */
async function earlierOf({ documents }: Deps, uid: string, audioId: string): Promise<Earlier> {
  const asOf = (await documents.audio(uid, audioId).get()).data()?.version ?? 1;
  if (asOf === 1) return { asOf, refs: [] };
  const found = await documents.versions(uid, audioId).select().get();
  return { asOf, refs: found.docs.map((doc) => doc.ref) };
}

/**
 * Deletes an audio with its documents and files. A running conversion ends by `endAsDeleted`. The transaction
 * leaves a cleanup note of the files, so that the purge finishes after a crash. Works if the user or
 * collection is deleted.
 * @throws ApiError `audio.not_found`
 */
export async function deleteAudio(
  deps: Deps,
  uid: string,
  audioId: string,
  options: Deletion = {},
): Promise<void> {
  const { documents, files, newId } = deps;
  const prefix = filesOfAudio(uid, audioId);
  const note = documents.cleanups().doc(newId());
  for (let done = false; !done; ) {
    const earlier = await earlierOf(deps, uid, audioId);
    done = await deleteDocuments(deps, uid, audioId, { earlier, note, prefix, options });
  }
  await files.removeAll(prefix);
  await note.delete();
}

interface Removal {
  readonly earlier: Earlier;
  readonly note: ReturnType<ReturnType<Deps['documents']['cleanups']>['doc']>;
  readonly prefix: string;
  readonly options: Deletion;
}

/** Returns false if another conversion has ended meanwhile. */
async function deleteDocuments(
  deps: Deps,
  uid: string,
  audioId: string,
  { earlier, note, prefix, options }: Removal,
): Promise<boolean> {
  const { documents, now } = deps;
  return documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    if (audio.version !== earlier.asOf) return false;
    const [ending, changes] = await Promise.all([
      readConversionEnd(tx, deps, uid, audioId, audio),
      withoutDeleted(tx, documents, uid, counterChanges(audio, null)),
    ]);
    endAsDeleted(tx, deps, ending);
    for (const version of earlier.refs) tx.delete(version);
    tx.delete(documents.content(uid, audioId));
    tx.delete(documents.pendingContent(uid, audioId));
    tx.delete(documents.search(uid, audioId));
    tx.delete(documents.bookmarksOf(uid, audioId));
    if (audio.shareId) {
      tx.delete(documents.share(audio.shareId));
      tx.delete(documents.shareSource(audio.shareId));
    }
    tx.delete(documents.audio(uid, audioId));
    tx.create(note, { prefix, createdAt: now() });
    if (ending.user) applyCounters(tx, documents, uid, changes);
    options.also?.(tx, audio);
    return true;
  }, options);
}
