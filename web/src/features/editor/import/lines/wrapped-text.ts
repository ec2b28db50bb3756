import { isAlphabetical } from './alphabets.ts';
import { joinLines, WordsInUse } from './divided-words.ts';
import { withoutDoubling } from './doubled-lines.ts';
import { listMarker } from './list-marker.ts';

/** Lines longer than this are not wrapped at a width. */
const maxWidth = 140;
/** Shorter lines may be verse. */
const proseWidth = 45;
/** Share of lines that must be full, and that must go on in the middle of a sentence. */
const fullShare = 0.7;
const goingOnShare = 0.4;

/** Of the longest line: a block of shorter ones is verse or a list, whatever is around it. */
const longShare = 0.6;

/** A line that only divides, or is drawn below a heading. */
const isRule = (line: string): boolean =>
  /^[\s=_*~#·•+|:─-╿–—-]{3,}$/u.test(line) && line.trim() !== '';

/** Where a sentence goes on, it is the first letter of a name. */
const initial = /^\p{Lu}\.\s+\p{Lu}/u;
const letterOf = (line: string): string => /^\s*(\p{Lu})\.\s/u.exec(line)?.[1] ?? '';

/** Returns the lines of a block that begin with A., B. and so on: names do not. */
function optionsOf(block: readonly string[]): ReadonlySet<string> {
  const options = new Set<string>();
  let open: string[] = [];
  for (const line of block) {
    const letter = letterOf(line);
    if (letter === '') continue;
    const isNext = open.length > 0 && isAlphabetical(letterOf(open.at(-1) ?? '') + letter);
    open = isNext ? [...open, line] : /[AА]/u.test(letter) ? [line] : [];
    if (isNext) for (const one of open) options.add(one);
  }
  return options;
}

const isItem = (line: string, before: string, options: ReadonlySet<string>): boolean =>
  listMarker.test(line.trimStart()) &&
  (endsSentence(before) || !initial.test(line.trimStart()) || options.has(line));

/** With titles and initials, which some programs don't part from a name. */
const firstWordOf = (line: string): string =>
  /^(?:\p{Lu}\p{L}{0,3}\.\s)*\S+/u.exec(line.trimStart())?.[0] ?? '';
const indentOf = (line: string): number =>
  /^[ \t\u00a0]*/u.exec(line)?.[0].replace(/\t/gu, '    ').length ?? 0;

/** Whether a word is divided between two lines. */
const isDivided = (line: string, next: string): boolean =>
  /\p{L}[-\u2010\u00ad]$/u.test(line.trimEnd()) && startsLower(next);

/** A program that wraps puts a word on the next line only if it does not fit, or divides it. */
const isFull = (line: string, next: string, width: number): boolean =>
  isDivided(line, next) || line.trimEnd().length + 1 + firstWordOf(next).length > width;

const endsInInitial = (line: string): boolean => /(?:^|[\s.])\p{Lu}\.$/u.test(line.trimEnd());
const endsSentence = (line: string): boolean =>
  /[.!?…:;]["'»”’)\]]*$/u.test(line.trimEnd()) && !endsInInitial(line);
const startsLower = (line: string): boolean => /^[(«“"]?\p{Ll}/u.test(line.trimStart());
const goesOn = (line: string): boolean => /^[\p{Ll}\p{N}(«“"]/u.test(line.trimStart());

/** Lines of a text between blank lines and rules. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: string[] = [];
  for (const line of [...lines, '']) {
    if (line.trim() !== '' && !isRule(line)) open.push(line);
    else if (open.length > 0) {
      blocks.push(open);
      open = [];
    }
  }
  return blocks;
}

const quoteMark = /^(?:> ?){1,9}(?=[\p{L}\p{N}"«“„(—–•*-]|$)/u;

/**
 * Returns a text without what begins each line of an answered letter; a blank line parts what others wrote. Before numbers
 * only, the sign compares: `> 5`.
 */
function withoutQuoteMarks(text: string): string {
  if (!/^>[^\p{L}\p{N}\n]*\p{L}/mu.test(text)) return text;
  let [before, depth] = ['', 0];
  const lines = text.split('\n').map((line) => {
    const marks = quoteMark.exec(line)?.[0] ?? '';
    const isBorder = marks.replaceAll(' ', '').length !== depth && endsSentence(before);
    depth = marks.replaceAll(' ', '').length;
    before = line;
    return `${isBorder ? '\n' : ''}${line.slice(marks.length)}`;
  });
  return lines.join('\n');
}

/** A row of a table that is drawn with signs. */
const cellsOf = (line: string): string => {
  const [, inner] = /^\s*[|│┃║](.*)[|│┃║]\s*$/u.exec(line) ?? [];
  if (inner === undefined) return line;
  const cells = inner.split(/[|│┃║]/u).map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(', ');
};

/** Whether a line hangs below the text of an item, which goes on in it. */
const hangs = (before: string, line: string): boolean =>
  listMarker.test(before.trimStart()) &&
  indentOf(line) > indentOf(before) + 1 &&
  startsLower(line) &&
  !endsSentence(before);

interface Pair {
  readonly line: string;
  readonly next: string;
}

/** Neighbouring lines that a width could have divided. */
function pairsOf(block: readonly string[]): Pair[] {
  const options = optionsOf(block);
  return block.slice(1).flatMap((next, at) => {
    const line = block[at] ?? '';
    return isItem(next, line, options) || next.includes('\t') ? [] : [{ line, next }];
  });
}

const lengthOf = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => line.trimEnd().length));

const isLong = (block: readonly string[], width: number): boolean =>
  lengthOf(block) >= width * longShare;

/** Returns the width at which a text is wrapped; null if its lines are its own. */
function widthOf(blocks: readonly (readonly string[])[]): number | null {
  // A line alone may be as long as it likes, as `On Monday … wrote:` is.
  const width = lengthOf(blocks.filter((block) => block.length > 1).flat());
  const pairs = blocks.filter((block) => isLong(block, width)).flatMap(pairsOf);
  if (pairs.length < 2 || lengthOf(blocks.flat()) > maxWidth) return null;
  const share = (holds: (pair: Pair) => boolean) => pairs.filter(holds).length / pairs.length;
  if (
    share(({ line, next }) => isFull(line, next, width) || (endsSentence(line) && !goesOn(next))) <
    fullShare
  )
    return null;
  if (share(({ line, next }) => isFull(line, next, width)) < 0.5) return null;
  if (share(({ line, next }) => startsLower(next) || endsInInitial(line)) < goingOnShare)
    return null;
  const isProse =
    width >= proseWidth ||
    pairs.filter(({ line, next }) => isDivided(line, next)).length > 1 ||
    blocks
      .flat()
      .some((line) => /[\p{Ll}\p{N}][.!?…]["'»”’)\]]*\s+\S/u.test(line.replace(listMarker, '')));
  return isProse ? width : null;
}

/**
 * Returns a plain text's paragraphs. If its lines are wrapped at a width, those of a paragraph are joined: a blank line, an
 * indent, a list's mark or a line that had space for the next word ends it. Verse and lists stay in lines.
 */
export function paragraphsOfText(text: string): string[] {
  const given = withoutQuoteMarks(text.replace(/\r\n|[\r\u2028\u2029]/gu, '\n'));
  const lines = withoutDoubling(given.split('\n')).map(cellsOf);
  const blocks = blocksOf(lines);
  const width = widthOf(blocks);
  const paragraphs: string[] = [];
  const words = new WordsInUse();
  if (width !== null) for (const line of lines) words.add(line);
  for (const block of blocks) {
    const about = {
      width: width ?? 0,
      indent: Math.min(...block.map(indentOf)),
      options: optionsOf(block),
    };
    let open: string[] = [];
    const close = () => {
      if (open.length > 0)
        paragraphs.push(open.reduce((before, line) => joinLines(before, line, words), ''));
      open = [];
    };
    const isWrapped = width !== null && isLong(block, width);
    block.forEach((line, at) => {
      const before = block[at - 1];
      const isOpen =
        before !== undefined &&
        (isWrapped ? isContinued(before, line, about) : hangs(before, line));
      if (!isOpen) close();
      open.push(line.trim());
    });
    close();
  }
  return paragraphs;
}

interface AboutBlock {
  readonly width: number;
  readonly indent: number;
  readonly options: ReadonlySet<string>;
}

function isContinued(
  before: string,
  line: string,
  { width, indent, options }: AboutBlock,
): boolean {
  if (isItem(line, before, options) || before.includes('\t') || line.includes('\t')) return false;
  const isIndented = indentOf(line) >= indent + 2;
  // What hangs below a list's mark belongs to its item.
  if (isIndented && !listMarker.test(before.trimStart()) && indentOf(before) < indentOf(line))
    return false;
  if (isFull(before, line, width)) return true;
  return !endsSentence(before) && goesOn(line);
}
