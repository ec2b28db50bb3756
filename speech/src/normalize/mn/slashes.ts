import { leftOf } from '../near.ts';
/** 1 400 000 /нэг сая дөрвөн зуун мянга/ төгрөг: slashes in place of brackets. */
export const isBracket = (text: string, at: number): boolean =>
  /\s$/.test(leftOf(text, at, 1))
    ? /^[\p{L}\d][^/\n]{1,80}\/(?:[\s.,;)]|$)/u.test(text.slice(at + 1, at + 84))
    : /\s\/[\p{L}\d][^/\n]{1,80}$/u.test(leftOf(text, at, 84)) &&
      /^(?:[\s.,;)]|$)/.test(text.slice(at + 1, at + 2));

/** v = s/t, 12 В / 2 А = 6: a slash beside an equals sign divides. */
export function isQuotient(text: string, at: number): boolean {
  const [left, right] = [leftOf(text, at, 16), text.slice(at + 1, at + 17)];
  if (!/=/.test(left) && !/^[^.,;]*=/.test(right)) return false;
  const letters = /(?:^|[^\p{L}])[A-Za-z] ?$/u.test(left) && /^ ?[A-Za-z](?!\p{L})/u.test(right);
  return letters || (/\d ?\p{L}{0,3} $/u.test(left) && /^ \d/.test(right));
}
