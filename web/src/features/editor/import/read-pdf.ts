import { ImportError } from './import-problem.ts';
import { type PdfLine, paragraphsOfLines } from './pdf-paragraphs.ts';

/**
 * The text of a PDF as paragraphs. A scanned one has pages but no letters, which is an error of its own, since
 * the person sees text on the page. The reader and its worker are loaded when the first file comes.
 */
export async function readPdf(bytes: ArrayBuffer): Promise<string> {
  const pdf = await import('pdfjs-dist');
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  const task = pdf.getDocument({ data: new Uint8Array(bytes) });
  try {
    const document = await task.promise;
    const lines: PdfLine[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      for (const item of content.items) {
        if (!('str' in item)) continue;
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
    const paragraphs = paragraphsOfLines(lines);
    if (paragraphs.length === 0) throw new ImportError('scanned');
    return paragraphs.join('\n');
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    const locked = cause instanceof Error && cause.name === 'PasswordException';
    // The reader's worker comes from the network too.
    if (!locked && !navigator.onLine) throw new ImportError('offline', { cause });
    throw new ImportError(locked ? 'password' : 'unreadable', { cause });
  } finally {
    await task.destroy();
  }
}
