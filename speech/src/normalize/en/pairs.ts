import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal, ordinal } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const slash = /(\d{1,4})\/(\d{1,4})(?![\d/]|\.\d)/y;

/** No. 24/07: a number within a year. */
const numberBefore = /(?:\b[Nn]os?\.?|№) ?$/;
const padded = /(\d{1,4})\/(\d{2})(?![\d/]|\.\d)/y;

/** How old debts are, in days: 30/60/90+. */
const daysDue = /(30\/60\/90(?:\/120)?)(?:\+(?![\p{L}\d])|(?![\d/+]))/uy;

/** What is counted as a part of a total: 18/20 students. */
const members =
  /^ (?:of (?:the|our|my) )?(?:students|pupils|children|kids|people|adults|men|women|boys|girls|members|employees|workers|staff|players|patients|voters|respondents|participants|guests|teachers|families|questions|answers|tasks|items|points|marks|votes|seats|teams|schools|countries|states|games|matches|tests|episodes)\b/;
const swingBefore = /\b(?:(?:FIFO|DIDO)(?: roster)?|[Rr]oster(?=:))[:,]? $/;
const street =
  /^ (?:\p{Lu}[\p{Ll}']{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Crescent|Terrace|Way|Close|Boulevard|Blvd)\b/u;

/** Whether another number out of the same total is near: 18/20 in math, 15/20 in history. */
function isListed(text: string, at: number, end: number, total: string): boolean {
  const around = `${leftOf(text, at, 30)}|${text.slice(end, end + 30)}`;
  if (/[+=×÷]/.test(around) || allows('@dated-by', 'before', leftOf(text, at, 12).toLowerCase()))
    return false;
  return new RegExp(`(?<![\\d/])\\d{1,3}/${total}(?![\\d/])(?!["″]| inch)`).test(around);
}

/** Coffee 5/5, chairs 2/5: a full score is not a fraction, nor are three scores in a line. */
function isRated(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  const scores = line.match(/(?<![\d/])[0-5](?:\.5)?\/5(?![\d/])/g) ?? [];
  return scores.length > 2 || scores.some((one) => one === '5/5') || /[★☆⭐]/u.test(line);
}

/** `18/20 students`, `60/40`, `14/14 roster`, `11/25 Smith Street`: neither a fraction nor a date. */
export function countedPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\d./$€£-]/.test(text.charAt(at - 1))) return undefined;
  const aged = match(daysDue, text, at);
  if (aged?.[1])
    return draftOf(
      aged,
      'number',
      aged[1].split('/').map(cardinal).join(', ') + (aged[0].endsWith('+') ? ' plus' : ''),
      false,
    );
  const listed = numberBefore.test(leftOf(text, at, 12)) ? match(padded, text, at) : null;
  if (listed?.[1] && listed[2])
    return draftOf(
      listed,
      'number',
      `${cardinal(listed[1])} slash ${listed[2].startsWith('0') ? `oh ${cardinal(listed[2].slice(1))}` : cardinal(listed[2])}`,
    );
  const found = match(slash, text, at);
  if (!found?.[1] || !found[2] || /^0/.test(found[1]) || /^0/.test(found[2])) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 60);
  // 24/34 A.O.B.: the number of a minute.
  if (/(?:^|\n)$/.test(leftOf(text, at, 1)) && /^ (?:A\.O\.B|\p{Lu}\p{Ll})/u.test(after))
    return undefined;
  const [top, bottom] = [Number(found[1]), Number(found[2])];
  // 5/1 ARM: years of the first rate, and of each after it.
  if (/^ ARMs?(?!\p{L})/u.test(after) && top < 16 && bottom < 13)
    return draft(end, 'number', `${cardinal(found[1])} ${cardinal(found[2])}`);
  if (
    top < 30 &&
    bottom < 30 &&
    (allows('@swings', 'after', after) || (top >= bottom && swingBefore.test(leftOf(text, at, 14))))
  )
    return draft(end, 'number', `${cardinal(found[1])} and ${cardinal(found[2])}`);
  const read = (between: string, certain: boolean) =>
    draft(
      end,
      'number',
      `${cardinal(found[1] ?? '')}${between}${cardinal(found[2] ?? '')}`,
      certain,
    );
  if (street.test(after) || allows('@flat', 'before', leftOf(text, at, 12).toLowerCase()))
    return read(' slash ', false);
  // Yr 3/4, Grades 5/6: two classes in one.
  if (bottom === top + 1 && bottom < 14 && allows('@yrs-years-2', 'before', leftOf(text, at, 9)))
    return read(' ', false);
  // Shop rates 24/25.
  if (
    bottom === top + 1 &&
    top > 12 &&
    allows('@rates-season', 'before', leftOf(text, at, 12).toLowerCase())
  )
    return read(' ', false);
  // 31/35 mpg: in town and on the road.
  const mileage = match(/ ?mpg(?!\p{L})/uy, text, end)?.[0];
  if (mileage)
    return draft(
      end + mileage.length,
      'unit',
      `${cardinal(found[1])} ${cardinal(found[2])} miles per gallon`,
    );
  // 38/46 = 82.6%, 23/25 (92%).
  if (
    top <= bottom &&
    (/^ ?(?:[=:-]|\() ?\d{1,3}(?:\.\d)?%/.test(after) ||
      (bottom > 9 &&
        (/^ [A-E][+-]?(?:\(|[ ,;.]|$)/.test(after) ||
          (bottom % 5 === 0 &&
            bottom > 14 &&
            /^:/.test(after) &&
            /\p{Lu}\p{Ll}+ $/u.test(leftOf(text, at, 14))))))
  )
    return read(' out of ', false);
  // Shrimp 21/30 ct: so many to a pound.
  if (top < bottom && top > 3 && /^ ?(?:ct|count)\b/.test(after)) return read(' to ', false);
  if (
    allows('@quorum-present', 'before', leftOf(text, at, 14).toLowerCase()) &&
    top <= bottom &&
    bottom > 9
  )
    return read(' of ', false);
  // 9/16 floor.
  const storey = match(/ floors?(?!\p{L})/uy, text, end)?.[0];
  if (storey && top <= bottom && top > 0)
    return draft(
      end + storey.length,
      'number',
      `${ordinal(found[1])} floor of ${cardinal(found[2])}`,
      false,
    );
  const counts =
    members.test(after) ||
    (bottom === 10 && /^ (?!miles|inches|hours|seconds)\p{Ll}{4,14}s(?!\p{L})/u.test(after));
  const played = bottom > 2 && allows('@games-matches', 'after', after);
  if (top <= bottom && (played || (bottom >= 10 && counts))) return read(' out of ', false);
  if (
    top <= bottom &&
    (bottom >= 10 || (bottom === 5 && isRated(text, at))) &&
    (isListed(text, at, end, found[2]) || (bottom === 5 && after.startsWith(')')))
  )
    return read(' out of ', false);
  // 12/40 (30%).
  if (top <= bottom && bottom >= 10 && /^ ?\(\d{1,3}(?:\.\d{1,2})?%/.test(after))
    return read(' out of ', true);
  // 60/40, 50/50: shares of a hundred.
  if (
    top + bottom === 100 &&
    (top >= bottom || allows('@shares', 'after', after)) &&
    !/^%/.test(after)
  )
    return read(' ', false);
  if (allows('@shares', 'after', after) && top >= bottom) return read(' ', false);
  if (allows('@shifts', 'after', after) && (top >= bottom || (bottom >= 10 && top >= 10)))
    return read(' ', false);
  return undefined;
}

const record =
  /(\d{1,2})-(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?(?=[),;]|\s*$| (?:record|overall|this season|in (?:the )?(?:league|conference)|on the))/y;

const twoRecords = /(\d{1,2})-(\d{1,2}), (\d{1,2})-(\d{1,2})(?=[),; ])/y;

/** `Kirkland (17-9-2-1)`: games won, lost and drawn. */
export function recordRule({ text, at }: Scan): Draft | undefined {
  if (!/^[\s(]?$/.test(text.charAt(at - 1))) return undefined;
  // Badgers (4-1, 2-0 Big Ten).
  // Diamonds 55 (15-12, 29-28): the quarters of a match.
  const quarters = /\d \($/.test(leftOf(text, at, 3));
  const two = text.charAt(at - 1) === '(' && !quarters ? match(twoRecords, text, at) : null;
  if (two)
    return draftOf(
      two,
      'number',
      two[0]
        .replace(/-0(?!\d)/g, '-oh')
        .replace(/\d+/g, cardinal)
        .replace(/-/g, ' and '),
      false,
    );
  const found = match(record, text, at);
  if (!found || /^\d\d-\d\d-\d\d$/.test(found[0])) return undefined;
  const behind = leftOf(text, at, 30);
  if (
    !/\p{Lu}[\p{L}.' ]{1,24}\($|\b(?:went|is|are|record(?: of)?|to|at|improved to|fell to) $/u.test(
      behind,
    )
  )
    return undefined;
  if (allows('@call-tel', 'before', behind.toLowerCase())) return undefined;
  return draftOf(found, 'number', found[0].split('-').map(cardinal).join(' '), false);
}

const twoLevels =
  /(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d| (?:of|cups?|tsp|tbsp|oz|lb|inch|pint|scoop|pack|bar)\b)/y;

/** Two levels that a slash parts: no fraction. */
export function levelPairRule({ text, at }: Scan): Draft | undefined {
  if (!allows('@levels', 'before', leftOf(text, at, 10))) return undefined;
  const found = match(twoLevels, text, at);
  return found && Number(found[2]) === Number(found[1]) + 1
    ? readAs(found, 'number', '{1} {2}', false)
    : undefined;
}

const divisions = /^(?:12|15|16|18|20|24|25|30|32|36|40|48|50|60|64|72|80|90|\d00|128|256|1000)$/;

/** Whether 24/61 is a number of something or a pair, since nothing is divided into so many parts. */
export const isOddPair = (top: number, bottom: number, after: string): boolean =>
  top > 1 &&
  bottom > 10 &&
  !divisions.test(String(bottom)) &&
  !/^(?:ths?|rds?|sts?|nds?)?(?: of\b|-?(?:in|inch|"))/.test(after);

/** A charming 3/2 brick: bedrooms and baths. */
export const homeAfter =
  /^ (?:brick|ranch|home|house|condo|split|mobile|duplex|bungalow|on \d|w\/|cape|colonial|unit|pool)/;
