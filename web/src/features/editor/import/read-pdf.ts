import type { PDFDocumentProxy } from 'pdfjs-dist';
import { maxText } from './import-limits.ts';
import { ImportError } from './import-problem.ts';
import { pdfPage } from './pdf/pdf-page.ts';
import type { PdfPage } from './pdf/pdf-run.ts';
import type { Imported } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';

/** Maximum runs of text per file: each may be a single letter. */
const maxRuns = maxText;

async function pagesOf(document: PDFDocumentProxy, signal: AbortSignal): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  const hasFields = (await document.getFieldObjects()) !== null;
  let runs = 0;
  let length = 0;
  for (let number = 1; number <= document.numPages; number++) {
    signal.throwIfAborted();
    const page = await document.getPage(number);
    const read = await pdfPage(page, hasFields);
    for (const { text } of read.runs) length += text.length;
    runs += read.runs.length;
    if (length > maxText || runs > maxRuns) throw new ImportError('too_much');
    pages.push(read);
    page.cleanup();
  }
  return pages;
}

/** Why a PDF has no text: pictures of pages look like text to the user. */
function withText(imported: Imported): Imported {
  if (imported.paragraphs.length > 0) return imported;
  const isUnknown = (imported.left?.pagesWithUnknownLetters ?? 0) > 0;
  throw new ImportError(isUnknown ? 'unknown_letters' : 'scanned');
}

/**
 * Returns the text of a PDF. Its parser and that one's worker are loaded with the first file; the signal ends them.
 * @throws ImportError; the signal's reason
 */
export async function readPdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<Imported> {
  const pdf = await import('pdfjs-dist');
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  signal.throwIfAborted();
  const task = pdf.getDocument({ data: new Uint8Array(bytes) });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const pages = await Promise.race([
      task.promise.then((document) => pagesOf(document, signal)),
      stopped,
    ]);
    return withText(await readInWorker({ pages }, signal));
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    if (cause instanceof ImportError) throw cause;
    const locked = cause instanceof Error && cause.name === 'PasswordException';
    // The reader's worker is loaded from the network too.
    if (!locked && !navigator.onLine) throw new ImportError('offline', { cause });
    throw new ImportError(locked ? 'password' : 'unreadable', { cause });
  } finally {
    await task.destroy();
  }
}
