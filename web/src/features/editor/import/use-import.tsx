import { type Dispatch, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { coverOf } from '../../../files/cover-of.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { EditorAction } from '../editor-state.ts';
import { ChaptersDialog } from './ChaptersDialog.tsx';
import { type Chapter, onlyChapters } from './document/chapters.ts';
import { fetchAsFile } from './fetch-as-file.ts';
import type { WebPage } from './formats/article.ts';
import { importFile } from './import-file.ts';
import { ImportError, mayPass } from './import-problem.ts';
import type { OnReading, ReadingProgress } from './ocr/reading-progress.ts';
import type { Imported } from './read-file.ts';

/** The id of the toast that shows how far pictures are read. */
const readingToast = 'reading-pictures';

/** UTF-16 units of a text with chapters (some ten minutes of sound) from which on the user is asked for some of them. */
const askedFrom = 10_000;

const isBook = ({ chapters = [] }: Imported): boolean =>
  chapters.reduce((sum, { length }) => sum + length, 0) >= askedFrom;

interface Book {
  readonly name: string;
  readonly chapters: readonly Chapter[];
  /** Called with the choice; null: nothing is imported. */
  readonly answer: (chosen: readonly Chapter[] | null) => void;
}

interface AddressOptions {
  /** Whether the descriptions of a page's images become part of the text. */
  readonly withImageTexts?: boolean;
  readonly onFetched?: () => void;
}

/** Imports a file into the sheet, after the existing text, and reports the result. Leaving the page cancels it. */
export function useImport(dispatch: Dispatch<EditorAction>) {
  const t = useText();
  const toast = useToast();
  const [importing, setImporting] = useState(false);
  /** A document whose chapters the user chooses. */
  const [book, setBook] = useState<Book | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      current.current?.abort();
      toast.dismiss(readingToast);
    },
    [toast],
  );
  const stopImport = (of: AbortController | undefined) => {
    of?.abort();
    setImporting(false);
    toast.dismiss(readingToast);
  };
  const begin = () => {
    current.current?.abort();
    const canceled = new AbortController();
    current.current = canceled;
    setImporting(true);
    return canceled;
  };
  const tellReading = ({ page, pages, share }: ReadingProgress, canceled: AbortController) => {
    // In steps, as each is announced by screen readers.
    const percent = Math.round((share ?? 0) * 5) * 20;
    toast.loading(t('editor.import.reading', { page, pages }), {
      id: readingToast,
      description:
        share === null
          ? t('editor.import.readerLoading')
          : t('editor.import.readingShare', { percent }),
      action: { label: t('editor.import.cancel'), onClick: () => stopImport(canceled) },
    });
  };
  const choose = (name: string, chapters: readonly Chapter[]) => {
    setImporting(false);
    return new Promise<readonly Chapter[] | null>((resolve) => {
      const answer = (chosen: readonly Chapter[] | null) => {
        setBook(null);
        resolve(chosen);
      };
      setBook({ name, chapters, answer });
    });
  };
  const put = (
    name: string,
    imported: Imported,
    cover: string | null,
    chosen: readonly Chapter[] = [],
  ) => {
    const { left, doubts, about = {} } = imported;
    const { paragraphs, chapters } = onlyChapters(imported.paragraphs, chosen);
    // A collection of chapters has the name of the book, not of the first chapter.
    const bookName = chapters.length > 1 ? name.replace(/\.\w+$/u, '') : '';
    const { title, author = '' } = about;
    dispatch({ kind: 'import', paragraphs, chapters, title: title || bookName, author, cover });
    if (doubts) dispatch({ kind: 'doubt', words: doubts });
    toast.success(t('editor.imported', { name, count: paragraphs.length }));
    const unread = (left?.pagesWithoutText ?? 0) + (left?.pagesWithUnknownLetters ?? 0);
    if (unread > 0) toast.warning(t('editor.import.pagesLeftOut', { count: unread }));
  };
  const importFrom = async (file: File, page?: WebPage) => {
    const canceled = begin();
    try {
      const onReading: OnReading = (reading) => {
        if (!canceled.signal.aborted) tellReading(reading, canceled);
      };
      const imported = await importFile(file, canceled.signal, onReading, page);
      if (canceled.signal.aborted) return;
      const { chapters = [] } = imported;
      const chosen = isBook(imported) ? await choose(file.name, chapters) : chapters;
      const picture = imported.about?.cover;
      const cover = picture ? await coverOf(new Blob([new Uint8Array(picture)])) : null;
      if (chosen !== null && !canceled.signal.aborted) put(file.name, imported, cover, chosen);
    } catch (error) {
      if (canceled.signal.aborted) return;
      // A reader is loaded with the first file of its kind; if that fails, the file itself may be fine.
      const lost = navigator.onLine ? 'unreadable' : 'offline';
      const problem = error instanceof ImportError ? error.problem : lost;
      const retry = { label: t('editor.retry'), onClick: () => void importFrom(file, page) };
      toast.warning(
        t(`editor.import.${problem}`, { name: file.name }),
        mayPass(problem) ? { action: retry } : {},
      );
    } finally {
      if (current.current === canceled) setImporting(false);
      toast.dismiss(readingToast);
    }
  };
  /**
   * Returns why it could not be fetched, for the dialog; null once it is imported or canceled. A toast reports the import.
   */
  const importAddress = async (
    address: string,
    { withImageTexts = false, onFetched }: AddressOptions = {},
  ): Promise<string | null> => {
    const canceled = begin();
    try {
      const { file, page } = await fetchAsFile(address, canceled.signal, { withImageTexts });
      if (!canceled.signal.aborted) onFetched?.();
      if (!canceled.signal.aborted) await importFrom(file, page);
      return null;
    } catch (error) {
      if (canceled.signal.aborted) return null;
      setImporting(false);
      if (error instanceof ApiError) return errorText(error, t);
      return t('editor.import.unreadable', { name: address });
    }
  };
  const dialog: ReactNode = book && (
    <ChaptersDialog
      name={book.name}
      chapters={book.chapters}
      onClose={() => book.answer(null)}
      onChosen={book.answer}
    />
  );
  return {
    /** Asks for the chapters of a long document: for the page to show. */
    dialog,
    importFrom: (file: File) => importFrom(file),
    importAddress,
    importing,
    cancelImport: () => stopImport(current.current),
  };
}
