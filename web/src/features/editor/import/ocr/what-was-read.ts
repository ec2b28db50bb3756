// What a first reading tells about a page.
import type { OcrLine } from './page-of-words.ts';

/** Share of foreign letters that a reading of Latin text with both alphabets has. */
const strays = 0.05;

/** Certainty (percent) of words that are none. */
const hardlyRead = 65;

const textOf = (lines: readonly OcrLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ');

/** Whether a page has Latin letters only, but for a few that were mistaken. */
export function isLatin(lines: readonly OcrLine[]): boolean {
  const text = textOf(lines);
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > 0 && cyrillic < latin * strays;
}

/** Share of the letters that are in words which were hardly read: those of another alphabet are. */
export function unsureShare(lines: readonly OcrLine[]): number {
  let [unsure, letters] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words) {
      letters += text.length;
      if (confidence < hardlyRead && text.length > 2) unsure += text.length;
    }
  return letters === 0 ? 0 : unsure / letters;
}

/** Mean certainty of the letters, percent; 0 without any. */
export function certaintyOf(lines: readonly OcrLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words) {
      sum += confidence * text.length;
      letters += text.length;
    }
  return letters === 0 ? 0 : sum / letters;
}
