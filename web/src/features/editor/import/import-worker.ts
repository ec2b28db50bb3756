// Reads a file outside of the page, so that a hostile one can only block this worker.
import type { ReadKind } from './import-limits.ts';
import { ImportError, type ImportProblem } from './import-problem.ts';
import { readFile } from './read-file.ts';

export interface ImportRequest {
  readonly kind: ReadKind;
  readonly bytes: ArrayBuffer;
}
export type ImportResponse =
  | { readonly paragraphs: string[] }
  | { readonly problem: ImportProblem };

function answerTo({ kind, bytes }: ImportRequest): ImportResponse {
  try {
    return { paragraphs: readFile(kind, new Uint8Array(bytes)) };
  } catch (error) {
    return { problem: error instanceof ImportError ? error.problem : 'unreadable' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(answerTo(data));
});
