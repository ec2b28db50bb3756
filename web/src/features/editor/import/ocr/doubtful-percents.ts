// The Mongolian letters have no %, which is read as 96 or 90: "1296" for "12%". The English ones tell which it is.
import type { Box } from './engine.ts';
import type { OcrLine, OcrWord } from './page-of-words.ts';

/** What % is mistaken for at the end of a number, and what may stand behind it. */
const looksLike =
  /^(\(?[\d.,]*\d)(?:9[60бо]|[0о]6|90|98|94|9[ob]|[УуyY]о|[0о]\/[0о])([.,;:!?)»”"]*)$/u;
/** More numbers than this on a page are a ledger, and its percentages stand alone. */
const most = 80;
/** Pixels around a word. */
const around = 8;

/** Returns the lines with the numbers that are percentages. `readBox` reads a part of the picture in English. */
export async function withPercents(
  lines: readonly OcrLine[],
  readBox: (within: Box) => Promise<readonly OcrLine[]>,
): Promise<OcrLine[]> {
  let left = most;
  const mended = async (word: OcrWord): Promise<OcrWord> => {
    const [, number, end] = looksLike.exec(word.text) ?? [];
    if (number === undefined || left-- <= 0) return word;
    const { x0, y0, x1, y1 } = word.bbox;
    const read = await readBox({
      left: Math.max(0, x0 - around),
      top: Math.max(0, y0 - around),
      width: x1 - x0 + 2 * around,
      height: y1 - y0 + 2 * around,
    });
    const [seen, ...others] = read.flatMap(({ words }) => words);
    const isPercent =
      others.length === 0 && seen?.text.replace(/[.,;:!?)»”"]+$/u, '') === `${number}%`;
    return isPercent ? { ...word, text: `${number}%${end}`, confidence: seen.confidence } : word;
  };
  const found: OcrLine[] = [];
  for (const line of lines) {
    const words: OcrWord[] = [];
    for (const word of line.words) words.push(await mended(word));
    found.push({ ...line, words });
  }
  return found;
}
