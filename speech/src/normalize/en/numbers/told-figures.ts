import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { cardinal, digitByDigit, inPairs } from './cardinal.ts';

const road = /[1-9]\d{2}(?![\d\p{L}%°]|[.,:/-]\d)/uy;
const jammed =
  /^(?: (?:is|was|looks)(?: \p{L}+ly| so| all| still| just| always| totally)? (?:a (?:parking|mess|nightmare|zoo|disaster)|back(?:ed)? up|jammed|slammed|at a stand|clos|bumper|stopped|moving|insane|stupid|down to|packed|crawl|horrible|brutal|awful|terrible|gridlock|nuts|crazy|dead stop|flooded|icy|slick|wide open|clear)| (?:north|south|east|west)(?:bound)?\b(?! of)| [NSEW]B\b)/u;
const driving =
  /\b(?:traffic|accident|wreck|crash|stuck|sitting|back(?:ed)? ?up|jam|construction|delays?|roadwork|stalled|gridlock|parking lot)(?: \p{L}+){0,3} (?:on|off|along) (?:the |I-)?$/iu;

/** `traffic on 285`, `405 is a parking lot`: roads in talk. */
export function talkedRoadRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(road, text, at)?.[0];
  if (!found) return undefined;
  const after = text.slice(at + 3, at + 40);
  const behind = leftOf(text, at, 50);
  const told =
    (jammed.test(after) &&
      /(?:^|[,;.!?:\n]\s?|\b(?:the|on|and|tho|though|cuz|coz|bc|because|but|since|omg|ugh|man|dude|bro|fyi|why|apparently|of|if|said|lol|yeah|ugh|I-) ?)$/iu.test(
        behind,
      )) ||
    (driving.test(behind) && !/^ \p{Ll}{3,}s\b/u.test(after));
  return told ? draft(at + 3, 'number', inPairs(found), false) : undefined;
}

const pair = /(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d|\p{L}|["″%])/uy;
const lottery = /^(?:[5-7]\/(?:3[4-9]|4\d|5[0-9])|6\/90)$/;
/** `Wings (6/12/24)`, `4/4 goals`, `retrying in 30s (2/5)`, a `3/2` wetsuit: pairs that are not a fraction. */
export function toldPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const lead = leftOf(text, at, 24);
  // Sizes 2/4/6, size 10/12.
  const row = allows('@sized', 'before', lead)
    ? match(
        /\d{1,2}(?:\/\d{1,3}){1,5}(?![\d/]|[.,]\d|["″%]| ?(?:cups?|tsp|tbsp|oz|pints?|scoops?)\b)/y,
        text,
        at,
      )?.[0]
    : undefined;
  const numbers = row?.split('/').map(Number) ?? [];
  if (
    row &&
    (numbers.length > 2 || /\b(?:[Ss]izes?|[Ss]z\.?)[:.]? \(?$/.test(lead)) &&
    numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0))
  )
    return draft(
      at + row.length,
      'number',
      numbers.map((one) => cardinal(String(one))).join(numbers.length > 2 ? ', ' : ' '),
      false,
    );
  // Sale 6/14-6/15 8-2.
  const hours = match(
    /([6-9]|1[0-2])-([1-6])(?=[,;.)]|\s*$|\n| (?:rain|at|no|cash|\d))/y,
    text,
    at,
  );
  if (hours && /\d\/\d{1,2},? $/.test(lead)) return readAs(hours, 'range', '{1} to {2}', false);
  const found = match(pair, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 16);
  const read = (between = '') => readAs(found, 'number', `{1} ${between}{2}`, false);
  // Lotto 6/49.
  if (lottery.test(found[0]) && allows('@drawn', 'around', near(text, at, 60))) return read();
  if (Number(found[1]) <= Number(found[2])) {
    if (allows('@kicks-from', 'after', after)) return read('from ');
  }
  // A 3/2 is a wetsuit, by the thickness of its parts.
  if (
    /^(?:3\/2|4\/3|5\/4|5\/3|2\/2)$/.test(found[0]) &&
    (allows('@wetsuits', 'after', after) ||
      (/\b(?:ur|my|your|his|her|old|new|spare) $/.test(leftOf(text, at, 6)) &&
        !allows('@part-of-what', 'after', after)))
  )
    return read();
  return undefined;
}

const short = /13 ?\d{4}(?![\d\p{L}]|[ .,:/-]\d)|13\d \d{3}(?![\d\p{L}]|[.,:/-]\d| \d)/uy;
/** SES flood help: 132 500. */
const helps =
  /\b(?:help|emergenc(?:y|ies)|ses|police|assistance|enquiries|inquiries|bookings?|support|crime|stoppers|service|faults?|taxis?|interpret\p{L}+|health|legal aid|council|bank|complaints|outages?|translat\p{L}+|transport|poisons|counselling)[^.\n:]{0,20}: $/iu;
const summed =
  /\b(?:total|balance|amount|sum|population|attendance|sales|visitors|value|cost|price)\b[^.\n]{0,12}$/i;
const longer = /1[38]00 \d\d \d{4}(?![\d\p{L}]| \d)/uy;
const spam = /7726(?!\d|[.,:/-]\d)/y;

/** `Call 13 2221`, `SES 132 500`, `forward to 7726`: short numbers of phones. */
export function shortPhoneRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  if (match(spam, text, at) && /\b(?:to|text|on|via|number|code) \(?$/i.test(leftOf(text, at, 10)))
    return draft(at + 4, 'phone', digitByDigit('7726'));
  const free = match(longer, text, at)?.[0];
  if (free)
    return draft(at + free.length, 'phone', free.split(' ').map(digitByDigit).join(', '), false);
  const found = match(short, text, at)?.[0];
  if (!found) return undefined;
  const behind = leftOf(text, at, 60);
  if (summed.test(behind)) return undefined;
  const around = `${behind}|${rightOf(text, at + found.length, 40)}`;
  if (
    !allows('@dialled', 'before', behind.toLowerCase()) &&
    !helps.test(behind) &&
    !(allows('@other-phone', 'around', around) && /\p{L}\)?:? $/u.test(behind))
  )
    return undefined;
  return draft(at + found.length, 'phone', digitByDigit(found.replace(' ', '')), false);
}
