import { joinLines, WordsInUse } from './divided-words.ts';
import { listMarker } from './list-marker.ts';

/** Lines longer than this are not wrapped at a width. */
const maxWidth = 140;
/** Shorter lines may be verse. */
const proseWidth = 45;
/** Share of lines that must be full, and that must go on in the middle of a sentence. */
const fullShare = 0.7;
const goingOnShare = 0.4;

const firstWordOf = (line: string): string => /^\S+/u.exec(line.trimStart())?.[0] ?? '';
const indentOf = (line: string): number =>
  /^[ \t\u00a0]*/u.exec(line)?.[0].replace(/\t/gu, '    ').length ?? 0;

/** A program that wraps puts a word on the next line only if it does not fit, or divides it. */
const isFull = (line: string, next: string, width: number): boolean =>
  (/\p{L}[-\u2010\u00ad]$/u.test(line.trimEnd()) && startsLower(next)) ||
  line.trimEnd().length + 1 + firstWordOf(next).length > width;

const endsSentence = (line: string): boolean => /[.!?…:;]["'»”’)\]]*$/u.test(line.trimEnd());
const startsLower = (line: string): boolean => /^[(«“"]?\p{Ll}/u.test(line.trimStart());
const goesOn = (line: string): boolean => /^[\p{Ll}\p{N}(«“"]/u.test(line.trimStart());

/** Lines of a text between blank lines. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: string[] = [];
  for (const line of [...lines, '']) {
    if (line.trim() !== '') open.push(line);
    else if (open.length > 0) {
      blocks.push(open);
      open = [];
    }
  }
  return blocks;
}

interface Pair {
  readonly line: string;
  readonly next: string;
}

/** Neighbouring lines that a width could have divided. */
function pairsOf(block: readonly string[]): Pair[] {
  return block.slice(1).flatMap((next, at) => {
    const line = block[at] ?? '';
    return listMarker.test(next.trimStart()) || next.includes('\t') ? [] : [{ line, next }];
  });
}

/** Returns the width at which a text is wrapped; null if its lines are its own. */
function widthOf(blocks: readonly (readonly string[])[]): number | null {
  const pairs = blocks.flatMap(pairsOf);
  const width = Math.max(0, ...blocks.flat().map((line) => line.trimEnd().length));
  if (pairs.length < 2 || width > maxWidth) return null;
  const share = (holds: (pair: Pair) => boolean) => pairs.filter(holds).length / pairs.length;
  if (
    share(({ line, next }) => isFull(line, next, width) || (endsSentence(line) && !goesOn(next))) <
    fullShare
  )
    return null;
  if (share(({ line, next }) => isFull(line, next, width)) < 0.5) return null;
  if (share(({ next }) => startsLower(next)) < goingOnShare) return null;
  const isProse =
    width >= proseWidth ||
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
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const blocks = blocksOf(lines);
  const width = widthOf(blocks);
  const paragraphs: string[] = [];
  const words = new WordsInUse();
  if (width !== null) for (const line of lines) words.add(line);
  for (const block of blocks) {
    const indent = Math.min(...block.map(indentOf));
    let open: string[] = [];
    const close = () => {
      if (open.length > 0)
        paragraphs.push(open.reduce((before, line) => joinLines(before, line, words), ''));
      open = [];
    };
    block.forEach((line, at) => {
      const before = block[at - 1];
      if (before === undefined || width === null || !isContinued(before, line, { width, indent }))
        close();
      open.push(line.trim());
    });
    close();
  }
  return paragraphs;
}

function isContinued(
  before: string,
  line: string,
  { width, indent }: { width: number; indent: number },
): boolean {
  if (listMarker.test(line.trimStart()) || before.includes('\t') || line.includes('\t'))
    return false;
  const isIndented = indentOf(line) >= indent + 2;
  // What hangs below a list's mark belongs to its item.
  if (isIndented && !listMarker.test(before.trimStart()) && indentOf(before) < indentOf(line))
    return false;
  if (isFull(before, line, width)) return true;
  return !endsSentence(before) && goesOn(line);
}
