import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { isPressure } from '../clinic/pressure.ts';
import { describesNoun } from '../measures/measured-nouns.ts';
import { withUnit } from '../measures/quantities.ts';
import { toldUnit } from '../measures/told-units.ts';
import { unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { cardinal, fractionWords, plain } from './cardinal.ts';
import { homeAfter, isOddPair } from './pairs.ts';

const slash = /(?:(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})[ -])?(\d{1,6})[/\u2044](\d{1,6})(?![\d/])/y;

const startsLine = /^\n? \p{Lu}/u;
/** Two figures with a slash that are no fraction: rooms, years, marks, blood pressure, references. */
function pairOf(text: string, at: number, found: RegExpExecArray): Draft | undefined {
  const [written, , first = '', last = ''] = found;
  const end = at + written.length;
  const [top, bottom] = [Number(first), Number(last)];
  const [behind, after] = [leftOf(text, at, 12), text.slice(end, end + 10)];
  const read = (said: string, certain = false) => readAs(found, 'number', said, certain);
  // 8/4 walnut: the thickness of lumber, in quarters of an inch.
  const isThick = last === '4' && /^(?:4|5|6|8|10|12|16)$/.test(first);
  if (isThick && allows('@lumber', 'around', near(text, at, 60))) return read('{2} quarter');
  if (bottom === top + 1) {
    if (allows('@plurals-before-pair', 'before', behind)) return read('{2} and {3}');
    // Rent 24/25: a year that begins in one and ends in the next.
    if (
      /^(?:1[3-9]|[23]\d)$/.test(first) &&
      last.length === 2 &&
      !allows('@part-or-inch', 'after', after)
    )
      return read('{2} {3}');
  }
  // 10/10 would buy again; 20/20 is eyesight.
  if (/^(?:10|5|100)$/.test(first) && first === last) return read('{2} out of {3}');
  // And 00/100 Dollars.
  if (last === '100' && first.length === 2 && /^ (?:[Dd]ollars|DOLLARS|U\.?S)/.test(after))
    return readAs(found, 'fraction', '{2} hundredths');
  if (isPressure(text, at, first, last, end)) return read('{2:plain} over {3:plain}', true);
  if (/(?<!\p{L})\p{Lu}{1,4}\/$/u.test(behind)) return read('{2:plain} {3:plain}');
  // S/21/45, FY22/23, ref. 12/345.
  if (/\p{L}$/u.test(behind) || (bottom > 100 && bottom % 100 !== 0 && first !== '1'))
    // Petition 1024/2021, circular 27/2023-24.
    return /^20[0-4]\d$/.test(last) && !/^(?:19|20)\d\d$/.test(first)
      ? read('{2:plain} slash {3:year}')
      : withUnit(text, end, `${plain(first)} slash ${plain(last)}`);
  return undefined;
}

/** 2024/25, 2024/2025. */
function isSeason(first: string, last: string): boolean {
  const next = Number(first) + 1;
  const [ends, until] = last.length === 4 ? [Number(last), next] : [Number(last) % 100, next % 100];
  return /^(?:1[89]|20)\d\d$/.test(first) && ends === until;
}

/** `3/4` three quarters, `2 1/2` two and a half, `24/7` twenty four seven. */
export function fractionRule({ text, at }: Scan): Draft | undefined {
  const found = match(slash, text, at);
  const [written = '', whole, first = '', last = ''] = found ?? [];
  if (!found) return undefined;
  const end = at + written.length;
  const after = text.slice(end, end + 10);
  // 1 stick (1/2 c.) butter.
  if (/^ ?c\.\)/.test(after))
    return draft(end + after.indexOf('.') + 1, 'unit', `${fractionWords(first, last, false)} cup`);
  if (isSeason(first, last)) return undefined;
  const pair = whole ? undefined : pairOf(text, at, found);
  if (pair) return pair;
  const [top, bottom] = [Number(first), Number(last)];
  const inFormula =
    /^ ?(?:π|[xy](?!\p{L}))/u.test(after.slice(0, 3)) ||
    (/=[^=\n]{0,3}$/.test(leftOf(text, at, 4)) &&
      /^(?:\s*$|[,;.]| ?[-+×=])/.test(after.slice(0, 3)));
  if (inFormula && top > bottom && bottom > 1 && bottom < 13)
    return draft(end, 'fraction', fractionWords(first, last, false));
  const isOdd = /^0/.test(first) || /^0/.test(last);
  if (isOdd || top >= bottom || bottom > 1000) {
    // 4 7/3: four and seven thirds; no 4 24/7.
    if (whole)
      return !isOdd &&
        bottom > 1 &&
        bottom < 17 &&
        top < 4 * bottom &&
        !/(?:24\/7|9\/11)$/.test(written)
        ? draft(
            end,
            'fraction',
            `${cardinal(whole)} and ${fractionWords(first, last, true)}`,
            false,
          )
        : undefined;
    const isSpoken =
      written === '24/7' || first === last || (top < 7 && bottom < 6 && homeAfter.test(after));
    return isSpoken
      ? readAs(found, 'number', '{2:plain} {3:plain}')
      : withUnit(text, end, `${plain(first)} slash ${plain(last)}`);
  }
  if (!whole && isOddPair(top, bottom, text.slice(end, end + 8))) {
    const joint = startsLine.test(text.charAt(at - 1) + after.slice(0, 2)) ? ',' : ' slash';
    return readAs(found, 'number', `{2:plain}${joint} {3:plain}`, false);
  }
  // 4.21¼.
  const inPrice = !whole && /\d\.\d{1,3} ?$/.test(leftOf(text, at, 6));
  const said = `${inPrice ? 'and ' : ''}${fractionWords(first, last, inPrice || whole !== undefined)}`;
  const words = whole ? `${cardinal(whole.replaceAll(',', ''))} and ${said}` : said;
  const joint = /[ \u00A0-]/.test(after.charAt(0)) ? after.charAt(0) : '';
  const from = end + joint.length;
  const cup = /^ ?c(?![\p{L}\p{N}])/u.test(after.slice(0, 3)) && toldUnit(text, from);
  const unit = cup || (unitAt(text, from, joint) ?? toldUnit(text, from));
  if (unit) {
    const isOne = !whole || joint === '-' || describesNoun(unit.names[0], text, unit.end);
    return draft(unit.end, 'unit', `${words} ${unit.names[isOne ? 0 : 1]}`);
  }
  // 5/6 by itself can be a day of May.
  const isDay = !whole && top < 13 && bottom < 32;
  const isPart = isDay && bottom < 11 && allows('@part-of', 'after', after.slice(0, 8));
  return draft(end, 'fraction', words, !isDay || isPart);
}

const signedMixed = /[-+\u2212\u2013](?=(?:\d{1,6} )?\d{1,2}\u2044\d|\d{1,6} \d{1,2}\/\d)/y;

/** `soybeans –6½`: minus six and a half. */
export function signedFractionRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (!match(signedMixed, text, at) || !/[^\n]{1}[\s(]$/.test(leftOf(text, at, 2)))
    return undefined;
  const read = fractionRule({ ...scan, at: at + 1 });
  return (
    read && { ...read, spoken: `${text.charAt(at) === '+' ? 'plus' : 'minus'} ${read.spoken}` }
  );
}
