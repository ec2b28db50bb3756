import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { EngineWord } from '../engine.ts';

/** A word of a chunk and its place in the text given to eSpeak. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  /** Offsets into eSpeak's text, counted from zero. */
  readonly espeakStart: number;
  readonly espeakEnd: number;
}

/**
 * Derives word times from eSpeak's events. A word lasts from its event to the next word's, or to the pause before it.
 * eSpeak joins some words ("of the") and reports only the first: their time is divided by letters.
 */
export class EventReader {
  readonly #words: readonly PlacedWord[];
  #next = 0;
  #open = -1;
  #startMs = 0;
  #pauseMs: number | undefined;

  constructor(words: readonly PlacedWord[]) {
    this.#words = words;
  }

  /** Reads the events of one piece of sound; returns the words that ended in it. */
  read(events: readonly EspeakEvent[]): EngineWord[] {
    const ended: EngineWord[] = [];
    for (const { type, text_position, audio_position, id } of events) {
      if (type === 'phoneme') {
        if (id === '') this.#pauseMs ??= audio_position;
        else this.#pauseMs = undefined;
      } else if (type === 'word') {
        const index = this.#find(text_position - 1);
        if (index === -1) continue;
        ended.push(...this.#close(index, audio_position));
        this.#open = index;
        this.#next = index + 1;
        this.#startMs = audio_position;
        this.#pauseMs = undefined;
      } else if (type === 'end') {
        // Words of a later clause are not known yet; earlier ones without an event are.
        this.#pauseMs ??= audio_position;
      }
    }
    return ended;
  }

  /** Ends the last word. @param totalMs length of the sound */
  end(totalMs: number): EngineWord[] {
    return this.#close(this.#words.length, totalMs);
  }

  #find(position: number): number {
    for (let index = this.#next; index < this.#words.length; index++) {
      const word = this.#words[index];
      if (word && position < word.espeakEnd) return position >= word.espeakStart ? index : -1;
    }
    return -1;
  }

  /** Closes the open word and those skipped before `upTo`. */
  #close(upTo: number, atMs: number): EngineWord[] {
    const first = this.#open === -1 ? this.#next : this.#open;
    const group = this.#words.slice(first, upTo);
    if (group.length === 0) return [];
    const startMs = this.#open === -1 ? 0 : this.#startMs;
    const endMs = Math.max(startMs, this.#pauseMs ?? atMs);
    const letters = group.reduce((sum, word) => sum + word.end - word.start, 0);
    let from = startMs;
    return group.map((word) => {
      const to = from + ((endMs - startMs) * (word.end - word.start)) / letters;
      const timed = { start: word.start, end: word.end, startMs: from, endMs: to };
      from = to;
      return timed;
    });
  }
}
