import { ImportError } from '../import-problem.ts';
import { type Box, Engine, type Layout, type Letters } from './engine.ts';
import { type OcrLine, type PicturePage, pageOfWords } from './page-of-words.ts';
import type { Prepared, PrepareRequest } from './prepare-worker.ts';
import { withPercents, withSurerWords } from './second-look.ts';
import { certaintyOf, isLatin, unsureShare } from './what-was-read.ts';

/** Longest time without any progress, ms: loading can be slow, and a page takes four seconds on a slow computer. */
const stalledMs = 90_000;
/** Mean certainty (percent) of an upright page is above this; those that are upside down are read at random. */
const upright = 60;
/** Certainty (percent) of what is surely in an alphabet; share of unsure letters that shows another one. */
const [sure, foreign] = [85, 0.03];
/** A reading in the page's own alphabet may be less certain by this (percent). */
const almost = 3;
/** Certainty (percent) of a page that is not read twice. */
const wellRead = 90;
/** Share of a page's progress that its first reading is; a second one is not always needed. */
const firstShare = 0.6;

interface How {
  readonly letters: Letters;
  readonly layout: Layout;
}

interface ReadOptions {
  /** The page's width in points; null if only the letters tell how large it is. */
  readonly pointsWide: number | null;
  /** Called with the share of this page that has been read, 0 to 1; null while what reads it is loaded. */
  readonly onShare: (share: number | null) => void;
}
interface Reading extends Prepared {
  readonly how: How;
  readonly lines: readonly OcrLine[];
  readonly certainty: number;
}

/**
 * Reads pictures of pages, one after the other. Everything that it needs is loaded at the start, from this site. Each wait
 * ends: with a result, with an error of the engine, when nothing moves any more, or by the signal.
 */
export class OcrReader {
  readonly #preparer = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    type: 'module',
  });
  readonly #engine: Engine;
  readonly #signal: AbortSignal;
  readonly #lost = Promise.withResolvers<never>();
  #isLoaded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onShare: (share: number | null) => void = () => undefined;
  /** Those of the last page: the next one is like it. Null before the first. */
  #letters: Letters | null = null;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    const { promise, reject } = this.#lost;
    // Unhandled if it comes between two waits.
    promise.catch(() => undefined);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    this.#preparer.onerror = (event) => reject(this.#failure(event));
    this.#engine = new Engine(new URL(__OCR_FOLDER__, location.href).href, {
      onMoved: (share) => {
        this.#moved();
        if (share !== null) this.#isLoaded = true;
        if (share !== null || !this.#isLoaded) this.#onShare(share);
      },
      onLost: (cause) => reject(this.#failure(cause)),
    });
  }

  /** @throws ImportError `offline`, `not_loaded`, `stalled`, `unreadable`; the signal's reason */
  async read(picture: ImageData, { pointsWide, onShare }: ReadOptions): Promise<PicturePage> {
    let [done, part] = [0, 0];
    this.#onShare = (share) => onShare(share === null ? null : done + share * part);
    try {
      const prepared = await this.#prepared({
        rgba: picture.data.buffer as ArrayBuffer,
        width: picture.width,
        height: picture.height,
      });
      const letters = this.#letters ?? (await this.#lettersOf(prepared));
      const how: How = { letters, layout: 'rows' };
      part = firstShare;
      const first = await this.#upright(prepared, how);
      [done, part] = [firstShare, 1 - firstShare];
      const best = await this.#again(first);
      [done, part] = [1, 0];
      this.#letters = best.how.letters;
      const lines = await this.#lookedAtAgain(best);
      return pageOfWords(lines, best, pointsWide);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  /** Ends the workers, whatever they do. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#preparer.terminate();
    this.#engine.end();
  }

  /** Reads a picture whose lines are level, and turns it if it can't be read so. */
  async #upright(prepared: Prepared, how: How): Promise<Reading> {
    let best = await this.#reading(prepared, how);
    for (const turns of [2, 1, 3] as const) {
      if (best.certainty >= upright) break;
      const other = await this.#reading(await this.#prepared({ turns }), how);
      if (other.certainty > best.certainty) best = other;
    }
    return best;
  }

  /** Reads a strip in the middle of the first page, which tells the alphabet for less than reading it twice. */
  async #lettersOf(prepared: Prepared): Promise<Letters> {
    const { width, height } = prepared;
    const strip = {
      left: 0,
      top: Math.round(height * 0.4),
      width,
      height: Math.ceil(height * 0.12),
    };
    const lines = await this.#recognized(prepared, { letters: 'mon+eng', layout: 'rows' }, strip);
    return isLatin(lines) && certaintyOf(lines) > sure ? 'eng' : 'mon+eng';
  }

  /**
   * Reads a picture again if another alphabet fits better, or in blocks if it was hard to read: lines of columns that don't lie
   * beside each other. Returns the better reading.
   */
  async #again(first: Reading): Promise<Reading> {
    if (first.lines.length === 0) return first;
    const isEnglish =
      first.how.letters === 'eng' ? unsureShare(first.lines) < foreign : isLatin(first.lines);
    const letters = isEnglish ? 'eng' : 'mon+eng';
    const isOther = letters !== first.how.letters;
    if (!isOther && first.certainty >= wellRead) return first;
    const second = await this.#reading(first, { letters, layout: isOther ? 'rows' : 'blocks' });
    return second.certainty > first.certainty - (isOther ? almost : 0) ? second : first;
  }

  /** Reads words alone that are unsure, or may be percentages. */
  async #lookedAtAgain(page: Reading): Promise<readonly OcrLine[]> {
    const readIn = (letters: Letters) => (within: Box) =>
      this.#recognized(page, { letters, layout: 'line' }, within);
    const { letters } = page.how;
    const surer = await withSurerWords(page.lines, readIn(letters));
    return letters === 'eng' ? surer : withPercents(surer, readIn('eng'));
  }

  #failure(cause: unknown): ImportError {
    if (!navigator.onLine) return new ImportError('offline', { cause });
    return new ImportError(this.#isLoaded ? 'unreadable' : 'not_loaded', { cause });
  }

  /** Waits for a step, but not for ever. */
  async #awaited<T>(step: Promise<T>): Promise<T> {
    this.#moved();
    return Promise.race([step, this.#lost.promise]);
  }

  #moved(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const problem = this.#isLoaded ? 'stalled' : 'not_loaded';
      this.#lost.reject(new ImportError(navigator.onLine ? problem : 'offline'));
    }, stalledMs);
  }

  #prepared(request: PrepareRequest): Promise<Prepared> {
    const answer = new Promise<Prepared>((resolve) => {
      this.#preparer.onmessage = ({ data }: MessageEvent<Prepared>) => resolve(data);
    });
    this.#preparer.postMessage(request, 'rgba' in request ? [request.rgba] : []);
    return this.#awaited(answer);
  }

  async #recognized({ file }: Prepared, how: How, within?: Box): Promise<OcrLine[]> {
    const lines = await this.#awaited(
      this.#engine.read(file, { ...how, ...(within ? { within } : {}) }),
    );
    this.#signal.throwIfAborted();
    return lines;
  }

  async #reading(prepared: Prepared, how: How): Promise<Reading> {
    const lines = await this.#recognized(prepared, how);
    return { ...prepared, how, lines, certainty: certaintyOf(lines) };
  }
}
