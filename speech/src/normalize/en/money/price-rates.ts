import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';

const price =
  /(?:\p{Sc}|(?<!\p{L})(?:Rs\.?|[RNK]|RM|[A-Z]{3}|KSh|Ksh|kr)) ?\d[\d.,]{0,14}(?:[-\u2013]\d[\d.,]{0,9})?(?:k|K|m|M)?(?:\/-)?$|\d(?:p|¢)$/u;
const named: Readonly<Record<string, string>> = lists.named;
const word = /\/(m[23]|[A-Za-z]{1,9})(?![\p{L}\p{N}/])/uy;
const minutes =
  /\/(\d{1,3}) ?(min(?:ute)?s?|hrs?|hours?|h|days?|km|kg|g|ml|L|MB|GB)(?![\p{L}\p{N}])/uy;
/** What stands beside a price in place of another: $5/free, £12/students. */
const other = /[^s]s$|^(?:free|reduced|off|over|under|or|and|more|less|concession)$/;

/** `₹250/plate`, `$2.11/MMBtu`, `£350/pers`: a price per anything. */
export function priceRateRule({ text, at }: Scan): Draft | undefined {
  const span = match(minutes, text, at);
  const unit = span?.[2] ? unitAt(text, at + span[0].length - span[2].length, '') : undefined;
  if (span && unit && price.test(leftOf(text, at, 22)))
    return {
      ...readAs(
        span,
        'symbol',
        span[1] === '1' ? `per ${unit.names[0]}` : `per {1} ${unit.names[1]}`,
      ),
      end: unit.end,
    };
  const found = match(word, text, at);
  if (!found?.[1] || !price.test(leftOf(text, at, 22))) return undefined;
  const byLength =
    found[1] === 'm' && allows('@sold-by-meter', 'around', leftOf(text, at, 60).toLowerCase());
  const known = byLength ? 'meter' : Object.hasOwn(named, found[1]) ? named[found[1]] : undefined;
  if (
    !known &&
    (!/^(?:[a-z]{3,9}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Night|Week|Day|Month|Person|Hour)$/.test(
      found[1],
    ) ||
      other.test(found[1]))
  )
    return undefined;
  const said = known ?? found[1];
  return draftOf(
    found,
    'symbol',
    said === 'both' ? 'for both' : /^(?:each|or |neg)/.test(said) ? said : `per ${said}`,
  );
}

/** `box of 20 $21.99`, `24 in. $18.99`: a pause before the price. */
export function priceGapRule({ text, at }: Scan): Draft | undefined {
  if (!match(/ (?=[$€£]\d)/y, text, at)) return undefined;
  return /(?:^|[\s(])\d{1,4}(?: ?(?:in|ft|lb|oz|kg|g|ml|L|l|m|cm|mm|gal|qt|pt|yd|ct|pk|pcs?)\.?|")?$/.test(
    leftOf(text, at, 12),
  )
    ? draft(at + 1, 'punctuation', ',')
    : undefined;
}

const bareUnit =
  / (lb|kg|doz|dz|gal|bag)(?=[,;.)]?(?:\s*$|\n| (?:fam|family|bulk|limit|or|\p{Lu}))|\t)/uy;

/** `$4.49 lb`: a price per pound, where the unit ends what is said. */
export function bareRateRule({ text, at }: Scan): Draft | undefined {
  const found = match(bareUnit, text, at)?.[1];
  if (!found || !/[$£€]\d{1,3}(?:\.\d\d)?$|\d ?¢$/.test(leftOf(text, at, 8))) return undefined;
  const unit = unitAt(text, at + 1, '');
  const said = { doz: 'dozen', dz: 'dozen', bag: 'bag', gal: 'gallon' }[found] ?? unit?.names[0];
  return said ? draft(at + 1 + found.length, 'symbol', `per ${said}`) : undefined;
}
