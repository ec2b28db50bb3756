import { isReadKind, kindOf } from './import-limits.ts';
import { ImportError } from './import-problem.ts';
import type { Imported } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { readPdf } from './read-pdf.ts';

/** Maximum size of a file in bytes, and maximum time to read it in ms. */
const maxImportBytes = 10 * 1024 * 1024;
const timeoutMs = 20_000;

async function read(kind: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<Imported> {
  if (kind === 'pdf') return readPdf(bytes, signal);
  if (!isReadKind(kind)) throw new ImportError('unknown_kind');
  return readInWorker({ kind, bytes }, signal);
}

/**
 * Reads a file in the browser, within limits of size and time.
 * @throws ImportError; the reason of `canceled` once that is aborted
 */
export async function importFile(file: File, canceled: AbortSignal): Promise<Imported> {
  const kind = kindOf(file.name);
  if (kind === 'doc') throw new ImportError('old_format');
  if (kind !== 'pdf' && !isReadKind(kind)) throw new ImportError('unknown_kind');
  if (file.size > maxImportBytes) throw new ImportError('too_large');
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new ImportError('too_slow')), timeoutMs);
  const cancel = () => stop.abort(canceled.reason);
  canceled.addEventListener('abort', cancel, { once: true });
  try {
    const imported = await read(kind, await file.arrayBuffer(), stop.signal);
    if (imported.paragraphs.length === 0) throw new ImportError('no_text');
    return imported;
  } finally {
    clearTimeout(timer);
    canceled.removeEventListener('abort', cancel);
  }
}
