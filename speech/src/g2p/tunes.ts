/**
 * Melodies of our own, added to eSpeak's file `intonations`. Pitches are eSpeak's: 0 is the bottom of the
 * voice's range, 100 about its top. A clause is an unstressed beginning, a head of stressed syllables that steps from
 * `head[0]` to `head[1]`, the last stressed syllable (the nucleus), and a tail of unstressed ones.
 *
 * Format (eSpeak NG 1.50 to 1.52, src/libespeak-ng/synthesize.h, TUNE): entries of 68 bytes, a name of 12, flags 4,
 * head_extend 8, prehead 2, stressed envelope and drop, two unused, onset, head start, end and last, steps, number of
 * head_extend, unstressed start 3 and end 3 (signed, relative to the head), nucleus without tail 3 (envelope, highest,
 * lowest), nucleus with tail 3 and tail 2, the same again for split ones, spare.
 */
interface Tune {
  readonly name: string;
  readonly beginning: readonly [from: number, to: number];
  readonly head: readonly [from: number, to: number];
  /** The last stressed syllable if the clause ends with it. */
  readonly alone: Nucleus;
  readonly withTail: Nucleus;
  readonly tail: readonly [from: number, to: number];
}

type Nucleus = readonly [shape: keyof typeof shapes, highest: number, lowest: number];

/** eSpeak's numbers of its pitch envelopes. */
const shapes = { fall: 0, rise: 2, fallRise: 4, riseFall: 8 } as const;

const entrySize = 68;
const none = 255;
/** How far unstressed syllables of the head lie below the stressed ones. */
const lower = { first: -14, last: -10 } as const;

/**
 * A statement steps down and ends at the bottom; a clause that goes on ends in the middle with a rise, an item of a list
 * with a higher and shorter one. A question that is answered with yes or no is high and rises to its end; one with a
 * question word starts highest and ends above a statement. An exclamation falls through the whole range.
 * English needs one only: its question with a question word, which eSpeak lets rise like one for yes or no.
 */
const tunes = {
  statement: {
    name: 'mn-s',
    ...{ beginning: [46, 60], head: [82, 46], tail: [20, 4] },
    ...{ alone: ['fall', 58, 4], withTail: ['fall', 62, 24] },
  },
  clause: {
    name: 'mn-c',
    ...{ beginning: [46, 60], head: [80, 54], tail: [44, 64] },
    ...{ alone: ['fallRise', 70, 40], withTail: ['fall', 58, 42] },
  },
  item: {
    name: 'mn-i',
    ...{ beginning: [50, 58], head: [68, 56], tail: [62, 76] },
    ...{ alone: ['rise', 78, 48], withTail: ['rise', 62, 48] },
  },
  question: {
    name: 'mn-q',
    ...{ beginning: [56, 66], head: [88, 66], tail: [74, 106] },
    ...{ alone: ['rise', 112, 62], withTail: ['rise', 80, 62] },
  },
  asking: {
    name: 'mn-w',
    ...{ beginning: [60, 74], head: [104, 56], tail: [34, 24] },
    ...{ alone: ['fall', 74, 24], withTail: ['fall', 78, 36] },
  },
  exclamation: {
    name: 'mn-e',
    ...{ beginning: [56, 70], head: [108, 64], tail: [52, 6] },
    ...{ alone: ['fall', 112, 4], withTail: ['riseFall', 112, 58] },
  },
  englishAsking: {
    name: 'en-w',
    ...{ beginning: [56, 68], head: [100, 52], tail: [18, 8] },
    ...{ alone: ['fall', 72, 8], withTail: ['fall', 76, 22] },
  },
} as const satisfies Record<string, Tune>;

/** Names for a voice file's line `tunes`: after `.`, `,`, `?` and `!`. */
export const tuneNames = {
  usual: [tunes.statement, tunes.clause, tunes.question, tunes.exclamation],
  /** For the items of a list, and for questions with a question word. */
  other: [tunes.statement, tunes.item, tunes.asking, tunes.exclamation],
  /** eSpeak's own of English, but for questions with a question word. */
  englishAsking: [{ name: 's1' }, { name: 'c1' }, tunes.englishAsking, { name: 'e1' }],
} as const;

function entry(tune: Tune): Uint8Array {
  const { name, beginning, head, alone, withTail, tail } = tune;
  const nucleus = ([shape, highest, lowest]: Nucleus) => [shapes[shape], highest, lowest];
  const bytes = new Uint8Array(entrySize);
  bytes.set(new TextEncoder().encode(name));
  bytes.set(
    [
      ...[0, 40, 24, 8, 0, 0, 0, 0],
      ...beginning,
      ...[0, 16, 0, 0],
      ...[none, ...head, none, 4, 5],
      ...[lower.first, lower.first, lower.first, lower.last, lower.last, lower.last],
      ...nucleus(alone),
      ...nucleus(withTail),
      ...tail,
      ...nucleus(withTail),
      ...tail,
    ],
    16,
  );
  return bytes;
}

/** Returns the file `intonations` with our melodies at its end. */
export function withTunes(intonations: Uint8Array): Uint8Array {
  const added = Object.values(tunes).map(entry);
  const out = new Uint8Array(intonations.length + added.length * entrySize);
  out.set(intonations);
  added.forEach((bytes, at) => {
    out.set(bytes, intonations.length + at * entrySize);
  });
  return out;
}
