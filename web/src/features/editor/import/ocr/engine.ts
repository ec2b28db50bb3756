// tesseract.js' worker, spoken to directly: the library's own client can't end a worker that still starts, and some of its
// promises never settle. The messages are those of tesseract.js 7 (src/createWorker.js).
import type { Block } from 'tesseract.js';
import type { OcrLine } from './page-of-words.ts';

/** Letters that are looked for. Mongolian ones alone have no `%` and nothing Latin. */
export type Letters = 'mon+eng' | 'eng';
/** What is looked for (tesseract's page segmentation modes): blocks side by side, lines across the page, or one line. */
export type Layout = 'blocks' | 'rows' | 'line';
const modes: Readonly<Record<Layout, string>> = { blocks: '3', rows: '6', line: '7' };

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Answer =
  | { readonly jobId: string; readonly status: 'resolve' | 'reject'; readonly data: unknown }
  | {
      readonly status: 'progress';
      readonly data: { readonly status: string; readonly progress: number };
    };

interface EngineEvents {
  /** Something was loaded or read: the share of the picture that has been read, null while the engine starts. */
  readonly onMoved: (share: number | null) => void;
  /** The engine can't go on: its worker, a file or the engine itself failed. */
  readonly onLost: (cause: unknown) => void;
}

export class Engine {
  readonly #folder: string;
  readonly #worker: Worker;
  readonly #jobs = new Map<string, (data: unknown) => void>();
  #count = 0;
  #letters: Letters | null = null;
  #layout: Layout | null = null;
  #started: Promise<unknown> | null = null;

  /** @param folder the address of the worker, its engine and the letters, with a slash at its end */
  constructor(folder: string, { onMoved, onLost }: EngineEvents) {
    this.#folder = folder;
    this.#worker = new Worker(`${folder}worker.js`);
    this.#worker.onerror = (event) => onLost(event);
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.status === 'progress') {
        const isReading = data.data.status === 'recognizing text';
        onMoved(isReading ? data.data.progress : null);
      } else if (data.status === 'reject') onLost(data.data);
      else this.#jobs.get(data.jobId)?.(data.data);
    };
  }

  /** Returns the lines of a picture (a PGM file), or of a part of it. Loads the engine first. */
  async read(
    picture: Uint8Array,
    { letters, layout, within }: { letters: Letters; layout: Layout; within?: Box },
  ): Promise<OcrLine[]> {
    this.#started ??= this.#start();
    await this.#started;
    await this.#lookFor(letters, layout);
    const data = await this.#ask('recognize', {
      image: picture,
      options: within ? { rectangle: within } : {},
      output: { blocks: true },
    });
    const { blocks } = data as { readonly blocks: readonly Block[] | null };
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  }

  /** Ends the worker, whatever it does. */
  end(): void {
    this.#jobs.clear();
    this.#worker.terminate();
  }

  async #start(): Promise<void> {
    await this.#ask('load', { options: { lstmOnly: true, corePath: this.#folder } });
    await this.#ask('loadLanguage', {
      langs: ['mon', 'eng'],
      // The browser keeps the files themselves.
      options: { langPath: this.#folder, cacheMethod: 'none', gzip: true, lstmOnly: true },
    });
  }

  async #lookFor(letters: Letters, layout: Layout): Promise<void> {
    if (letters !== this.#letters) {
      await this.#ask('initialize', { langs: letters, oem: 1, config: {} });
      this.#letters = letters;
      this.#layout = null;
    }
    if (layout === this.#layout) return;
    await this.#ask('setParameters', { params: { tessedit_pageseg_mode: modes[layout] } });
    this.#layout = layout;
  }

  /** Never settles if the engine is lost. */
  #ask(action: string, payload: unknown): Promise<unknown> {
    const jobId = `${++this.#count}`;
    return new Promise((resolve) => {
      this.#jobs.set(jobId, (data) => {
        this.#jobs.delete(jobId);
        resolve(data);
      });
      this.#worker.postMessage({ workerId: 'reader', jobId, action, payload });
    });
  }
}
