import { type Draft, draft, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** Q2–Q3, P1-P7: numbers behind the same letter. */
const sameLetter = /(?<![\p{L}\p{N}-])(\p{Lu}{1,2})(\d{1,3})$/u;
const lettered = /^(\p{Lu}{1,2})(\d{1,3})(?![\p{L}\p{N}-])/u;
/** Groups A-C, surnames I–P; S-Z. */
const firstLetter = /(?:^|[\s(])([A-DF-KO-RUV])$/;
const anyLetter = /(?:^|[\s(])([A-Y])$/;
const lastLetter =
  /^([A-Z])(?![\p{L}\p{N}'’-])(?! (?:bond|stretch|axis|plane|wave|converter|line|cup|test))/u;

/** `Q2–Q3`, `groups A-C`: a dash from one number or letter to a later one. */
export function letterDashRule({ text, at }: Scan): Draft | undefined {
  if (!/[-\u2013\u2014]/.test(text.charAt(at))) return undefined;
  const behind = leftOf(text, at, 6);
  const after = text.slice(at + 1, at + 30);
  const [from, to] = [sameLetter.exec(behind), lettered.exec(after)];
  const isSpine = () =>
    /[CLST]/.test(from?.[1] ?? '') &&
    allows('@spine', 'around', text.slice(Math.max(0, at - 50), at + 50).toLowerCase());
  if (from && to && from[1] === to[1] && Number(from[2]) < Number(to[2]) && !isSpine())
    return draft(at + 1, 'range', 'to', false);
  const last = lastLetter.exec(after)?.[1];
  const first = (last === 'Z' ? anyLetter : firstLetter).exec(behind)?.[1];
  return first && last && last.charCodeAt(0) - first.charCodeAt(0) > 1
    ? draft(at + 1, 'range', 'to', false)
    : undefined;
}
