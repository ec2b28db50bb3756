// Reads a file apart from the page: a hostile one can only stop this worker, which is used once.
import { ImportError, type ImportProblem } from './import-problem.ts';
import { type ReadKind, readFile } from './read-file.ts';

export interface ImportQuestion {
  readonly kind: ReadKind;
  readonly bytes: ArrayBuffer;
}
export type ImportAnswer = { readonly paragraphs: string[] } | { readonly problem: ImportProblem };

function answerTo({ kind, bytes }: ImportQuestion): ImportAnswer {
  try {
    return { paragraphs: readFile(kind, new Uint8Array(bytes)) };
  } catch (error) {
    return { problem: error instanceof ImportError ? error.problem : 'unreadable' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => {
  self.postMessage(answerTo(data));
});
