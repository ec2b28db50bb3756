import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { cardinal, ordinal, year } from './cardinal.ts';
import { describesNoun } from './measured-nouns.ts';
import { allows } from './neighbors.ts';
import { plain } from './numbers.ts';
import { homeAfter, isOddPair } from './pairs.ts';
import { isPressure } from './pressure.ts';
import { withUnit } from './quantities.ts';
import { toldUnit } from './told-units.ts';
import { unitAt } from './units.ts';

const slash = /(?:(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})[ -])?(\d{1,6})[/\u2044](\d{1,6})(?![\d/])/y;

const startsLine = /^\n? \p{Lu}/u;
/** `3/4` three quarters, `2 1/2` two and a half, `24/7` twenty four seven. */
export function fractionRule({ text, at }: Scan): Draft | undefined {
  const found = match(slash, text, at);
  if (!found?.[2] || !found[3]) return undefined;
  const end = at + found[0].length;
  // 24/64 Finance: the number of a minute, with its year.
  if (
    !found[1] &&
    /^[12]\d$/.test(found[2]) &&
    Number(found[3]) > 31 &&
    /(?:^|\n)$/.test(leftOf(text, at, 1)) &&
    /^\.? \p{Lu}[\p{Ll}.]/u.test(text.slice(end, end + 4))
  )
    return draft(end, 'number', `${cardinal(found[2])}, ${cardinal(found[3])}`, false);
  // 1 stick (1/2 c.) butter.
  if (/^ ?c\.\)/.test(text.slice(end, end + 4)))
    return draft(
      end + text.slice(end, end + 3).indexOf('.') + 1,
      'unit',
      `${fractionWords(found[2], found[3], false)} cup`,
    );
  // 8/4 walnut: the thickness of lumber, in quarters of an inch.
  if (
    !found[1] &&
    found[3] === '4' &&
    /^(?:4|5|6|8|10|12|16)$/.test(found[2]) &&
    allows('@walnut-oak', 'around', near(text, at, 60))
  )
    return draft(end, 'number', `${cardinal(found[2])} quarter`, false);
  // Rooms 11/12.
  if (
    !found[1] &&
    Number(found[3]) === Number(found[2]) + 1 &&
    allows('@rooms-rms', 'before', leftOf(text, at, 12))
  )
    return draft(end, 'number', `${cardinal(found[2])} and ${cardinal(found[3])}`, false);
  // Rent 24/25: a year that begins in one and ends in the next.
  if (
    !found[1] &&
    /^(?:1[3-9]|[23]\d)$/.test(found[2]) &&
    Number(found[3]) === Number(found[2]) + 1 &&
    found[3].length === 2 &&
    !/^ ?(?:of|in\b|inch|mm|["”″]|ths?)/.test(text.slice(end, end + 6))
  )
    return draft(end, 'number', `${cardinal(found[2])} ${cardinal(found[3])}`, false);
  // 10/10 would buy again; 20/20 is eyesight.
  if (/^(?:10|5|100)\/(?:10|5|100)$/.test(found[0]) && found[2] === found[3])
    return draft(end, 'number', `${cardinal(found[2])} out of ${cardinal(found[3])}`, false);
  // And 00/100 Dollars.
  if (
    /^\d\d\/100$/.test(found[0]) &&
    /^ (?:[Dd]ollars|DOLLARS|U\.?S)/.test(text.slice(end, end + 9))
  )
    return draft(end, 'fraction', `${cardinal(String(Number(found[2])))} hundredths`);
  // A season: 2024/25, 2024/2025.
  const ends = found[3].length === 4 ? Number(found[3]) : Number(found[3]) % 100;
  const next = Number(found[2]) + 1;
  if (/^(?:1[89]|20)\d\d$/.test(found[2]) && (found[3].length === 4 ? next : next % 100) === ends)
    return undefined;
  if (!found[1] && isPressure(text, at, found[2], found[3], end))
    return draft(end, 'number', `${plain(found[2])} over ${plain(found[3])}`);
  if (!found[1] && /(?<!\p{L})\p{Lu}{1,4}\/$/u.test(leftOf(text, at, 6)))
    return draft(end, 'number', `${plain(found[2])} ${plain(found[3])}`, false);
  // S/21/45, FY22/23, ref. 12/345.
  const named =
    /\p{L}/u.test(text.charAt(at - 1)) ||
    (Number(found[3]) > 100 && Number(found[3]) % 100 !== 0 && found[2] !== '1');
  if (named && !found[1]) {
    // Petition 1024/2021, circular 27/2023-24.
    const ofYear = /^20[0-4]\d$/.test(found[3]) && !/^(?:19|20)\d\d$/.test(found[2]);
    if (ofYear) return draft(end, 'number', `${plain(found[2])} slash ${year(found[3])}`, false);
    return withUnit(text, end, `${plain(found[2])} slash ${plain(found[3])}`);
  }
  const [top, bottom] = [Number(found[2]), Number(found[3])];
  const ofHundred =
    bottom === 100 && top > 10 && top <= 100 && !/^ (?:of|an?)\b/.test(text.slice(end, end + 4));
  if (!found[1] && ofHundred)
    return draft(end, 'number', `${plain(found[2])} out of ${plain(found[3])}`, false);
  const inFormula =
    /^ ?(?:π|[xy](?!\p{L}))/u.test(text.slice(end, end + 3)) ||
    (/=[^=\n]{0,3}$/.test(leftOf(text, at, 4)) &&
      /^(?:\s*$|[,;.]| ?[-+×=])/.test(text.slice(end, end + 3)));
  if (inFormula && top > bottom && bottom > 1 && bottom < 13)
    return draft(end, 'fraction', fractionWords(found[2], found[3], false));
  if (/^0/.test(found[2]) || /^0/.test(found[3]) || top >= bottom || bottom > 1000) {
    // 4 7/3: four and seven thirds; no 4 24/7.
    if (
      found[1] &&
      !/^0/.test(found[2] + found[3]) &&
      bottom > 1 &&
      bottom < 17 &&
      top < 4 * bottom &&
      !/^(?:24\/7|9\/11)$/.test(`${found[2]}/${found[3]}`)
    )
      return draft(
        end,
        'fraction',
        `${cardinal(found[1])} and ${fractionWords(found[2], found[3], true)}`,
        false,
      );
    if (found[1]) return undefined;
    const between =
      (found[2] === '24' && found[3] === '7') ||
      found[2] === found[3] ||
      (top < 7 && bottom < 6 && homeAfter.test(text.slice(end, end + 10)))
        ? ' '
        : ' slash ';
    return between === ' '
      ? draft(end, 'number', `${plain(found[2])} ${plain(found[3])}`)
      : withUnit(text, end, `${plain(found[2])} slash ${plain(found[3])}`);
  }
  if (!found[1] && isOddPair(top, bottom, text.slice(end, end + 8))) {
    const joint = startsLine.test(text.charAt(at - 1) + text.slice(end, end + 2)) ? ',' : ' slash';
    return draft(end, 'number', `${plain(found[2])}${joint} ${plain(found[3])}`, false);
  }
  // 4.21¼.
  const inPrice = !found[1] && /\d\.\d{1,3} ?$/.test(leftOf(text, at, 6));
  const said = `${inPrice ? 'and ' : ''}${fractionWords(found[2], found[3], inPrice || found[1] !== undefined)}`;
  const words = found[1] ? `${cardinal(found[1])} and ${said}` : said;
  const joint = /[ \u00A0-]/.test(text.charAt(end)) ? text.charAt(end) : '';
  const cup =
    /^ ?c(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3)) &&
    toldUnit(text, end + (text.charAt(end) === ' ' ? 1 : 0));
  const unit =
    cup || (unitAt(text, end + joint.length, joint) ?? toldUnit(text, end + joint.length));
  if (unit)
    return draft(
      unit.end,
      'unit',
      `${words} ${found[1] && joint !== '-' && !describesNoun(unit.names[0], text, unit.end) ? unit.names[1] : unit.names[0]}`,
    );
  // 5/6 by itself can be a day of May.
  const isDay = !found[1] && top < 13 && bottom < 32;
  const isPart = isDay && bottom < 11 && allows('@part-of', 'after', text.slice(end, end + 8));
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

export function fractionWords(top: string, bottom: string, mixed: boolean): string {
  const one = top === '1';
  const lead = one && mixed ? (/^(?:8|11|18|8\d)$/.test(bottom) ? 'an' : 'a') : cardinal(top);
  if (bottom === '2') return `${lead} ${one ? 'half' : 'halves'}`;
  if (bottom === '4') return `${lead} quarter${one ? '' : 's'}`;
  return `${lead} ${ordinal(bottom)}${one ? '' : 's'}`;
}
