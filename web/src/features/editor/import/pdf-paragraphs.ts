/** A run of text as a PDF places it; `y` grows upwards, in points. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  /** Whether a line ends here. */
  readonly ends: boolean;
  readonly page: number;
}

/**
 * A PDF knows lines, not paragraphs: lines stay together unless the gap between them is wider than a line and
 * a half, or the next page begins after the end of a sentence. Words divided at a line's end are joined.
 */
export function paragraphsOfLines(runs: readonly PdfLine[]): string[] {
  const paragraphs: string[] = [];
  let current = '';
  let lastBaseline: Line | null = null;
  for (const line of linesOf(runs)) {
    if (lastBaseline !== null && startsParagraph(lastBaseline, line, current)) {
      paragraphs.push(current);
      current = '';
    }
    current = join(current, line.text);
    lastBaseline = line;
  }
  if (current !== '') paragraphs.push(current);
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
  let text = '';
  let first: PdfLine | null = null;
  const finish = () => {
    if (first !== null && text.trim() !== '')
      lines.push({ text: text.trim(), y: first.y, height: first.height, page: first.page });
    text = '';
    first = null;
  };
  for (const run of runs) {
    if (first !== null && run.page !== (first as PdfLine).page) finish();
    if (first === null || (run.height > 0 && text.trim() === '')) first = run;
    text += run.text;
    if (run.ends) finish();
  }
  finish();
  return lines;
}

function startsParagraph(last: Line, next: Line, soFar: string): boolean {
  if (next.page !== last.page) return /[.!?…:»"”)]$/u.test(soFar);
  const height = Math.max(last.height, next.height, 1);
  const gap = last.y - next.y;
  return gap > height * 1.75 || gap < -height;
}

function join(before: string, line: string): string {
  if (before === '') return line;
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line;
  return `${before} ${line}`;
}
