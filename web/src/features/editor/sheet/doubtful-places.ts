import type { Span } from '@duu/contract/sentences';

/** A word to check: the paragraph's index, and offsets into its text. */
export interface DoubtfulPlace extends Span {
  readonly paragraph: number;
}

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Finds the doubtful words in the text; one that was changed is no longer found. */
export function doubtfulPlaces(
  texts: readonly string[],
  doubts: ReadonlySet<string>,
): DoubtfulPlace[] {
  return texts.flatMap((text, paragraph) => {
    const found: DoubtfulPlace[] = [];
    for (const word of doubts)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const end = at + word.length;
        const isWhole =
          !(isLetter(text[at - 1]) && isLetter(word[0])) &&
          !(isLetter(text[end]) && isLetter(word.at(-1)));
        if (isWhole) found.push({ paragraph, start: at, end });
      }
    return found.toSorted((a, b) => a.start - b.start);
  });
}
