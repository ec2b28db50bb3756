import { countCharacters } from '@duu/contract/characters';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import type { NormalizedSegment } from '@duu/contract/token';
import { ApiError } from '../../../api/api-error.ts';
import { Signal } from '../../../stores/store.ts';
import type { Segment } from '../text/segment.ts';
import { splitText } from '../text/split-text.ts';
import { type Chip, chipsOf, mapChips } from './chip.ts';

export type FetchReadings = (
  language: Language,
  texts: readonly string[],
) => Promise<readonly NormalizedSegment[]>;

interface Shown {
  readonly text: string;
  readonly chips: readonly Chip[];
}

const none: readonly Chip[] = [];
/** Number of cached readings; more than the paragraphs of any text, so that undo finds them all. */
const remembered = 2000;
const rememberedCuts = 20;
/** Failures in a row before an error is shown. After some more, no further automatic requests are made. */
const failuresUntilShown = 2;
const failuresLast = 4;
/** Maximum paragraphs per request; the server limits their characters. */
const batch = 100;
const batchCharacters = limits.textCharacters;
/** Temporary or sign-in errors, which are not about the text. */
const passing: ReadonlySet<number> = new Set([401, 408, 429]);

/** Returns whether the server refuses a text, as it would again. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 && !passing.has(status);
}

/**
 * The readings of the paragraphs. Responses are stored by text, so that a late one never shows at the wrong text; until
 * the right one arrives, the last chips follow the edits.
 */
export class ReadingStore extends Signal {
  readonly #fetch: FetchReadings;
  readonly #delayMs: number;
  #language: Language = 'mn';
  #segments: readonly Segment[] = [];
  readonly #readings = new Map<string, NormalizedSegment>();
  /** Texts over the limit, split into pieces for requests. */
  readonly #pieces = new Map<string, readonly string[]>();
  readonly #asked = new Set<string>();
  /** Texts refused together with others, requested alone next; if refused alone, never requested again. */
  readonly #suspected = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #shown = new Map<string, Shown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #era = 0;

  constructor(fetch: FetchReadings, delayMs = 400) {
    super();
    this.#fetch = fetch;
    this.#delayMs = delayMs;
  }

  /** Whether requests have failed so often that an error is shown. */
  get failed(): boolean {
    return this.#failures >= failuresUntilShown;
  }

  /** The chips of a paragraph. The function is new after each change, the array only if it changed. */
  chipsOf = this.#newChipsOf();
  #newChipsOf() {
    return (segmentId: string): readonly Chip[] => this.#shown.get(segmentId)?.chips ?? none;
  }

  /**
   * The reading of a text in the language of the last update; undefined until the server has returned it. The function
   * is new after each change.
   */
  readingOf = this.#newReadingOf();
  #newReadingOf() {
    return (text: string): NormalizedSegment | undefined => this.#read(text);
  }

  #read(text: string): NormalizedSegment | undefined {
    const key = this.#key(text);
    const pieces = this.#readings.has(key) ? [text] : this.#piecesOf(text);
    if (pieces.length === 1) return this.#readings.get(key);
    const readings = pieces.map((piece) => this.#readings.get(this.#key(piece)));
    if (readings.length === 0 || !readings.every((reading) => reading !== undefined))
      return undefined;
    const joined = joinReadings(pieces, readings);
    this.#readings.set(key, joined);
    return joined;
  }

  update(segments: readonly Segment[], language: Language): void {
    if (language !== this.#language) this.#shown.clear();
    this.#language = language;
    this.#segments = segments;
    this.#show();
    this.#schedule(this.#delayMs);
  }

  /** Called when the dictionary has changed: current readings stay until the new ones arrive. */
  forget(): void {
    this.#era++;
    this.#readings.clear();
    this.#asked.clear();
    this.#suspected.clear();
    this.#refused.clear();
    this.#schedule(0);
  }

  /** Repeats failed requests, as the connection is back. */
  retry(): void {
    this.#count(0);
    this.#schedule(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#era++;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), delayMs);
  }

  #key(text: string): string {
    return `${this.#language}:${text}`;
  }

  /** What to request for a text: the text itself, or its pieces if the server would refuse its length. */
  #piecesOf(text: string): readonly string[] {
    // A text never has more characters than UTF-16 units.
    if (text.length <= batchCharacters) return [text];
    const known = this.#pieces.get(text);
    if (known) return known;
    const pieces = splitText(
      text,
      ({ start, end }) => countCharacters(text.slice(start, end)) <= batchCharacters,
    ).map(({ start, end }) => text.slice(start, end));
    if (this.#pieces.size >= rememberedCuts) this.#pieces.clear();
    this.#pieces.set(text, pieces);
    return pieces;
  }

  #wanted(): string[] {
    const texts = new Set<string>();
    let characters = 0;
    for (const { text } of this.#segments) {
      if (text.trim() === '' || this.#readings.has(this.#key(text))) continue;
      for (const piece of this.#piecesOf(text)) {
        const key = this.#key(piece);
        if (this.#readings.has(key) || this.#asked.has(key) || this.#refused.has(key)) continue;
        if (texts.has(piece)) continue;
        const isAlone = this.#suspected.has(key);
        characters += countCharacters(piece);
        const isFull = texts.size === batch || characters > batchCharacters || isAlone;
        if (texts.size > 0 && isFull) return [...texts];
        texts.add(piece);
        if (isAlone) return [...texts];
      }
    }
    return [...texts];
  }

  async #ask(): Promise<void> {
    const texts = this.#wanted();
    if (texts.length === 0) return;
    const language = this.#language;
    const era = this.#era;
    const keys = texts.map((text) => `${language}:${text}`);
    for (const key of keys) this.#asked.add(key);
    try {
      const readings = await this.#fetch(language, texts);
      if (era !== this.#era) return;
      this.#count(0);
      keys.forEach((key, index) => {
        const reading = readings[index];
        if (reading !== undefined) this.#readings.set(key, reading);
      });
      this.#trim();
      this.#show();
    } catch (error) {
      if (era !== this.#era) return;
      if (!isRefusal(error)) this.#count(this.#failures + 1);
      else for (const key of keys) (keys.length > 1 ? this.#suspected : this.#refused).add(key);
    } finally {
      if (era === this.#era) {
        for (const key of keys) this.#asked.delete(key);
        if (this.#wanted().length > 0 && this.#failures < failuresLast)
          this.#schedule(this.#failures === 0 ? 0 : this.#delayMs * 4 ** this.#failures);
      }
    }
  }

  #count(failures: number): void {
    const before = this.failed;
    this.#failures = failures;
    if (this.failed !== before) this.#tell();
  }

  #tell(): void {
    this.chipsOf = this.#newChipsOf();
    this.readingOf = this.#newReadingOf();
    this.notify();
  }

  #trim(): void {
    for (const key of this.#readings.keys()) {
      if (this.#readings.size <= remembered) return;
      this.#readings.delete(key);
    }
  }

  #show(): void {
    let changed = false;
    const ids = new Set<string>();
    for (const { id, text } of this.#segments) {
      ids.add(id);
      const reading = this.#read(text);
      const shown = this.#shown.get(id);
      if (reading !== undefined) {
        const chips = keep(shown?.chips, chipsOf(text, reading));
        if (shown?.text === text && shown.chips === chips) continue;
        this.#shown.set(id, { text, chips });
        changed = true;
      } else if (shown !== undefined && shown.text !== text) {
        const chips = keep(shown.chips, mapChips(shown.chips, shown.text, text));
        this.#shown.set(id, { text, chips });
        changed = true;
      }
    }
    for (const id of this.#shown.keys()) if (!ids.has(id)) this.#shown.delete(id);
    if (changed) this.#tell();
  }
}

function sameChips(a: readonly Chip[], b: readonly Chip[]): boolean {
  return (
    a.length === b.length &&
    a.every((chip, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        chip.start === other.start &&
        chip.end === other.end &&
        chip.spoken === other.spoken &&
        chip.certain === other.certain &&
        chip.stale === other.stale
      );
    })
  );
}

/** Returns the old array if nothing changed, to avoid a re-render. */
function keep(old: readonly Chip[] | undefined, fresh: readonly Chip[]): readonly Chip[] {
  return old !== undefined && sameChips(old, fresh) ? old : fresh;
}

/** Joins the readings of a text's pieces. */
function joinReadings(
  pieces: readonly string[],
  readings: readonly NormalizedSegment[],
): NormalizedSegment {
  let at = 0;
  const tokens = readings.flatMap((reading, index) => {
    const from = at;
    at += pieces[index]?.length ?? 0;
    return reading.tokens.map((token) => ({
      ...token,
      start: token.start + from,
      end: token.end + from,
    }));
  });
  return { tokens, spoken: readings.map(({ spoken }) => spoken).join(' ') };
}
