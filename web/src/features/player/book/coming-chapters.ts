import { countSegments } from '@duu/contract/count-segments';
import type { Book, BookText } from '@duu/contract/documents/book';
import { partName } from '@duu/contract/labels';
import { minutesLeft } from './book-time.ts';

/** A chapter of a book that is not converted yet. */
export interface ComingChapter {
  /** Index of its first part in the book. */
  readonly part: number;
  readonly title: string;
  /** How many parts are converted before it. */
  readonly before: number;
  /** Minutes until it begins; null while that is unknown. */
  readonly minutes: number | null;
}

/** Returns the chapters of a book that are still to be converted. */
export function comingChapters(name: string, book: Book, { parts }: BookText): ComingChapter[] {
  const found: ComingChapter[] = [];
  let characters = 0;
  for (const [part, { title, segments }] of parts.entries()) {
    const isPiece = title !== null && part > 0 && title === parts[part - 1]?.title;
    if (part >= book.next && !isPiece)
      found.push({
        part,
        title: title ?? partName({ name, parts }, part),
        before: part - book.next + (book.audioId === null ? 0 : 1),
        minutes: minutesLeft(book, characters),
      });
    characters += countSegments(segments);
  }
  return found;
}
