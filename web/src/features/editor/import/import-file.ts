import { ImportError } from './import-problem.ts';
import { isReadKind } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { readPdf } from './read-pdf.ts';

/** Largest file that is read, in bytes, and how long that may take, in ms. */
export const largestImport = 10 * 1024 * 1024;
const longestMs = 20_000;
export const importedKinds = '.txt,.md,.docx,.pdf';

async function read(kind: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<string[]> {
  if (kind === 'pdf') return readPdf(bytes, signal);
  if (!isReadKind(kind)) throw new ImportError('unknown_kind');
  return readInWorker({ kind, bytes }, signal);
}

/**
 * Reads a file in the browser into paragraphs, within limits of size and time.
 * @throws ImportError; the reason of `canceled` once that is aborted
 */
export async function importFile(file: File, canceled: AbortSignal): Promise<string[]> {
  const kind = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (kind !== 'pdf' && !isReadKind(kind)) throw new ImportError('unknown_kind');
  if (file.size > largestImport) throw new ImportError('too_large');
  const late = AbortSignal.timeout(longestMs);
  try {
    const bytes = await file.arrayBuffer();
    const paragraphs = await read(kind, bytes, AbortSignal.any([canceled, late]));
    if (paragraphs.length === 0) throw new ImportError('no_text');
    return paragraphs;
  } catch (cause) {
    if (late.aborted && !canceled.aborted) throw new ImportError('too_slow', { cause });
    throw cause;
  }
}
