import { extname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { SpeechError } from '../speech-error.ts';

/**
 * The entry files of worker threads and child processes, for a bundler: each must become `<name>.js` in the bundle's
 * folder (in the source it is beside the file that starts it). Paths are relative to `speech/src`.
 */
export const workerEntries = {
  'espeak-worker': 'engines/espeak/espeak-worker.ts',
  'join-worker': 'output/join-worker.ts',
  'onnx-worker': 'engines/onnx/onnx-worker.ts',
  'reading-worker': 'reading/reading-worker.ts',
  'sound-worker': 'sound-worker.ts',
} as const;

/** Returns the URL of a worker beside `importer`: `.ts` in the source, `.js` in a bundle. */
export function workerUrl(name: keyof typeof workerEntries, importer: string): URL {
  return new URL(`./${name}${extname(new URL(importer).pathname)}`, importer);
}

/**
 * A worker thread that keeps the process alive only while it has a job, so it can stay warm without blocking the end of
 * a command. Both sides of the messages are in this repository, so their types are not checked at run time.
 */
export class Thread<Sent, Received> {
  readonly #worker: Worker;
  #holds = 0;
  dead = false;

  /** @param onDeath called once, with the error that every job of this thread fails with */
  constructor(
    url: URL,
    onMessage: (message: Received) => void,
    onDeath: (error: Error) => void,
    options: Pick<WorkerOptions, 'resourceLimits'> = {},
  ) {
    this.#worker = new Worker(url, options);
    this.#worker.unref();
    this.#worker.on('message', onMessage);
    const die = (cause?: unknown) => {
      if (this.dead) return;
      this.dead = true;
      onDeath(new SpeechError('payload_process_failed', 'a worker thread ended', { cause }));
    };
    this.#worker.on('error', die);
    this.#worker.on('exit', () => die());
  }

  get holds(): number {
    return this.#holds;
  }

  hold(): void {
    if (this.#holds++ === 0) this.#worker.ref();
  }

  release(): void {
    if (--this.#holds === 0) this.#worker.unref();
  }

  post(message: Sent, transfer: ArrayBuffer[] = []): void {
    if (!this.dead) this.#worker.postMessage(message, transfer);
  }

  /** Returns the processor's time that it has taken so far, in ms, also while it works; it rejects once it has ended. */
  async cpuMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000;
  }

  async close(): Promise<void> {
    this.dead = true;
    await this.#worker.terminate();
  }
}
