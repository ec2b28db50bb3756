import type { Block, createWorker, Worker as Engine } from 'tesseract.js';
import { ImportError } from '../import-problem.ts';
import { type OcrLine, type PicturePage, pageOfWords } from './page-of-words.ts';
import type { Prepared, PrepareRequest } from './prepare-worker.ts';

/** Longest time without any progress, ms: loading can be slow, and a page takes four seconds on a slow computer. */
const stalledMs = 90_000;
/** Mean certainty (percent) of an upright page is above this; sideways ones are read at random. */
const upright = 60;

type Library = { readonly createWorker: typeof createWorker };

interface ReadOptions {
  /** The page's width in points; null if only the letters tell how large it is. */
  readonly pointsWide: number | null;
  /** Called with the share of this page that has been read, 0 to 1. */
  readonly onShare: (share: number) => void;
}

/**
 * Reads pictures of pages, one after the other. Everything that it needs is loaded at the start, from this site. Each wait
 * ends: with a result, with an error of the engine, when nothing moves any more, or by the signal.
 */
export class OcrReader {
  readonly #preparer = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    type: 'module',
  });
  readonly #signal: AbortSignal;
  readonly #lost = Promise.withResolvers<never>();
  #engine: Promise<Engine> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onShare: ReadOptions['onShare'] = () => undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    const { promise, reject } = this.#lost;
    // Unhandled if it comes between two waits.
    promise.catch(() => undefined);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    this.#preparer.onerror = () => reject(this.#failure('The preparer ended.'));
  }

  /** @throws ImportError `offline`, `too_slow`, `unreadable`; the signal's reason */
  async read(picture: ImageData, { pointsWide, onShare }: ReadOptions): Promise<PicturePage> {
    this.#onShare = onShare;
    try {
      let best = await this.#recognized(
        await this.#prepared({
          rgba: picture.data.buffer as ArrayBuffer,
          width: picture.width,
          height: picture.height,
        }),
      );
      for (const turns of [1, 3, 2] as const) {
        if (best.certainty >= upright) break;
        const other = await this.#recognized(await this.#prepared({ turns }));
        if (other.certainty > best.certainty) best = other;
      }
      return pageOfWords(best.lines, best.size, pointsWide);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  /** Ends the workers; one that still starts ends once it has. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#preparer.terminate();
    this.#engine?.then(
      (engine) => engine.terminate(),
      () => undefined,
    );
  }

  #failure(cause: unknown): ImportError {
    return new ImportError(navigator.onLine ? 'unreadable' : 'offline', { cause });
  }

  /** Waits for a step, but not for ever: the engine's own promises may never settle. */
  async #awaited<T>(step: Promise<T>): Promise<T> {
    this.#moved();
    return Promise.race([step, this.#lost.promise]);
  }

  #moved(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#lost.reject(new ImportError(navigator.onLine ? 'too_slow' : 'offline')),
      stalledMs,
    );
  }

  #prepared(request: PrepareRequest): Promise<Prepared> {
    const answer = new Promise<Prepared>((resolve) => {
      this.#preparer.onmessage = ({ data }: MessageEvent<Prepared>) => resolve(data);
    });
    this.#preparer.postMessage(request, 'rgba' in request ? [request.rgba] : []);
    return this.#awaited(answer);
  }

  async #start(): Promise<Engine> {
    const { default: library } = (await import('tesseract.js')) as unknown as { default: Library };
    const fail = (cause: unknown) => this.#lost.reject(this.#failure(cause));
    return library.createWorker(['mon', 'eng'], 1, {
      workerPath: `${__OCR_FOLDER__}worker.js`,
      corePath: new URL(__OCR_FOLDER__, location.href).href,
      langPath: new URL(__OCR_FOLDER__, location.href).href,
      workerBlobURL: false,
      // The browser keeps the files themselves.
      cacheMethod: 'none',
      errorHandler: fail,
      logger: ({ status, progress }) => {
        this.#moved();
        if (status === 'recognizing text') this.#onShare(progress);
      },
    });
  }

  async #recognized({ file, width, height }: Prepared) {
    this.#engine ??= this.#start();
    const engine = await this.#awaited(
      this.#engine.catch((cause) => Promise.reject(this.#failure(cause))),
    );
    const { data } = await this.#awaited(
      engine.recognize(new Blob([file]), { rotateAuto: true }, { blocks: true }),
    );
    this.#signal.throwIfAborted();
    const lines = linesOf(data.blocks ?? []);
    return { lines, size: { width, height }, certainty: certaintyOf(lines) };
  }
}

function linesOf(blocks: readonly Block[]): OcrLine[] {
  return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}

/** Mean certainty of the letters, percent; 0 without any. */
function certaintyOf(lines: readonly OcrLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words) {
      sum += confidence * text.length;
      letters += text.length;
    }
  return letters === 0 ? 0 : sum / letters;
}
