import { countCharacters } from '@duu/contract/characters';
import { withoutMarks } from '@duu/contract/marks';
import type { Word } from '@duu/contract/word';
import type { SpeechFormat } from '@duu/speech/speak-types';

/** Bytes per ms where the format has a constant rate. */
const bytesPerMs: Partial<Record<SpeechFormat, number>> = { mp3: 8, pcm: 48 };

/** Counts how much of a text was delivered as sound. */
export class Delivered {
  readonly #segments: readonly string[];
  readonly #perMs: number | undefined;
  #words: Word[] = [];
  #bytes = 0;

  constructor(segments: readonly string[], format: SpeechFormat) {
    this.#segments = segments;
    this.#perMs = bytesPerMs[format];
  }

  add(words: readonly Word[]): void {
    this.#words.push(...words);
  }

  sent(bytes: number): void {
    this.#bytes += bytes;
  }

  get isNothing(): boolean {
    return this.#bytes === 0;
  }

  /**
   * Returns the characters up to the last word whose sound began to leave; 0 if no sound left. In formats without a
   * constant rate, those of all words that are spoken: a few seconds more.
   */
  characters(): number {
    if (this.isNothing) return 0;
    const ms = this.#perMs === undefined ? Number.POSITIVE_INFINITY : this.#bytes / this.#perMs;
    const last = this.#words.findLast(({ startMs }) => startMs < ms) ?? this.#words[0];
    if (!last) return 1;
    const before = this.#segments
      .slice(0, last.segment)
      .map((text) => countCharacters(withoutMarks(text)));
    const within = countCharacters(
      withoutMarks((this.#segments[last.segment] ?? '').slice(0, last.end)),
    );
    return before.reduce((sum, count) => sum + count, 0) + within;
  }
}
