import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { countsCells } from './crosses.ts';

/** Whether a sign stands between two numbers. */
function inSum(text: string, at: number): boolean {
  return /[\d)] ?$/.test(leftOf(text, at, 2)) && /^ ?[-(\d]/.test(text.slice(at + 1, at + 3));
}

/** The languages C# and F#, and notes: E♭. */
export function sharpRule({ text, at }: Scan): Draft | undefined {
  const found = match(/([A-G])([#♯♭])(?![\p{L}\p{N}+#])/uy, text, at);
  return found?.[1] && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))
    ? draft(at + 2, 'symbol', `${found[1]} ${found[2] === '♭' ? 'flat' : 'sharp'}`)
    : undefined;
}

const times = figures('times');

/** A letter x between digits: 7 x 8. */
export function timesSignRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (!/[xX×]/.test(text.charAt(at))) return undefined;
  // 2 x 1.5V AA batteries.
  if (text.charAt(at) === 'x' && countsCells(text, at)) return draft(at + 1, 'dropped', '', false);
  const told = times(scan);
  if (told) return told;
  // 2x - 3: what follows the x is not a second factor.
  const factors = /^(?:\d| [\d(])/.test(text.slice(at + 1, at + 3));
  const measures = / ?\d(?:'|"| ?(?:mm|cm|m|km|in|ft|yd|inches|feet))\.? ?$/.test(
    leftOf(text, at, 10),
  );
  const tens = /^ ?10(?:\^|[⁻⁺⁰¹²³⁴-⁹]|[-–\u2212]\d)/.test(text.slice(at + 1, at + 5));
  return text.charAt(at) === 'x' && factors && (measures || inSum(text, at))
    ? draft(at + 1, 'symbol', tens || /^ ?\d+ ?=/.test(text.slice(at + 1, at + 9)) ? 'times' : 'by')
    : undefined;
}
