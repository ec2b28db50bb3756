import type { Book, BookText } from '@duu/contract/documents/book';
import type { Collection } from '@duu/contract/documents/collection';
import { partName } from '@duu/contract/labels';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { startConversion } from '../conversions/start-conversion.ts';
import { type MeasuredText, openTextReader } from '../conversions/text-reader.ts';
import { chapterOf, charactersBefore } from './book-text.ts';

/** The book is no longer as it was read: another task has moved it, or the user. */
export class BookMoved extends Error {}

type Position = Pick<Book, 'state' | 'next' | 'audioId'>;

/** Returns whether a book is where it was. */
export function isAt(book: Position | null | undefined, at: Position): boolean {
  return book?.state === at.state && book.next === at.next && book.audioId === at.audioId;
}

/** Returns the request that converts a part. */
export function partRequest(
  { name, voice }: { readonly name: string; readonly voice: Book['voice'] },
  { parts }: BookText,
  index: number,
) {
  const segments = [...(parts[index]?.segments ?? [])];
  return { ...voice, segments, name: partName({ name, parts }, index) };
}

/** The text of a part, read before it is started; null if that failed. */
export interface ReadPart {
  readonly index: number;
  readonly measured: Promise<MeasuredText | null>;
}

/** Reads the next part of a book, as its price and its dictionary need it. */
export function readPart(
  deps: Deps,
  uid: string,
  { voice, next }: Pick<Book, 'voice' | 'next'>,
  { parts }: BookText,
): ReadPart {
  const read = async () => {
    const reader = await openTextReader(deps, uid);
    return reader.measure(voice.language, parts[next]?.segments ?? [], voice.speed);
  };
  // It is read again when it starts, and what is wrong is told then.
  return { index: next, measured: read().catch(() => null) };
}

/**
 * Starts the next part of a book. The same transaction moves the book on, so that each part is converted and charged once.
 * @throws BookMoved, and ApiError if the part can't be converted
 */
export async function startPart(
  deps: Deps,
  uid: string,
  collectionId: string,
  { name, book }: { readonly name: Collection['name']; readonly book: Book },
  text: BookText,
  read: ReadPart | null,
): Promise<void> {
  const { documents, newId, now } = deps;
  const index = book.next;
  const audioId = newId();
  await startConversion(deps, uid, partRequest({ name, voice: book.voice }, text, index), null, {
    part: {
      audioId,
      collectionId,
      chapter: chapterOf(text, index),
      isLater: true,
      ...(read?.index === index ? { measured: read.measured } : {}),
      ensureWanted: (collection) => {
        if (!collection) throw new ApiError('collection.not_found');
        if (!isAt(collection.book, book)) throw new BookMoved();
      },
      write: (tx) =>
        tx.update(documents.collection(uid, collectionId), {
          'book.next': index + 1,
          'book.audioId': audioId,
          'book.doneCharacters': charactersBefore(text, index),
          'book.movedAt': now(),
        }),
    },
  });
}
