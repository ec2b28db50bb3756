import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { ImportError } from './import-problem.ts';
import { maxText } from './max-text.ts';
import type { OcrReader } from './ocr/ocr-reader.ts';
import { fittingShare, pixelsOf } from './ocr/picture-of-file.ts';
import type { OnReading } from './ocr/reading-progress.ts';
import { cleanRuns, hasUnknownLetters } from './pdf/page-cleaning.ts';
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
    const read = await pdfPage(page, { hasFields, isScan: pages.at(-1)?.isScan ?? false });
    for (const { text } of read.runs) length += text.length;
    runs += read.runs.length;
    if (length > maxText || runs > maxRuns) throw new ImportError('too_much');
    pages.push(read);
    page.cleanup();
  }
  return pages;
}

/** At 200 dots an inch letters are told apart. */
const dotsPerPoint = 200 / 72;

async function drawn(page: PDFPageProxy): Promise<ImageData> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = dotsPerPoint * fittingShare(width * dotsPerPoint, height * dotsPerPoint);
  const viewport = page.getViewport({ scale });
  return pixelsOf(
    viewport.width,
    viewport.height,
    (canvas) => page.render({ canvas, viewport, background: '#fff' }).promise,
  );
}

/** Whether a page shows text that the file does not have: a scan, or letters without a meaning. */
function isPicture(page: PdfPage): boolean {
  const runs = cleanRuns(page);
  return runs.length === 0 || hasUnknownLetters(runs);
}

/** Reads the pages that are pictures, in the place of those in `pages`. Returns the words to check. */
async function readPictures(
  document: PDFDocumentProxy,
  pages: PdfPage[],
  signal: AbortSignal,
  onReading: OnReading,
): Promise<string[]> {
  const pictures = [...pages.keys()].filter((at) => isPicture(pages[at] as PdfPage));
  if (pictures.length === 0) return [];
  const { OcrReader: Reader } = await import('./ocr/ocr-reader.ts');
  const reader: OcrReader = new Reader(signal);
  const found: string[] = [];
  try {
    for (const [done, at] of pictures.entries()) {
      const report = (share: number | null) =>
        onReading({ page: done + 1, pages: pictures.length, share });
      report(done === 0 ? null : 0);
      const page = await document.getPage(at + 1);
      const { width } = page.getViewport({ scale: 1 });
      const read = await reader.read(await drawn(page), { pointsWide: width, onShare: report });
      page.cleanup();
      if (read.page.runs.length === 0) continue;
      pages[at] = read.page;
      found.push(...read.doubts);
    }
  } finally {
    reader.stop();
  }
  return found;
}

/** Why a PDF has no text: pictures of pages look like text to the user. */
function withText(imported: Imported): Imported {
  if (imported.paragraphs.length > 0) return imported;
  const isUnknown = (imported.left?.pagesWithUnknownLetters ?? 0) > 0;
  throw new ImportError(isUnknown ? 'unknown_letters' : 'scanned');
}

/**
 * Returns the text of a PDF; pages that are pictures are read as such. Its parser and that one's worker are loaded with
 * the first file; the signal ends them.
 * @throws ImportError; the signal's reason
 */
export async function readPdf(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  onReading: OnReading,
): Promise<Imported> {
  const pdf = await import('pdfjs-dist');
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  signal.throwIfAborted();
  const task = pdf.getDocument({
    data: new Uint8Array(bytes),
    // Without these decoders faxes and JPEG 2000 scans are white pages.
    wasmUrl: new URL(__PDF_FOLDER__, location.href).href,
  });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const { pages, doubts } = await Promise.race([
      task.promise.then(async (document) => {
        const pages = await pagesOf(document, signal);
        return { pages, doubts: await readPictures(document, pages, signal, onReading) };
      }),
      stopped,
    ]);
    return { ...withText(await readInWorker({ pages }, signal)), doubts };
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
