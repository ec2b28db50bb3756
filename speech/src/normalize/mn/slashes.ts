/** 1 400 000 /нэг сая дөрвөн зуун мянга/ төгрөг: slashes in place of brackets. */
export const isBracket = (text: string, at: number): boolean =>
  /\s$/.test(text.slice(Math.max(0, at - 1), at))
    ? /^[\p{L}\d][^/\n]{1,80}\/(?:[\s.,;)]|$)/u.test(text.slice(at + 1, at + 84))
    : /\s\/[\p{L}\d][^/\n]{1,80}$/u.test(text.slice(Math.max(0, at - 84), at)) &&
      /^(?:[\s.,;)]|$)/.test(text.slice(at + 1, at + 2));

/** v = s/t, 12 В / 2 А = 6: a slash beside an equals sign divides. */
export function isQuotient(text: string, at: number): boolean {
  const [left, right] = [text.slice(Math.max(0, at - 16), at), text.slice(at + 1, at + 17)];
  if (!/=/.test(left) && !/^[^.,;]*=/.test(right)) return false;
  const letters = /(?:^|[^\p{L}])[A-Za-z]$/u.test(left) && /^[A-Za-z](?!\p{L})/u.test(right);
  return letters || (/\d ?\p{L}{0,3} $/u.test(left) && /^ \d/.test(right));
}
