import { countSegments } from '@duu/contract/count-segments';
import type { Audio } from '@duu/contract/documents/audio';
import { type BookText, bookText } from '@duu/contract/documents/book';
import { bookFile } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { type NotedFile, writeNoted } from '../replace-file.ts';

/** Writes the text of a book that its collection will name. */
export function writeBookText(
  deps: Deps,
  uid: string,
  collectionId: string,
  text: BookText,
): Promise<NotedFile> {
  const bytes = Buffer.from(JSON.stringify(text));
  return writeNoted(deps, bookFile(uid, collectionId), bytes, 'application/json');
}

/** Returns the text of a book; null if its file is missing. */
export async function readBookText(
  { files }: Pick<Deps, 'files'>,
  uid: string,
  collectionId: string,
): Promise<BookText | null> {
  const bytes = await files.bytes(bookFile(uid, collectionId));
  return bytes && bookText.parse(JSON.parse(Buffer.from(bytes).toString()));
}

/** Returns the characters of the parts before an index. */
export function charactersBefore({ parts }: BookText, index: number): number {
  return parts.slice(0, index).reduce((sum, { segments }) => sum + countSegments(segments), 0);
}

/** Returns the chapter of a part: parts in a row with one title are its pieces. */
export function chapterOf({ parts }: BookText, index: number): Audio['chapter'] {
  const title = parts[index]?.title ?? null;
  if (title === null) return null;
  const before = parts
    .slice(0, index + 1)
    .filter((part, at) => part.title !== parts[at - 1]?.title);
  return { number: before.length, title };
}
