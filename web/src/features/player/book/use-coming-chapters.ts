import { type BookText, bookText } from '@duu/contract/documents/book';
import { bookFile } from '@duu/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { fileUrl } from '../../../firebase/files.ts';
import { type ComingChapter, comingChapters } from './coming-chapters.ts';
import type { PlayedBook } from './use-book.ts';

async function readText(path: string, signal: AbortSignal): Promise<BookText> {
  const response = await fetch(await fileUrl(path), { signal });
  return bookText.parse(await response.json());
}

/** Returns the chapters of a book that are still to be converted; none until its text has loaded. */
export function useComingChapters({ collection }: PlayedBook): readonly ComingChapter[] {
  const uid = useUid();
  const { id, name, book } = collection;
  const isComing = book !== null && book.state !== 'done';
  const [text, setText] = useState<BookText | null>(null);
  useEffect(() => {
    if (!isComing) return;
    const ended = new AbortController();
    // Without it the chapters that are done are still there.
    readText(bookFile(uid, id), ended.signal).then(setText, () => undefined);
    return () => ended.abort();
  }, [uid, id, isComing]);
  return useMemo(
    () => (isComing && text !== null ? comingChapters(name, book, text) : []),
    [isComing, text, name, book],
  );
}
