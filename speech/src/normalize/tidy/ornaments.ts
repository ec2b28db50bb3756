import { leftOf, lineBehind } from '../near.ts';
import type { Edit } from './edit.ts';

/** Signs that are drawn in rows. Dots are punctuation, ____ is a blank to fill, and **** hides digits. */
const run =
  /(?<![^\s])([-=+%&@*#~_^<>|·•:./\\]{3,80})(?![^\s])|(?<=^|\n)[^\S\n]{0,20}([=+%&@~^#])\2{2,79}|([=+%&@~^#])\3{2,79}(?=[^\S\n]{0,20}(?:$|\n))/g;
const equalSigns = /^([=+%&@~^#-])\1+$/;
/** Between two operands these are operators of code. */
const operator = /^(?:===|\+\+\+|&&&|<<<|>>>|\|\|\||\.\.\.)$/;

/** At least three equal signs, or at least four of two or three kinds that alternate: -=-=-=-. */
function isDrawn(signs: string): boolean {
  if (equalSigns.test(signs)) return true;
  const kinds = new Set(signs);
  return (
    signs.length > 3 &&
    kinds.size > 1 &&
    kinds.size < 4 &&
    /[=+%&@*#~^_|<>]/.test(signs) &&
    // Each sign comes again: :-))) and ^_^ are faces.
    [...kinds].every((sign) => signs.split(sign).length > 2)
  );
}

/** `=== Heading ===`, `-=-=-=-`, `++++`: signs that only decorate. Between words on a line they are a pause. */
export function ornaments(text: string): Edit[] {
  if (!/[-=+%&@*#~_^<>|·•:./\\]{3}/.test(text)) return [];
  const edits: Edit[] = [];
  for (const { 0: written, index } of text.matchAll(run)) {
    const signs = written.trim();
    const start = index + written.indexOf(signs);
    const end = start + signs.length;
    const opens = /(?:^|\n)[^\S\n]*$/.test(leftOf(text, start, 20));
    const closes = /^[^\S\n]*(?:$|\n)/.test(text.slice(end, end + 20));
    // A+++ is a grade; ===Heading=== has them on both sides.
    const glued = /[^\s]/.test(text.charAt(start - 1)) && !opens;
    const line = lineBehind(text, start, 120).trimStart();
    if (glued && !line.startsWith(signs.slice(0, 3))) continue;
    const isOperator = !opens && !closes && operator.test(signs) && !line.startsWith(signs);
    if (!isDrawn(signs) || isOperator) continue;
    edits.push({ start, end, said: opens || closes ? '' : ',' });
  }
  return edits;
}
