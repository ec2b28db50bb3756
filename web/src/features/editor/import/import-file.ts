import type { WebPage } from './formats/article.ts';
import { isPictureKind, isReadKind, kindOf } from './import-kinds.ts';
import { ImportError } from './import-problem.ts';
import type { OnReading } from './ocr/reading-progress.ts';
import type { Imported } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';

/** Maximum size of a file in bytes, of pictures and PDFs, which may be scans, and maximum time to read text in ms. */
const maxImportBytes = 10 * 1024 * 1024;
const maxPictureBytes = 50 * 1024 * 1024;
const timeoutMs = 20_000;
/** Longest time without progress while pictures are read, ms: what reads them has to be loaded first. */
const pictureTimeoutMs = 120_000;

async function read(
  kind: string,
  file: File,
  signal: AbortSignal,
  onReading: OnReading,
  page: WebPage | undefined,
): Promise<Imported> {
  if (isPictureKind(kind)) return readPicture(file, signal, onReading);
  const bytes = await file.arrayBuffer();
  if (kind === 'pdf') return readPdf(bytes, signal, onReading);
  if (!isReadKind(kind)) throw new ImportError('unknown_kind');
  return readInWorker({ kind, bytes, page }, signal);
}

/**
 * Reads a file in the browser, within limits of size and time. `onReading` is called while pictures are read, which takes
 * seconds a page. Of a web page only the article is read.
 * @throws ImportError; the reason of `canceled` once that is aborted
 */
export async function importFile(
  file: File,
  canceled: AbortSignal,
  onReading: OnReading = () => undefined,
  page?: WebPage,
): Promise<Imported> {
  const kind = kindOf(file.name);
  if (kind === 'doc') throw new ImportError('old_format');
  const mayBePicture = kind === 'pdf' || isPictureKind(kind);
  if (!mayBePicture && !isReadKind(kind)) throw new ImportError('unknown_kind');
  if (file.size > (mayBePicture ? maxPictureBytes : maxImportBytes))
    throw new ImportError(mayBePicture ? 'picture_too_large' : 'too_large');
  const stop = new AbortController();
  const giveUp = (afterMs: number) =>
    setTimeout(() => stop.abort(new ImportError('too_slow')), afterMs);
  let timer = giveUp(timeoutMs);
  const cancel = () => stop.abort(canceled.reason);
  canceled.addEventListener('abort', cancel, { once: true });
  try {
    const onProgress: OnReading = (reading) => {
      clearTimeout(timer);
      timer = giveUp(pictureTimeoutMs);
      onReading(reading);
    };
    const imported = await read(kind, file, stop.signal, onProgress, page);
    if (imported.paragraphs.length === 0) throw new ImportError('no_text');
    return imported;
  } finally {
    clearTimeout(timer);
    canceled.removeEventListener('abort', cancel);
  }
}
