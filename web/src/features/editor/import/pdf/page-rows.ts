import { lowered, raised } from '../document/spoken-runs.ts';
import { isAlphabetical } from '../lines/alphabets.ts';
import { joinLines } from '../lines/divided-words.ts';
import { mode, type PdfCell, type PdfLine, type PdfRun, right } from './pdf-run.ts';
import { rowsOf, smallShare } from './rows-of-runs.ts';

/** In sizes of the font: blanks between words, gaps that may divide cells or columns. */
const blankGap = 0.17;
const cellGap = 0.9;

/**
 * What a table of answers has, if no syllables, and letters that no word is made of. The syllables are written so that
 * letters fit in one way only: trying the others would take twice as long for every few letters more.
 */
const onlyLetters =
  /^(?:[A-E]+|(?!(?:[БВГД]?А+(?:[БВГД]{1,2}А+)*[БВГД]?)$)[А-Д]+|[B-DF-HJ-NP-TV-XZБВГДЖЗЙКЛМНПРСТФХЦЧШЩЪЬ]+)$/u;

/** Joins capitals that are set apart to fill a line; words are then farther apart, as cells are. */
function unspaced(text: string): string {
  if (!/^\p{Lu}(?: \p{Lu}){3,}$/u.test(text)) return text;
  const word = text.replaceAll(' ', '');
  return isAlphabetical(word) || onlyLetters.test(word) ? text : word;
}

/** Puts the runs of a line together, with blanks where there are gaps. */
export function lineOf(row: readonly PdfRun[], page: number, column: number): PdfLine {
  const size =
    mode(
      row.map((run) => [run.size, run.text.trim().length * run.size] as const),
      0.5,
    ) ||
    (row[0]?.size ?? 1);
  const base = mode(
    row.map((run) => [run.y, Math.abs(run.size - size) < 1 ? run.text.length : 0] as const),
    0.25,
  );
  const marks: string[] = [];
  const textOf = (run: PdfRun, before: string, next: PdfRun | undefined): string => {
    const isAboveBar = /^\d+$/u.test(run.text) && /^[⁄/]/u.test(next?.text ?? '');
    const text = isAboveBar ? run.text : styled(run, before, size, base);
    if (text === '') marks.push(run.text.trim());
    return text;
  };
  const cells: { text: string; x: number; right: number }[] = [];
  for (const [at, run] of row.entries()) {
    const cell = cells.at(-1);
    const gap = cell === undefined ? 0 : run.x - cell.right;
    const before = row[at - 1]?.tag;
    const isOther = run.tag?.cell !== before?.cell || run.tag?.row !== before?.row;
    if (cell === undefined || isOther || (run.tag === undefined && gap > size * cellGap)) {
      cells.push({ text: textOf(run, '', row[at + 1]), x: run.x, right: right(run) });
      continue;
    }
    const isBlank = gap > size * blankGap && !/\s$/u.test(cell.text) && !/^\s/u.test(run.text);
    cell.text += (isBlank ? ' ' : '') + textOf(run, cell.text, row[at + 1]);
    cell.right = Math.max(cell.right, right(run));
  }
  const fonts = new Set(row.filter(({ text }) => text.trim() !== '').map(({ font }) => font));
  const clean: PdfCell[] = cells.map((cell) => ({
    ...cell,
    text: unspaced(cell.text.replace(/\s+/gu, ' ').trim()),
  }));
  return {
    text: clean.map(({ text }) => text).join(' '),
    x: clean[0]?.x ?? 0,
    right: Math.max(...clean.map((cell) => cell.right)),
    y: base,
    size,
    sizes: row.filter(({ text }) => /\p{L}{2}/u.test(text)).map((run) => run.size),
    font: fonts.size === 1 ? ([...fonts][0] ?? null) : null,
    page,
    column,
    cells: clean.filter(({ text }) => text !== ''),
    marks,
    isRow: row.some(({ tag }) => tag !== undefined),
  };
}

function styled(run: PdfRun, before: string, size: number, base: number): string {
  if (run.size > size * smallShare) return run.text;
  if (run.y < base - size * 0.15) return raised(run.text, before);
  if (run.y > base + size * 0.08) return lowered(run.text);
  return run.text;
}

/** Returns the text of runs that belong together, as those of a cell. */
export const textOfRuns = (runs: readonly PdfRun[]): string =>
  rowsOf(runs)
    .map((row) => lineOf(row, 0, 0).text)
    .reduce((before, line) => joinLines(before, line), '');
