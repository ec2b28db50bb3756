import type { Language } from '@duu/contract/language';
import type { NormalizedSegment } from '@duu/contract/token';
import type { Segment } from '../text/segment.ts';
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
/** Readings remembered; more than the paragraphs of any text, so that undo finds them all. */
const remembered = 2000;
/** One failure may pass; that many in a row are said. After some more it is not asked again by itself. */
const failuresSaid = 2;
const failuresLast = 4;
/** Most paragraphs asked about at once, which keeps a request well under the server's 64 kB. */
const batch = 100;
const batchCharacters = 8000;

/**
 * How the paragraphs will be read. Answers are kept by text, never by when they were asked, so one that comes
 * late can't show at the wrong text; until the right one is here, the last chips follow the edits.
 */
export class ReadingStore {
  readonly #fetch: FetchReadings;
  readonly #delayMs: number;
  #language: Language = 'mn';
  #segments: readonly Segment[] = [];
  readonly #readings = new Map<string, NormalizedSegment>();
  readonly #asked = new Set<string>();
  readonly #shown = new Map<string, Shown>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #era = 0;
  #version = 0;

  constructor(fetch: FetchReadings, delayMs = 400) {
    this.#fetch = fetch;
    this.#delayMs = delayMs;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows with every change of what is shown. */
  get version(): number {
    return this.#version;
  }

  /** Whether what was asked could not be had, and is worth a word. */
  get failed(): boolean {
    return this.#failures >= failuresSaid;
  }

  /** The same array until something changes, as `useSyncExternalStore` wants it. */
  chipsOf(segmentId: string): readonly Chip[] {
    return this.#shown.get(segmentId)?.chips ?? none;
  }

  /** How a text is read in the language of the last update; undefined until the server has said so. */
  readingOf = (text: string): NormalizedSegment | undefined => this.#readings.get(this.#key(text));

  update(segments: readonly Segment[], language: Language): void {
    if (language !== this.#language) this.#shown.clear();
    this.#language = language;
    this.#segments = segments;
    this.#show();
    this.#schedule(this.#delayMs);
  }

  /** The dictionary has changed: what is shown stays until the new readings come. */
  forget(): void {
    this.#era++;
    this.#readings.clear();
    this.#asked.clear();
    this.#schedule(0);
  }

  /** What could not be had so far may be had now: the connection is back. */
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

  #wanted(): string[] {
    const texts: string[] = [];
    let characters = 0;
    for (const { text } of this.#segments) {
      const key = this.#key(text);
      if (text.trim() === '' || this.#readings.has(key) || this.#asked.has(key)) continue;
      if (texts.includes(text)) continue;
      characters += text.length;
      if (texts.length > 0 && (texts.length === batch || characters > batchCharacters)) break;
      texts.push(text);
    }
    return texts;
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
    } catch {
      if (era === this.#era) this.#count(this.#failures + 1);
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
    this.#version++;
    for (const listener of this.#listeners) listener();
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
      const reading = this.#readings.get(this.#key(text));
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

/** The old array where nothing in it changed, so that nothing is drawn again. */
function keep(old: readonly Chip[] | undefined, fresh: readonly Chip[]): readonly Chip[] {
  return old !== undefined && sameChips(old, fresh) ? old : fresh;
}
