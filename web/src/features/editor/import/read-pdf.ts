import { paragraphsOf } from '../text/segment.ts';
import { bounded, maxText } from './import-limits.ts';
import { ImportError } from './import-problem.ts';
import { type PdfLine, paragraphsOfLines } from './pdf-paragraphs.ts';

/** Maximum runs of text per file: each may be a single letter. */
const maxRuns = maxText;

type Pdf = Awaited<ReturnType<typeof import('pdfjs-dist')['getDocument']>['promise']>;

async function linesOf(document: Pdf, signal: AbortSignal): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number++) {
    signal.throwIfAborted();
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    for (const item of content.items) {
      if (!('str' in item)) continue;
      length += item.str.length;
      if (length > maxText || lines.length >= maxRuns) throw new ImportError('too_much');
      lines.push({
        text: item.str,
        y: Number(item.transform[5]),
        height: item.height,
        ends: item.hasEOL,
        page: number,
      });
    }
    page.cleanup();
  }
  return lines;
}

/**
 * Returns the text of a PDF as paragraphs. A scanned PDF has pages without letters, which is a separate error, since
 * the user sees text on the page. The reader and its worker, which parses the file, are loaded with the first file; the
 * signal ends the worker.
 */
export async function readPdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<string[]> {
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
    const lines = await Promise.race([
      task.promise.then((document) => linesOf(document, signal)),
      stopped,
    ]);
    const paragraphs = paragraphsOfLines(lines);
    if (paragraphs.length === 0) throw new ImportError('scanned');
    return paragraphsOf(bounded(paragraphs.join('\n')));
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
