import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Book } from '@duu/contract/documents/book';
import { bookFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Reads } from '../../repositories/documents.ts';
import { directReads } from '../../repositories/documents.ts';
import { enqueueBook } from '../conversions/enqueue-conversion.ts';
import { retryConversion } from '../conversions/retry-conversion.ts';

type Action = InputOf<Calls['changeBook']>['action'];

/** @throws ApiError `collection.not_found`, `book.not_found` if there is nothing left to convert */
async function openBook(reads: Reads, { documents }: Deps, uid: string, collectionId: string) {
  const collection = (await reads.get(documents.collection(uid, collectionId))).data();
  if (!collection) throw new ApiError('collection.not_found');
  if (!collection.book || collection.book.state === 'done') throw new ApiError('book.not_found');
  return collection.book;
}

/** Returns a book after an action; a paused one that skips leaves out the part that stopped it. */
function changed(book: Book, action: Action, at: Date): Book {
  if (action === 'pause') return { ...book, state: 'paused', error: null };
  if (action === 'end') return { ...book, state: 'done', audioId: null, error: null };
  if (book.state === 'running') return book;
  const skipped =
    action !== 'skip' || book.error === null
      ? {}
      : book.audioId === null
        ? { next: book.next + 1 }
        : { audioId: null };
  const { doneCharacters: sinceCharacters } = book;
  return { ...book, ...skipped, state: 'running', error: null, since: at, sinceCharacters };
}

/** Converts the part that failed again: its credits are held again. */
async function retryPart(deps: Deps, uid: string, { audioId }: Book): Promise<void> {
  if (audioId === null) return;
  const part = (await deps.documents.audio(uid, audioId).get()).data();
  if (part?.state === 'failed') await retryConversion(deps, uid, audioId);
}

/** Pauses, continues or ends the conversion of a book. */
export async function changeBook(
  deps: Deps,
  uid: string,
  collectionId: string,
  action: Action,
): Promise<void> {
  const { documents, files, now } = deps;
  const before = await openBook(directReads, deps, uid, collectionId);
  if (action === 'continue' && before.state === 'paused') await retryPart(deps, uid, before);
  const book = await documents.transact(async (tx) => {
    const book = changed(await openBook(tx, deps, uid, collectionId), action, now());
    tx.update(documents.collection(uid, collectionId), { book: { ...book, movedAt: now() } });
    return book;
  });
  if (book.state === 'running') await enqueueBook(deps, uid, collectionId);
  if (book.state === 'done') await files.remove(bookFile(uid, collectionId));
}
