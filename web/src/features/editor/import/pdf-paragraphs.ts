/** A run of text as placed in a PDF; `y` grows upwards, in points. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  /** Whether a line ends here. */
  readonly ends: boolean;
  readonly page: number;
}

/**
 * Groups lines into paragraphs, as a PDF has none: lines stay together unless the gap between them exceeds one and a
 * half lines, or a page starts after the end of a sentence. Words hyphenated at the end of a line are joined.
 */
export function paragraphsOfLines(runs: readonly PdfLine[]): string[] {
  const paragraphs: string[] = [];
  // In pieces, as scanning a text that grows with each line takes quadratic time.
  let current: string[] = [];
  let last: Line | null = null;
  const finish = () => {
    paragraphs.push(current.join(''));
    current = [];
  };
  for (const line of linesOf(runs)) {
    if (last !== null && startsParagraph(last, line)) finish();
    current.push(...joined(current.pop(), line.text));
    last = line;
  }
  finish();
  return paragraphs.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}

interface Line {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly page: number;
}

function linesOf(runs: readonly PdfLine[]): Line[] {
  const lines: Line[] = [];
  let texts: string[] = [];
  let isBlank = true;
  let first: PdfLine | null = null;
  const finish = () => {
    if (first !== null && !isBlank)
      lines.push({
        text: texts.join('').trim(),
        y: first.y,
        height: first.height,
        page: first.page,
      });
    texts = [];
    isBlank = true;
    first = null;
  };
  for (const run of runs) {
    if (first !== null && run.page !== (first as PdfLine).page) finish();
    if (first === null || (run.height > 0 && isBlank)) first = run;
    texts.push(run.text);
    isBlank &&= run.text.trim() === '';
    if (run.ends) finish();
  }
  finish();
  return lines;
}

function startsParagraph(last: Line, next: Line): boolean {
  if (next.page !== last.page) return /[.!?…:»"”)]/u.test(last.text.slice(-1));
  const height = Math.max(last.height, next.height, 1);
  const gap = last.y - next.y;
  return gap > height * 1.75 || gap < -height;
}

/** Returns the last piece of a paragraph and the line after it, as pieces. */
function joined(before: string | undefined, line: string): string[] {
  if (before === undefined) return [line];
  const isDivided = before.endsWith('-') && /\p{L}-$/u.test(before.slice(-3));
  return isDivided && /^\p{Ll}/u.test(line) ? [before.slice(0, -1), line] : [before, ` ${line}`];
}
