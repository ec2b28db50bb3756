// Words that are read once more, each alone.
import type { Box } from './engine.ts';
import type { OcrLine, OcrWord } from './page-of-words.ts';

/** Reads a part of the picture. */
export type ReadBox = (within: Box) => Promise<readonly OcrLine[]>;

/** Pixels around a word. */
const around = 8;

/** Returns the only word in a part of the picture; undefined if there are more or none. */
async function wordIn({ bbox }: OcrWord, readBox: ReadBox): Promise<OcrWord | undefined> {
  const { x0, y0, x1, y1 } = bbox;
  const lines = await readBox({
    left: Math.max(0, x0 - around),
    top: Math.max(0, y0 - around),
    width: x1 - x0 + 2 * around,
    height: y1 - y0 + 2 * around,
  });
  const [word, ...others] = lines.flatMap(({ words }) => words);
  return others.length === 0 ? word : undefined;
}

/** Returns the lines with the words that `again` gives for some of them, at most `most`. */
async function replaced(
  lines: readonly OcrLine[],
  most: number,
  isAsked: (word: OcrWord) => boolean,
  again: (word: OcrWord) => Promise<OcrWord>,
): Promise<OcrLine[]> {
  let left = most;
  const found: OcrLine[] = [];
  for (const line of lines) {
    const words: OcrWord[] = [];
    for (const word of line.words)
      words.push(isAsked(word) && left-- > 0 ? await again(word) : word);
    found.push({ ...line, words });
  }
  return found;
}

/** Certainty (percent) below which a word is read again; and how many are on a page before that is of no use. */
const [unsure, mostUnsure] = [60, 30];

/** Returns the lines with the words that were surer alone: one at the end of a paragraph is misread beside nothing. */
export async function withSurerWords(
  lines: readonly OcrLine[],
  readBox: ReadBox,
): Promise<readonly OcrLine[]> {
  const isUnsure = ({ confidence, text }: OcrWord) => confidence < unsure && text.length > 2;
  const count = lines.reduce((sum, { words }) => sum + words.filter(isUnsure).length, 0);
  if (count > mostUnsure) return lines;
  return replaced(lines, mostUnsure, isUnsure, async (word) => {
    const seen = await wordIn(word, readBox);
    if (seen === undefined || seen.confidence <= word.confidence) return word;
    return { ...word, text: seen.text, confidence: seen.confidence };
  });
}

/**
 * What % is mistaken for at the end of a number, since the Mongolian letters have none: "1296" for "12%". And what may stand
 * behind it.
 */
const likePercent =
  /^(\(?[\d.,]*\d)(?:9[60бо]|[0о]6|90|98|94|9[ob]|[УуyY]о|[0о]\/[0о])([.,;:!?)»”"]*)$/u;
/** More numbers than this on a page are a ledger, and its percentages stand alone. */
const mostNumbers = 80;

/** Returns the lines with the numbers that are percentages. `readBox` reads in English. */
export function withPercents(lines: readonly OcrLine[], readBox: ReadBox): Promise<OcrLine[]> {
  return replaced(
    lines,
    mostNumbers,
    ({ text }) => likePercent.test(text),
    async (word) => {
      const [, number = '', end = ''] = likePercent.exec(word.text) ?? [];
      const seen = await wordIn(word, readBox);
      const isPercent = seen?.text.replace(/[.,;:!?)»”"]+$/u, '') === `${number}%`;
      return isPercent ? { ...word, text: `${number}%${end}`, confidence: seen.confidence } : word;
    },
  );
}
