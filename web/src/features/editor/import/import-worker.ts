// Reads a file outside of the page, so that a hostile one can only block this worker.
import type { WebPage } from './formats/article.ts';
import { decodeXml } from './formats/decode-xml.ts';
import { isSavedPage, savedPage } from './formats/saved-page.ts';
import { isHtmlKind, type ReadKind } from './import-kinds.ts';
import { ImportError, type ImportProblem } from './import-problem.ts';
import type { PdfPage } from './pdf/pdf-run.ts';
import { readPages } from './pdf/read-pages.ts';
import { type Imported, importedOf, readFile } from './read-file.ts';

/** A file, which may be a web page, or the pages of a PDF, which has a parser of its own. */
export type ImportRequest =
  | { readonly kind: ReadKind; readonly bytes: ArrayBuffer; readonly page: WebPage | undefined }
  | { readonly pages: readonly PdfPage[] };
export type ImportResponse = Imported | { readonly problem: ImportProblem };

async function answerTo(request: ImportRequest): Promise<ImportResponse> {
  try {
    if ('pages' in request) return importedOf(readPages(request.pages));
    const bytes = new Uint8Array(request.bytes);
    const isPage = isHtmlKind(request.kind) && isSavedPage(decodeXml(bytes));
    const page = request.page ?? (isPage ? savedPage : undefined);
    if (page === undefined) return readFile(request.kind, bytes);
    const { readWebPage } = await import('./read-web-page.ts');
    return readWebPage(bytes, page);
  } catch (error) {
    return { problem: error instanceof ImportError ? error.problem : 'unreadable' };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(await answerTo(data));
});
