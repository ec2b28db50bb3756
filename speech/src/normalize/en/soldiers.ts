import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal, digitByDigit, ordinal } from './cardinal.ts';
import { allows } from './neighbors.ts';

const unit =
  /([1-9])(\d[1-9]|[1-9]0)(?:st|nd|rd|th|d)(?= (?:\p{Lu}[\p{Ll}-]{2,14} ){0,2}(?:Regiment|Regt\.?|Infantry|Inf\.?|Battalion|Bn\.?|Squadron|Brigade|Division|Wing|Cavalry|Artillery|Engineers?|Fighter|Bomb(?:er)?|Tank|Signal|Medical|Field|Parachute|Airborne|Rifles|Foot|Tactical|Airlift|Military)(?!\p{L}))/uy;

/** PC 4521 Davies: the number of an officer, before the name. */
const shoulder = /\d{2,5}(?= \p{Lu}\p{Ll}{2})/uy;

/** `PC 4521 Davies` digit by digit; `the 442nd Regiment`: four forty second; but the 101st is one hundred first. */
export function soldiersRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const worn = match(shoulder, text, at)?.[0];
  if (worn && allows('@officer', 'before', leftOf(text, at, 11)))
    return draft(at + worn.length, 'number', digitByDigit(worn));
  const found = match(unit, text, at);
  if (!found?.[1] || !found[2] || found[2] === '01') return undefined;
  const rest = `${found[2].startsWith('0') ? 'oh ' : ''}${ordinal(found[2])}`;
  return draftOf(found, 'ordinal', `${cardinal(found[1])} ${rest}`);
}
