import { joinBytes } from '@duu/contract/join-bytes';
import { box, fullBox, u8, u16, u32, u32List, u64, utf8 } from './mp4-boxes.ts';

/** What a track plays, and where that is in the file: all samples follow each other. */
export interface Samples {
  /** The box `stsd`. */
  readonly description: Uint8Array;
  readonly sizes: readonly number[];
  /** In the track's timescale. */
  readonly durations: Iterable<number>;
  /** Samples that a player reads at once. */
  readonly perChunk: number;
  readonly from: number;
}

interface Track {
  readonly id: number;
  readonly handler: 'soun' | 'text';
  /** Its own header and what refers to another track. */
  readonly header: Uint8Array;
  readonly references: readonly Uint8Array[];
  /** Of the movie, in ms. */
  readonly movieMs: number;
  readonly timescale: number;
  /** ISO 639-2. */
  readonly language: string;
}

/** The unit matrix of ISO 14496-12, 6.2.2. */
export const identity = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function sampleTable({ description, sizes, durations, perChunk, from }: Samples): Uint8Array {
  const chunks: number[] = [];
  let at = from;
  for (const [index, size] of sizes.entries()) {
    if (index % perChunk === 0) chunks.push(at);
    at += size;
  }
  const rest = sizes.length % perChunk;
  const runs = sizes.length < perChunk ? [] : [1, perChunk, 1];
  if (rest > 0) runs.push(chunks.length, rest, 1);
  // The same length in a row is counted once.
  const lengths: [count: number, length: number][] = [];
  for (const length of durations) {
    const last = lengths.at(-1);
    if (last?.[1] === length) last[0] += 1;
    else lengths.push([1, length]);
  }
  return box(
    'stbl',
    description,
    fullBox('stts', {}, u32(lengths.length), u32List(lengths.flat())),
    fullBox('stsc', {}, u32(runs.length / 3, ...runs)),
    fullBox('stsz', {}, u32(0, sizes.length), u32List(sizes)),
    fullBox('stco', {}, u32(chunks.length), u32List(chunks)),
  );
}

/** Three letters in five bits each (8.4.2.3). */
const packed = (language: string) =>
  [...language].reduce((sum, letter) => sum * 32 + letter.charCodeAt(0) - 0x60, 0);

function track(of: Track, samples: Samples): Uint8Array {
  const isSound = of.handler === 'soun';
  const dataHere = box('dinf', fullBox('dref', {}, u32(1), fullBox('url ', { flags: 1 })));
  let length = 0;
  for (const one of samples.durations) length += one;
  // The chapters are in the movie, but not shown as a text.
  const flags = isSound ? 3 : 2;
  return box(
    'trak',
    fullBox(
      'tkhd',
      { flags },
      u32(0, 0, of.id, 0, of.movieMs, 0, 0),
      u16(0, 0, isSound ? 0x100 : 0, 0),
      identity,
      u32(0, 0),
    ),
    ...of.references,
    box(
      'mdia',
      // In 32 bits the longest books would not fit.
      fullBox(
        'mdhd',
        { version: 1 },
        u64(0),
        u64(0),
        u32(of.timescale),
        u64(length),
        u16(packed(of.language), 0),
      ),
      fullBox('hdlr', {}, u32(0), utf8(of.handler), u32(0, 0, 0), u8(0)),
      box('minf', of.header, dataHere, sampleTable(samples)),
    ),
  );
}

type Named = Pick<Track, 'id' | 'movieMs' | 'timescale' | 'language'>;

/** The track of the sound, whose chapters another track has. */
export function soundTrack(of: Named, chaptersId: number, samples: Samples): Uint8Array {
  const references = [box('tref', box('chap', u32(chaptersId)))];
  return track(
    { ...of, handler: 'soun', header: fullBox('smhd', {}, u32(0)), references },
    samples,
  );
}

/** A text sample's description, as FFmpeg writes it for chapters: no place, style or color. */
const chapterText = fullBox(
  'stsd',
  {},
  u32(1),
  box(
    'text',
    u16(0, 0, 0, 1),
    u32(1),
    u16(0),
    u32(0, 0, 0, 0),
    u16(1, 0),
    u32(0),
    box('ftab', u16(1, 1), u8(0)),
  ),
);

/** The header of text tracks in QuickTime's file format. */
const textHeader = box(
  'gmhd',
  fullBox('gmin', {}, u16(0x40, 0x8000, 0x8000, 0x8000, 0, 0)),
  box('text', u16(1), u32(0, 0, 0, 1, 0, 0, 0, 0x4000), u16(0)),
);

/** Returns a chapter's name as a text track has it: its length, UTF-8, and a box that says so. */
export function chapterSample(title: string): Uint8Array {
  const bytes = utf8(title);
  return joinBytes([u16(bytes.length), bytes, box('encd', u32(0x100))]);
}

/** The track of the chapters' names, from one to the next. */
export function chapterTrack(of: Named, samples: Omit<Samples, 'description'>): Uint8Array {
  const named: Track = { ...of, handler: 'text', header: textHeader, references: [] };
  return track(named, { ...samples, description: chapterText });
}
