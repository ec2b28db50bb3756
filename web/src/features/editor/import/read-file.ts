import { paragraphsOf } from '../text/segment.ts';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-problem.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { readDocx } from './read-docx.ts';

/** Maximum UTF-16 units of text per file: far more than any plan converts at once. */
export const maxText = 1_000_000;

/** Kinds of files read here, in the worker. */
const readers = {
  txt: decodeText,
  md: (bytes: Uint8Array) => plainMarkdown(bounded(decodeText(bytes))),
  markdown: (bytes: Uint8Array) => plainMarkdown(bounded(decodeText(bytes))),
  docx: readDocx,
} as const satisfies Record<string, (bytes: Uint8Array) => string>;
export type ReadKind = keyof typeof readers;

export function isReadKind(kind: string): kind is ReadKind {
  return Object.hasOwn(readers, kind);
}

/** @throws ImportError `too_much` */
export function bounded(text: string): string {
  if (text.length > maxText) throw new ImportError('too_much');
  return text;
}

/** Returns the paragraphs of a file. @throws ImportError `unreadable`, `too_much` */
export function readFile(kind: ReadKind, bytes: Uint8Array): string[] {
  return paragraphsOf(bounded(readers[kind](bytes)));
}
