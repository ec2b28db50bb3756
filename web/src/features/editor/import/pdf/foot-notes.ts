import type { Block } from '../document/block.ts';
import { joinLines, type WordsInUse } from '../lines/divided-words.ts';
import { endsSentence, startsLower } from './line-ends.ts';
import type { PdfLine } from './pdf-run.ts';

const noteStart = /^[[(]?(\d{1,3}|[*†‡§]{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[\])]?[.:]?\s*(?=[\p{L}«“"(])/u;
const raisedStart = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s*\p{L}/u;

/** Returns the lines of notes: small ones at the end of a column that begin with a mark, or go on in a note before them. */
export function noteLinesAmong(lines: readonly PdfLine[], size: number): Set<PdfLine> {
  const feet: { readonly small: readonly PdfLine[]; readonly first: number }[] = [];
  const isSmall = (line: PdfLine) => line.size < size * 0.93;
  for (let at = lines.length - 1; at >= 0; ) {
    const end = at;
    const column = lines[at]?.column;
    while (at >= 0 && lines[at]?.column === column && isSmall(lines[at] as PdfLine)) at--;
    const from = Math.max(0, end - 11);
    const raisedAt = lines
      .slice(from, end + 1)
      .findIndex((line) => line.column === column && raisedStart.test(line.text));
    // A raised number at the beginning is a note in any size.
    if (raisedAt >= 0) at = Math.min(at, from + raisedAt - 1);
    const small = lines.slice(at + 1, end + 1);
    const first = small.findIndex(({ text }) => noteStart.test(text));
    if (at < 0 || lines[at]?.column === column || lines[at]?.page !== small[0]?.page)
      feet.push({ small, first });
    while (at >= 0 && lines[at]?.column === column) at--;
  }
  const notes = new Set<PdfLine>();
  let last: PdfLine | undefined;
  for (const { small, first } of feet.toReversed()) {
    const goesOn = last !== undefined && !endsSentence(last.text);
    const found = goesOn ? small : first < 0 ? [] : small.slice(first);
    for (const line of found) notes.add(line);
    last = found.at(-1);
  }
  return notes;
}

/** More small lines than those of a foot are a text of their own. */
const mostOfFoot = 6;

/** Returns lines with the feet of columns set aside that have no mark, where a sentence goes on in the next column. */
export function withFeetAside(lines: readonly PdfLine[], size: number): readonly PdfLine[] {
  const isSmall = (line: PdfLine | undefined) => line !== undefined && line.size < size * 0.93;
  const asides = new Map<PdfLine, number>();
  for (let from = 1; from < lines.length; from++) {
    const before = lines[from - 1];
    if (!isSmall(lines[from]) || isSmall(before)) continue;
    let to = from;
    while (isSmall(lines[to])) to++;
    const foot = lines.slice(from, to);
    const next = lines[to];
    const goesOn =
      before !== undefined &&
      next !== undefined &&
      before.column !== next.column &&
      foot.every((line) => line.page === before.page && line.aside === undefined) &&
      !endsSentence(before.text) &&
      startsLower(next.text);
    if (goesOn && foot.length <= mostOfFoot && !noteStart.test(foot[0]?.text ?? ''))
      for (const line of foot) asides.set(line, -from);
  }
  return lines.map((line) => {
    const aside = asides.get(line);
    return aside === undefined ? line : { ...line, aside };
  });
}

interface FootNote {
  readonly mark: string;
  readonly page: number;
  /** The block that is open where the note is printed. */
  readonly near: number;
  text: string;
}

const plain = (mark: string): string => mark.normalize('NFKC').replace(/[^\p{L}\p{N}*†‡§]/gu, '');

/** Collects the notes of pages, and puts each behind the paragraph that has its mark. */
export class FootNotes {
  readonly #words: WordsInUse;
  readonly #notes: FootNote[] = [];
  readonly #beside: (readonly [near: number, blocks: readonly Block[]])[] = [];
  /** Numbers of blocks by the page and the mark that is in them. */
  readonly #marked = new Map<string, number>();

  constructor(words: WordsInUse) {
    this.#words = words;
  }

  /** Takes a line of a block. */
  mark({ page, marks }: PdfLine, block: number): void {
    for (const mark of marks.flatMap((one) => one.split(/[\s,]+/u)))
      this.#marked.set(`${page} ${plain(mark)}`, block);
  }

  /** Takes a line of a note, which is printed near a block. */
  add({ text, page }: PdfLine, near: number): void {
    const mark = plain(noteStart.exec(text)?.[1] ?? '');
    const last = this.#notes.at(-1);
    const isNext =
      mark !== '' &&
      (last?.page !== page || !/^\d/u.test(mark) || Number(mark) === Number(last.mark) + 1);
    if (last === undefined || isNext)
      this.#notes.push({ mark, page, near, text: text.replace(noteStart, '') });
    else last.text = joinLines(last.text, text, this.#words);
  }

  /** Takes blocks that stand beside another one. */
  addBlocks(blocks: readonly Block[], near: number): void {
    this.#beside.push([near, blocks]);
  }

  /** Returns blocks with the notes among them. */
  placedAmong(blocks: readonly Block[]): Block[] {
    const behind = new Map<number, Block[]>();
    for (const [near, beside] of this.#beside)
      behind.set(near, [...(behind.get(near) ?? []), ...beside]);
    for (const { mark, page, near, text } of this.#notes) {
      const at = Math.min(this.#marked.get(`${page} ${mark}`) ?? near, blocks.length - 1);
      behind.set(at, [...(behind.get(at) ?? []), { kind: 'note', text }]);
    }
    const first = behind.get(-1) ?? [];
    return [...first, ...blocks.flatMap((block, at) => [block, ...(behind.get(at) ?? [])])];
  }
}
