import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
import { amountWords, isOne, readAmount } from './amount.ts';
import { digitByDigit } from './cardinal.ts';

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

const trunk = /\+(\d{1,3}) ?\(0\) ?(\d[\d -]{5,14}\d)(?!\d)/y;

/** `+44 (0)20 7946 0958`. */
export function trunkRule({ text, at }: Scan): Draft | undefined {
  const found = text.charAt(at) === '+' ? match(trunk, text, at) : null;
  return found?.[1] && found[2]
    ? draftOf(
        found,
        'number',
        `plus ${digitByDigit(found[1])} zero ${digitByDigit(found[2].replace(/\D/g, ''))}`,
      )
    : undefined;
}

/** `I, ____, parent of`, `6 x 7 = ___`: a gap to fill in. */
export function blankRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 40);
  const result = /= ?$/.test(behind) ? match(/_{2,80}/y, text, at) : null;
  if (result) return draftOf(result, 'symbol', 'blank,', false);
  const rest = match(/_{2,80}(?=[,.;)]|\s*$| \p{L})/uy, text, at);
  // The ____ day of ______, 20__.
  if (rest && allows('@before-gap', 'before', behind.slice(-12)))
    return draftOf(rest, 'symbol', /\d$/.test(behind) ? ' blank' : 'blank', false);
  // My favorite animal is a fox because it ____.
  if (
    rest &&
    /[.,;)]/.test(text.charAt(rest.index + rest[0].length)) &&
    /(?:\p{L}+,? ){2}$/u.test(behind)
  )
    return draftOf(rest, 'symbol', 'blank', false);
  const gap = match(/_{3,80}(?=(?:[,)]| -)? ?\p{Ll})/uy, text, at);
  return gap && /[\p{Ll}\p{Sc}I][,(]? ?$/u.test(behind)
    ? draftOf(gap, 'symbol', 'blank', false)
    : undefined;
}

/** `Ø 12 mm`: a diameter. The sign is a letter, behind which no number has a unit. */
export function diameterRule({ text, at }: Scan): Draft | undefined {
  if (
    !/[Øø⌀]/.test(text.charAt(at)) ||
    !/^ ?\d/.test(text.slice(at + 1, at + 3)) ||
    /\p{L}/u.test(text.charAt(at - 1))
  )
    return undefined;
  const amount = readAmount(text, at + 1);
  const joint = amount && text.charAt(amount.end) === ' ' ? ' ' : '';
  const unit = amount && unitAt(text, amount.end + joint.length, joint);
  return amount && unit
    ? draft(
        unit.end,
        'unit',
        `diameter ${amountWords(amount)} ${unit.names[isOne(amount) ? 0 : 1]}`,
      )
    : draft(at + 1, 'symbol', 'diameter');
}
