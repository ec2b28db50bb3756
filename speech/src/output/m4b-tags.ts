import { joinBytes } from '@duu/contract/join-bytes';
import { box, fullBox, u8, u32, u64, utf8 } from './mp4-boxes.ts';

/** What players show of an audiobook. */
export interface AudiobookTags {
  readonly title: string;
  readonly author?: string | undefined;
  readonly narrators: readonly string[];
  /** A JPEG. */
  readonly cover?: Uint8Array | undefined;
}

/** A chapter's start in ms, and its name. */
export interface StartOfChapter {
  readonly title: string;
  readonly startMs: number;
}

/** Kinds of values in a tag (QuickTime File Format, "Well-known data types"). */
const kinds = { text: 1, jpeg: 13, number: 21 } as const;

function tag(name: string, kind: keyof typeof kinds, value: Uint8Array): Uint8Array {
  return box(name, box('data', u32(kinds[kind], 0), value));
}

/** The tags of iTunes. Audiobookshelf and others take the composer for the narrator. */
function itunesTags({ title, author, narrators, cover }: AudiobookTags): Uint8Array {
  const narrator = narrators.join(', ');
  const texts = [
    ['©nam', title],
    ['©alb', title],
    ['©ART', author ?? narrator],
    ['aART', author ?? narrator],
    ['©wrt', narrator],
    ['©gen', 'Audiobook'],
    ['©too', 'Duu'],
  ] as const;
  const audiobook = 2;
  return box(
    'ilst',
    ...texts.flatMap(([name, text]) => (text === '' ? [] : tag(name, 'text', utf8(text)))),
    tag('stik', 'number', u8(audiobook)),
    ...(cover ? [tag('covr', 'jpeg', cover)] : []),
  );
}

const longestName = 255;

/** A text's beginning in at most 255 bytes, cut between letters. */
function shortened(text: string): Uint8Array {
  const into = new Uint8Array(longestName);
  return into.subarray(0, new TextEncoder().encodeInto(text, into).written);
}

/** Nero's list of chapters, which has room for 255, with times in tenths of a microsecond. */
function neroChapters(chapters: readonly StartOfChapter[]): Uint8Array {
  const listed = chapters.slice(0, 255).map(({ title, startMs }) => {
    const name = shortened(title);
    return joinBytes([u64(startMs * 10_000), u8(name.length), name]);
  });
  return fullBox('chpl', { version: 1 }, u32(0), u8(listed.length), ...listed);
}

/** Returns what a file says about itself besides its tracks. */
export function userData(tags: AudiobookTags, chapters: readonly StartOfChapter[]): Uint8Array {
  const handler = fullBox('hdlr', {}, u32(0), utf8('mdirappl'), u32(0, 0), u8(0));
  return box('udta', neroChapters(chapters), fullBox('meta', {}, handler, itunesTags(tags)));
}
