import type { Audio } from '@duu/contract/documents/audio';
import type { Book, BookText } from '@duu/contract/documents/book';
import type { Collection } from '@duu/contract/documents/collection';
import { bookFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { UserDeleted, unlessUserDeleted } from '../../repositories/documents.ts';
import { enqueueRestOfBook } from '../conversions/enqueue-conversion.ts';
import { preloadSpeech } from '../conversions/preload-speech.ts';
import { runToCompletion } from '../conversions/run-to-completion.ts';
import { charactersBefore, readBookText } from './book-text.ts';
import { BookMoved, isAt, type ReadPart, readPart, startPart } from './start-part.ts';

/** How long a book waits while its user has other conversions, in ms. */
const busyMs = 5_000;

interface Place {
  readonly deps: Deps;
  readonly uid: string;
  readonly collectionId: string;
}

type Running = Collection & { readonly book: Book };

/** Returns the collection of a running book, else null. */
async function runningBook({ deps, uid, collectionId }: Place): Promise<Running | null> {
  const collection = (await deps.documents.collection(uid, collectionId).get()).data();
  return collection?.book?.state === 'running' ? { ...collection, book: collection.book } : null;
}

/** Changes a book unless it has moved since it was read. */
async function stop(
  { deps, uid, collectionId }: Place,
  before: Book,
  change: Pick<Book, 'state'> & Partial<Book>,
): Promise<void> {
  const { documents, now, log } = deps;
  const ref = documents.collection(uid, collectionId);
  const stopped = documents.transact(async (tx) => {
    if (!isAt((await tx.get(ref)).data()?.book, before)) return;
    tx.update(ref, { book: { ...before, ...change, movedAt: now() } });
  });
  await unlessUserDeleted(stopped, undefined);
  log.info('book_stopped', { collectionId, state: change.state, key: change.error?.key });
}

const pauseBy = ({ key, limit }: Pick<ApiError, 'key' | 'limit'>) =>
  ({ state: 'paused', error: { key, limit: limit ?? null } }) as const;

async function audioOf({ deps, uid }: Place, { audioId }: Book): Promise<Audio | undefined> {
  if (audioId === null) return undefined;
  return (await deps.documents.audio(uid, audioId).get()).data();
}

/** Begins the next part. Returns false if the book stopped instead. */
async function begin(
  place: Place,
  { name, book }: Running,
  text: BookText,
  read: ReadPart | null,
): Promise<boolean> {
  const { deps, uid, collectionId } = place;
  try {
    await startPart(deps, uid, collectionId, { name, book }, text, read);
  } catch (error) {
    read?.leave();
    if (error instanceof BookMoved) return true;
    if (error instanceof UserDeleted) return false;
    if (!(error instanceof ApiError)) throw error;
    if (error.key === 'collection.not_found') return false;
    if (error.key !== 'too_many_conversions') {
      // The part before it is done.
      const doneCharacters = charactersBefore(text, book.next);
      await stop(place, book, { ...pauseBy(error), audioId: null, doneCharacters });
      return false;
    }
    await deps.pause(busyMs);
  }
  return true;
}

/**
 * Converts a book part by part until it is done, or paused: by the user, by a part that failed, or because the next one can't
 * begin, as without credits. After `timeoutMs` another task continues; the last part may take as long again. May run several
 * times, also at once.
 */
export async function runBook(
  deps: Deps,
  uid: string,
  collectionId: string,
  timeoutMs: number,
): Promise<void> {
  const place = { deps, uid, collectionId };
  const deadline = deps.now().getTime() + timeoutMs;
  let text: BookText | null = null;
  let read: ReadPart | null = null;
  try {
    for (;;) {
      const found = await runningBook(place);
      if (found === null) return;
      const { book } = found;
      const part = await audioOf(place, book);
      if (part?.state === 'creating' && book.audioId !== null) {
        text ??= await readBookText(deps, uid, collectionId);
        if (text && book.next < book.parts && read?.index !== book.next) {
          // While this part is spoken, by another instance perhaps: the next one waits for neither its price nor the engines.
          preloadSpeech(deps);
          read = readPart(deps, uid, found, text);
        }
        const next = read?.index === book.next ? read : null;
        // While this part is stored, the engines have the next one.
        await runToCompletion(deps, uid, book.audioId, timeoutMs, () => void next?.speak());
      } else if (part?.state === 'failed') {
        return stop(place, book, pauseBy({ key: part.error ?? 'server_error', limit: undefined }));
      } else if (book.next >= book.parts) {
        await stop(place, book, { state: 'done', audioId: null, doneCharacters: book.characters });
        return deps.files.remove(bookFile(uid, collectionId));
      } else if (found.archived) {
        return stop(place, book, { state: 'paused' });
      } else {
        text ??= await readBookText(deps, uid, collectionId);
        if (text === null) throw new Error('The text of a book is missing.');
        if (!(await begin(place, found, text, read))) return;
      }
      if (deps.now().getTime() > deadline) return enqueueRestOfBook(deps, uid, collectionId);
    }
  } finally {
    read?.leave();
  }
}
