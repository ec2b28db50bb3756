/** A longer selection is not a word. */
const maxLength = 60;

/**
 * Returns the selected words as a dictionary entry has them, or null if they can’t be one. Entries apply to whole words
 * only, so words that are partly selected are completed.
 */
export function selectedWord(
  text: string,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } | null {
  let [start, end] = [from, to];
  while (start < end && /\s/u.test(text.charAt(start))) start++;
  while (end > start && /\s/u.test(text.charAt(end - 1))) end--;
  if (start === end) return null;
  const isLetter = (at: number) => /[\p{L}\p{N}\p{M}]/u.test(text.charAt(at));
  while (start > 0 && isLetter(start) && isLetter(start - 1)) start--;
  while (end < text.length && isLetter(end - 1) && isLetter(end)) end++;
  const word = text.slice(start, end);
  const isWord = word.length <= maxLength && !/[\n\r]/u.test(word) && /[^\s\p{P}]/u.test(word);
  return isWord ? { start, end } : null;
}
