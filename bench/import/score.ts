export interface Score {
  /** Share of the words that are there in order: the longest common subsequence by the longer list. */
  readonly words: number;
  /** F1 of the paragraph borders, by the words before them. */
  readonly borders: number;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Pairs equal words of two lists in order, in a band: texts of one source drift little. */
function pairs(wanted: readonly string[], found: readonly string[]): Map<number, number> {
  const rows = Array.from({ length: wanted.length + 1 }, () => new Uint32Array(found.length + 1));
  for (let i = wanted.length - 1; i >= 0; i--)
    for (let j = found.length - 1; j >= 0; j--) {
      const row = rows[i] as Uint32Array;
      const below = rows[i + 1] as Uint32Array;
      row[j] =
        wanted[i] === found[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  const paired = new Map<number, number>();
  for (let i = 0, j = 0; i < wanted.length && j < found.length; ) {
    if (wanted[i] === found[j]) paired.set(i++, j++);
    else if ((rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return paired;
}

/** Indexes of the words that end a paragraph. */
function bordersOf(paragraphs: readonly string[]): { words: string[]; borders: Set<number> } {
  const words: string[] = [];
  const borders = new Set<number>();
  for (const paragraph of paragraphs) {
    words.push(...wordsOf(paragraph));
    if (words.length > 0) borders.add(words.length - 1);
  }
  return { words, borders };
}

export function score(wanted: readonly string[], found: readonly string[]): Score {
  const right = bordersOf(wanted);
  const read = bordersOf(found);
  const paired = pairs(right.words, read.words);
  let hits = 0;
  for (const border of right.borders) {
    const at = paired.get(border);
    if (at !== undefined && read.borders.has(at)) hits++;
  }
  const borders = (2 * hits) / Math.max(1, right.borders.size + read.borders.size);
  return { words: paired.size / Math.max(1, right.words.length, read.words.length), borders };
}
