/**
 * Programs of our own at the end of eSpeak's file `phonindex`: another table's sound, with its noise made louder or with
 * another sound's noise mixed in.
 *
 * Format (eSpeak NG 1.50 to 1.52, src/libespeak-ng/synthdata.c, InterpretPhoneme and NumInstnWords): words of two
 * bytes, little-endian. The upper four bits are the kind of instruction. 9 calls the program at the 20 bits of its last
 * four and the next word; 11 plays formants, 12 a recorded noise, 15 mixes one into the formants: bits 4 to 11 are its
 * loudness in percent, the last four and the next word its place in `phondata`. The last such instruction counts.
 */
const kinds = { formants: 11, noise: 12, mixedNoise: 15 } as const;
const call = 0x9100;
const finish = 0x0001;
/** Words of an instruction by its kind. */
const lengths = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 2, 2, 2, 2, 2] as const;

/** Noise of the program at `from`, which takes the place of the program's own or is mixed into its sound. */
export interface Noise {
  readonly from: number;
  /** Of the recording's loudness, at most 255. */
  readonly percent: number;
}

function wordsOf(word: number): number {
  const [kind, detail] = [word >> 12, (word >> 8) & 0xf];
  // The name in IPA: two letters a word.
  if (kind === 0 && detail === 0xd) return 1 + (((word & 0xff) + 1) >> 1);
  // Conditions with an operand, and tables by the kind of a vowel beside it.
  if ((kind === 2 || kind === 3) && (detail === 0x6 || detail === 0xd)) return 2;
  if (kind === 6 && (detail >> 1 === 5 || detail >> 1 === 6)) return 12;
  return lengths[kind] ?? 1;
}

export class PhonemePrograms {
  readonly #words: number[];
  readonly #starts: readonly number[];

  /** @param starts where the programs of all phonemes begin, in words */
  constructor(phonindex: Uint8Array, starts: Iterable<number>) {
    this.#words = Array.from(
      { length: phonindex.length / 2 },
      (_, at) => (phonindex[2 * at] ?? 0) | ((phonindex[2 * at + 1] ?? 0) << 8),
    );
    this.#starts = [...starts].toSorted((one, other) => one - other);
  }

  /** Adds a program; returns its place. Throws `RangeError` if the noise's program has none. */
  add(sound: number, noise: Noise): number {
    const [head, place] = this.#lastNoise(noise.from);
    // A noise of its own replaces that of the sound; another's is mixed in.
    const kind = noise.from === sound ? head >> 12 : kinds.mixedNoise;
    const at = this.#words.length;
    this.#words.push(call | (sound >> 16), sound & 0xffff);
    this.#words.push((kind << 12) | (noise.percent << 4) | (head & 0xf), place, finish);
    return at;
  }

  #lastNoise(from: number): readonly [head: number, place: number] {
    const end = this.#starts.find((start) => start > from) ?? this.#words.length;
    let found: readonly [number, number] | undefined;
    for (let at = from; at < end; at += wordsOf(this.#words[at] ?? 0)) {
      const kind = (this.#words[at] ?? 0) >> 12;
      if (kind === kinds.noise || kind === kinds.mixedNoise)
        found = [this.#words[at] ?? 0, this.#words[at + 1] ?? 0];
    }
    if (!found) throw new RangeError(`no noise in eSpeak's program ${from}`);
    return found;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#words.flatMap((word) => [word & 0xff, word >> 8]));
  }
}
