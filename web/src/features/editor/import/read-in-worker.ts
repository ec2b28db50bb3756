import { ImportError } from './import-problem.ts';
import type { ImportRequest, ImportResponse } from './import-worker.ts';
import type { Imported } from './read-file.ts';

/**
 * Reads a file in a separate worker, which ends with the result or the signal.
 * @throws ImportError; the signal's reason
 */
export function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<Imported> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Imported>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<ImportResponse>) => {
      if ('problem' in data) reject(new ImportError(data.problem));
      else resolve(data);
    };
    // Raised when the worker's code can't load, or when a file is too much for it.
    worker.onerror = () => reject(new ImportError(navigator.onLine ? 'unreadable' : 'offline'));
    worker.postMessage(request, 'bytes' in request ? [request.bytes] : []);
  }).finally(() => worker.terminate());
}
