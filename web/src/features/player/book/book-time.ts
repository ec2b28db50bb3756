import type { Book } from '@duu/contract/documents/book';

/**
 * Returns the minutes until so many characters of a book are converted, by default all, at its rate since it started or
 * continued; null while that is unknown.
 */
export function minutesLeft(book: Book, characters = book.characters): number | null {
  const done = book.doneCharacters - book.sinceCharacters;
  const ms = book.movedAt.getTime() - book.since.getTime();
  if (book.state !== 'running' || done <= 0 || ms <= 0) return null;
  const left = characters - book.doneCharacters;
  return Math.max(1, Math.round(((left / done) * ms) / 60_000));
}

/** Returns how many parts of a book are converted. */
export function doneParts({ next, audioId }: Book): number {
  return audioId === null ? next : next - 1;
}
