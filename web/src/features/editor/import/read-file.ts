import { paragraphsOf } from '../text/segment.ts';
import { decodeText } from './decode-text.ts';
import { bounded, type ReadKind } from './import-limits.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { readDocx } from './read-docx.ts';

const readMarkdown = (bytes: Uint8Array) => plainMarkdown(bounded(decodeText(bytes)));

const readers: Readonly<Record<ReadKind, (bytes: Uint8Array) => string>> = {
  txt: decodeText,
  md: readMarkdown,
  markdown: readMarkdown,
  docx: readDocx,
};

/** Returns the paragraphs of a file. @throws ImportError `unreadable`, `too_much` */
export function readFile(kind: ReadKind, bytes: Uint8Array): string[] {
  return paragraphsOf(bounded(readers[kind](bytes)));
}
