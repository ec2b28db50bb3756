import type { Book, BookText } from '@duu/contract/documents/book';
import type { Collection } from '@duu/contract/documents/collection';
import { partName } from '@duu/contract/labels';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { acceptText } from '../conversions/accept-text.ts';
import { conversionRequest } from '../conversions/conversion-input.ts';
import { speakEarly } from '../conversions/early-speech.ts';
import { markedVoices } from '../conversions/marked-voices.ts';
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

/** The text of a part, read before it is started. */
export interface ReadPart {
  readonly index: number;
  /** Of its audio. */
  readonly audioId: string;
  /** Null if reading failed. */
  readonly measured: Promise<MeasuredText | null>;
  /** Begins to speak it, unless it was started before what it needs was read. */
  speak(): Promise<void>;
  /** It is being started, and spoken with that: what is read later begins nothing. */
  start(): void;
  /** Ends what was begun: the part is not started. */
  leave(): void;
}

/** Slower speech is not begun ahead: half an hour of sound would wait in memory while as much is stored. */
const slowest = 0.5;

/** Returns what a part asks of the engines ahead; null if it has to wait for its turn. */
async function speechOfPart(
  deps: Deps,
  request: ReturnType<typeof partRequest>,
  { dictionary }: MeasuredText,
) {
  const { language, background, backgroundVolume, speed, pitch, name } = request;
  const speaker = (await deps.documents.speaker(request.speakerId).get()).data();
  if (!speaker?.published || speed < slowest) return null;
  const segments = acceptText(request.segments);
  const voices = await markedVoices(deps, segments, speaker);
  const settings = { background, backgroundVolume, speed, pitch };
  return conversionRequest({ segments, language, speaker, voices, settings, dictionary, name });
}

/** Reads the next part of a book, as its price and its dictionary need it. */
export function readPart(
  deps: Deps,
  uid: string,
  { name, book: { voice, next } }: { readonly name: string; readonly book: Book },
  text: BookText,
): ReadPart {
  const audioId = deps.newId();
  const request = partRequest({ name, voice }, text, next);
  const read = async () => {
    const reader = await openTextReader(deps, uid);
    return reader.measure(voice.language, request.segments, voice.speed);
  };
  // It is read again when it starts, and what is wrong is told then.
  const measured = read().catch(() => null);
  const speech = measured
    .then((found) => (found === null ? null : speechOfPart(deps, request, found)))
    .catch(() => null);
  let isStarted = false;
  let leave: () => void = () => undefined;
  return {
    index: next,
    audioId,
    measured,
    speak: async () => {
      const speechAhead = await speech;
      if (speechAhead !== null && !isStarted) leave = speakEarly(deps, audioId, speechAhead, true);
    },
    start: () => {
      isStarted = true;
    },
    leave: () => {
      isStarted = true;
      leave();
    },
  };
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
  const known = read?.index === index ? read : null;
  const audioId = known?.audioId ?? newId();
  known?.start();
  await startConversion(deps, uid, partRequest({ name, voice: book.voice }, text, index), null, {
    part: {
      audioId,
      collectionId,
      chapter: chapterOf(text, index),
      isLater: true,
      ...(known ? { measured: known.measured } : {}),
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
