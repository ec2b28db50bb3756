import { isNoteMark } from './spoken-runs.ts';

const raisedDigits = /(?<=[\p{L}.,;:!?…»”"'])[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}(?![⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ\p{L}])/gu;
const raisedStart = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s+(?=[\p{L}\p{N}"«“„(])/u;
const inBrackets =
  /(?<=[\p{L}\p{N}.,;:!?…»”"')\]])\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\](?=[\s.,;:!?…»”"')[]|$)/gu;
/** Numbers in brackets are marks where one stands after a sentence: [1] after a word may be code. */
const afterSentence = /[.,;:!?…»”]\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\](?:[\s[]|$)/u;

/** Returns texts without the marks of notes that are written as text: raised digits and numbers in brackets after a word. */
export function withoutNoteMarks(texts: readonly string[]): string[] {
  const hasBrackets = texts.some((text) => afterSentence.test(text));
  return texts.map((text) => {
    const plain = text
      .replace(raisedStart, '')
      .replace(raisedDigits, (mark, at: number, whole: string) =>
        isNoteMark(mark.normalize('NFKC'), whole.slice(Math.max(0, at - 20), at)) ? '' : mark,
      );
    return hasBrackets ? plain.replace(inBrackets, '') : plain;
  });
}
