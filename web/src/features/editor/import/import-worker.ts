// Reads a file outside of the page, so that a hostile one can only block this worker.
import type { ReadKind } from './import-limits.ts';
import { ImportError, type ImportProblem } from './import-problem.ts';
import type { PdfPage } from './pdf/pdf-run.ts';
import { readPages } from './pdf/read-pages.ts';
import { type Imported, importedOf, readFile } from './read-file.ts';

/** A file, or the pages of a PDF, which has a parser of its own. */
export type ImportRequest =
  | { readonly kind: ReadKind; readonly bytes: ArrayBuffer }
  | { readonly pages: readonly PdfPage[] };
export type ImportResponse = Imported | { readonly problem: ImportProblem };

function answerTo(request: ImportRequest): ImportResponse {
  try {
    if ('pages' in request) return importedOf(readPages(request.pages));
    return readFile(request.kind, new Uint8Array(request.bytes));
  } catch (error) {
    return { problem: error instanceof ImportError ? error.problem : 'unreadable' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(answerTo(data));
});
