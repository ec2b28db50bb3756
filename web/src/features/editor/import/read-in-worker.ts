import { ImportError } from './import-problem.ts';
import type { ImportAnswer, ImportQuestion } from './import-worker.ts';

/**
 * Reads a file's paragraphs in a worker of its own, which ends with the answer or with the signal.
 * @throws ImportError; the signal's reason
 */
export function readInWorker(question: ImportQuestion, signal: AbortSignal): Promise<string[]> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string[]>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if ('problem' in data) reject(new ImportError(data.problem));
      else resolve(data.paragraphs);
    };
    // The worker's own file comes from the network; a file that is too much for it ends it too.
    worker.onerror = () => reject(new ImportError(navigator.onLine ? 'unreadable' : 'offline'));
    worker.postMessage(question, [question.bytes]);
  }).finally(() => worker.terminate());
}
