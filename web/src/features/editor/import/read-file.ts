import { paragraphsOf } from '../text/segment.ts';
import { decodeText } from './decode-text.ts';
import type { AboutDocument, Block, LeftOut, ReadDocument } from './document/block.ts';
import { type Chapter, chaptersOf } from './document/chapters.ts';
import { withoutNoteMarks } from './document/note-marks.ts';
import { withSpokenTex } from './document/spoken-tex.ts';
import { decodeXml } from './formats/decode-xml.ts';
import { readDocx } from './formats/read-docx.ts';
import { readEpub } from './formats/read-epub.ts';
import { readFb2 } from './formats/read-fb2.ts';
import { readHtml } from './formats/read-html.ts';
import { readMarkdown } from './formats/read-markdown.ts';
import { readOdt } from './formats/read-odt.ts';
import { readRtf } from './formats/read-rtf.ts';
import type { ReadKind } from './import-kinds.ts';
import { ImportError } from './import-problem.ts';
import { paragraphsOfPlainText } from './lines/plain-text.ts';
import { bounded, maxText } from './max-text.ts';

/** What is taken from a file. */
export interface Imported {
  readonly paragraphs: readonly string[];
  /** All of the text in chapters; none if it has no two. */
  readonly chapters?: readonly Chapter[];
  readonly about?: AboutDocument | undefined;
  readonly left?: LeftOut | undefined;
  /** Words that were read from a picture without certainty. */
  readonly doubts?: readonly string[];
}

const oleMark = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
const encryptedPackage = utf16('EncryptedPackage');

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  const first = part[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Office's older container holds documents before 2007, and newer ones with a password. */
function refuseOldContainer(bytes: Uint8Array): void {
  if (!oleMark.every((byte, at) => bytes[at] === byte)) return;
  throw new ImportError(includes(bytes, encryptedPackage) ? 'password' : 'old_format');
}

const plain = (bytes: Uint8Array): Block[] =>
  paragraphsOfPlainText(bounded(decodeText(bytes))).map((text) => ({ kind: 'paragraph', text }));
const markdown = (bytes: Uint8Array): Block[] => readMarkdown(bounded(decodeText(bytes)));
const html = (bytes: Uint8Array): Block[] => readHtml(decodeXml(bytes));

type Read<T> = (bytes: Uint8Array) => T;
const blocksOf =
  (read: Read<readonly Block[]>): Read<ReadDocument> =>
  (bytes) => ({ blocks: read(bytes) });

const readers: Readonly<Record<ReadKind, Read<ReadDocument>>> = {
  txt: blocksOf(plain),
  srt: blocksOf(plain),
  vtt: blocksOf(plain),
  md: blocksOf(markdown),
  markdown: blocksOf(markdown),
  html: blocksOf(html),
  htm: blocksOf(html),
  xhtml: blocksOf(html),
  docx: blocksOf(readDocx),
  odt: blocksOf(readOdt),
  rtf: blocksOf(readRtf),
  fb2: readFb2,
  epub: readEpub,
};

/** Returns the paragraphs and chapters of what a reader found. @throws ImportError `too_much` */
export function importedOf(found: ReadDocument): Imported {
  const { blocks, left, about } = found;
  let length = 0;
  for (const { text } of blocks) length += text.length;
  if (length > maxText) throw new ImportError('too_much');
  const texts = withoutNoteMarks(blocks.map(({ text }) => withSpokenTex(text)));
  return {
    paragraphs: texts.flatMap(paragraphsOf),
    chapters: chaptersOf({
      ...found,
      blocks: blocks.map((block, at) => ({ ...block, text: texts[at] ?? '' })),
    }),
    about,
    left,
  };
}

/** Reads a file. @throws ImportError `unreadable`, `too_much`, `password`, `old_format` */
export function readFile(kind: ReadKind, bytes: Uint8Array): Imported {
  if (kind === 'docx' || kind === 'rtf') refuseOldContainer(bytes);
  return importedOf(readers[kind](bytes));
}
