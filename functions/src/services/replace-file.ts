import type { Deps } from '../deps.ts';
import type { DocumentReference, Transaction } from '../repositories/documents.ts';

// A file that no document names has a cleanup note, so that the purge removes what a crash leaves.

/** A file that was written, with its note: the transaction that names it deletes that. */
export interface NotedFile {
  readonly path: string;
  readonly note: DocumentReference;
}

/** Writes a file that no document names yet. */
export async function writeNoted(
  { documents, files, newId, now }: Deps,
  path: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<NotedFile> {
  const note = documents.cleanups().doc(newId());
  await note.create({ prefix: path, createdAt: now() });
  await files.write(path, bytes, contentType);
  return { path, note };
}

/** Removes a file that no document will name. */
export async function dropNoted({ files }: Deps, { path, note }: NotedFile): Promise<void> {
  await files.remove(path);
  await note.delete();
}

/**
 * Replaces the file that a document names, by none if null, and deletes the former one.
 * @param change names the new file in a transaction, and returns the path of the former one
 */
export async function replaceFile(
  deps: Deps,
  next: NotedFile | null,
  change: (tx: Transaction) => Promise<string | null>,
): Promise<void> {
  const { documents, newId, now } = deps;
  const oldNote = documents.cleanups().doc(newId());
  const before = await documents.transact(async (tx) => {
    const former = await change(tx);
    if (next) tx.delete(next.note);
    if (former !== null) tx.create(oldNote, { prefix: former, createdAt: now() });
    return former;
  });
  if (before !== null) await dropNoted(deps, { path: before, note: oldNote });
}
