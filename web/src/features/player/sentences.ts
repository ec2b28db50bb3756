import { sentencesOf } from '@duu/contract/sentences';
import type { Piece } from './word-index.ts';

/** Groups a paragraph's pieces by sentence, splitting the text between two words where a sentence ends. */
export function bySentence(pieces: readonly Piece[]): Piece[][] {
  const sentences = sentencesOf(pieces.map(({ text }) => text).join(''));
  const groups: Piece[][] = [];
  let at = 0;
  let sentence = -1;
  for (const { text, word } of pieces) {
    const end = at + text.length;
    const cuts =
      word === null
        ? sentences.flatMap(({ start }) => (start > at && start < end ? start : []))
        : [];
    for (const from of [at, ...cuts]) {
      const here = sentences.findLastIndex(({ start }) => start <= from);
      if (here !== sentence) groups.push([]);
      sentence = here;
      const to = cuts.find((cut) => cut > from) ?? end;
      groups.at(-1)?.push({ text: text.slice(from - at, to - at), word });
    }
    at = end;
  }
  return groups;
}
