import { joinBytes } from '@duu/contract/join-bytes';
import { aacFrameSamples } from './m4a-frames.ts';
import { type AudiobookTags, userData } from './m4b-tags.ts';
import { chapterSample, chapterTrack, identity, soundTrack } from './m4b-tracks.ts';
import { box, fullBox, u16, u32, utf8 } from './mp4-boxes.ts';

interface Chapter {
  readonly title: string;
  /** Frames of its sound. */
  readonly frames: number;
}

export interface Audiobook extends AudiobookTags {
  /** How the sound was encoded; see `M4aFrames`. */
  readonly description: Uint8Array;
  readonly sampleRate: number;
  /** Bytes of each frame of the whole sound. */
  readonly sizes: readonly number[];
  /** One after another; together they have all frames. */
  readonly chapters: readonly Chapter[];
  /** ISO 639-2. */
  readonly language: string;
}

/** Of the movie and its chapters: ms. */
const timescale = 1000;
/** A second or two. */
const framesOfChunk = 32;
const maxBytes = 2 ** 32;
const boxHeadBytes = 8;
const longestTitle = 500;

/** When each chapter starts, and the last one ends, in ms. */
function borders({ chapters, sampleRate }: Audiobook): number[] {
  const found = [0];
  let frames = 0;
  for (const chapter of chapters) {
    frames += chapter.frames;
    found.push(Math.round((frames * aacFrameSamples * timescale) / sampleRate));
  }
  return found;
}

function movie(book: Audiobook, namesFrom: number, names: readonly Uint8Array[]): Uint8Array {
  const { description, sampleRate, sizes, language, chapters } = book;
  const starts = borders(book);
  const movieMs = starts.at(-1) ?? 0;
  const of = { movieMs, language };
  const nameSizes = names.map((name) => name.length);
  const soundFrom = nameSizes.reduce((sum, size) => sum + size, namesFrom);
  return box(
    'moov',
    fullBox(
      'mvhd',
      {},
      u32(0, 0, timescale, movieMs, 0x10000),
      u16(0x100, 0),
      u32(0, 0),
      identity,
      u32(0, 0, 0, 0, 0, 0, 3),
    ),
    soundTrack({ ...of, id: 1, timescale: sampleRate }, 2, {
      description,
      sizes,
      durations: sizes.map(() => aacFrameSamples),
      perChunk: framesOfChunk,
      from: soundFrom,
    }),
    chapterTrack(
      { ...of, id: 2, timescale },
      {
        sizes: nameSizes,
        durations: chapters.map((_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)),
        perChunk: 1,
        from: namesFrom,
      },
    ),
    userData(
      book,
      chapters.map(({ title }, at) => ({ title, startMs: starts[at] ?? 0 })),
    ),
  );
}

/**
 * Returns what an M4B file has before its sound: frames of AAC, which follow. Chapters are written twice, as Apple's players
 * read a track of texts, and others Nero's list.
 * @throws RangeError if the file would have 4 GB
 */
export function m4bHead(book: Audiobook): Uint8Array {
  const names = book.chapters.map(({ title }) =>
    chapterSample(title.slice(0, longestTitle).toWellFormed()),
  );
  const type = box('ftyp', utf8('M4B '), u32(0x200), utf8('M4B M4A mp42isom'));
  // The length of the index does not depend on where the sound is.
  const indexBytes = movie(book, 0, names).length;
  const namesFrom = type.length + indexBytes + boxHeadBytes;
  const dataBytes = [...names.map((name) => name.length), ...book.sizes].reduce(
    (sum, size) => sum + size,
    boxHeadBytes,
  );
  if (namesFrom + dataBytes >= maxBytes) throw new RangeError('the audiobook is too large');
  const dataHead = joinBytes([u32(dataBytes), utf8('mdat')]);
  return joinBytes([type, movie(book, namesFrom, names), dataHead, ...names]);
}
