/** Longer selections are text to copy or to delete, and no word. */
const longest = 60;

/**
 * The whole words of a selection, as an entry of the dictionary has them; null where nothing of it could be one. An entry
 * wins as a whole word only, so what is cut off at either side belongs to it.
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
  const isWord = word.length <= longest && !/[\n\r]/u.test(word) && /[^\s\p{P}]/u.test(word);
  return isWord ? { start, end } : null;
}
