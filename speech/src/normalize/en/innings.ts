import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

/** Runs and wickets lost, where the words around are of cricket: 245-6, 312/7. */
const innings = /(\d{2,3})[-\u2013/](\d)(?![\d/]|[-\u2013.,:]\d|[%°\p{L}])/uy;
const cricket =
  /\b(?:stumps|wickets?|innings|overs|batsm[ae]n|cricket|by \d{1,3} runs|test match|declared (?:at|on)|\d dec|ov|all out|not out|wkts?|odi|t20|\d\*|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last) wicket|the \w+ over)\b/;

/** Teams whose runs and wickets need no other word of the game. */
const team =
  /\b(?:Australia|England|India|Pakistan|New Zealand|South Africa|Sri Lanka|West Indies|Windies|Bangladesh|Zimbabwe|Afghanistan|Ireland|Scotland|Kenya|NSW|Victoria|Queensland|Tasmania|AUS|ENG|IND|PAK|NZ|SA|SL|WI|BAN|ZIM|AFG|RCB|CSK|KKR|Mumbai Indians)(?: (?:are|were|is|was|at|on|reached|made|now))? $/;
const wicketsFirst = /(\d)[-\u2013/](\d{2,3})(?![\d/]|[-\u2013.,:]\d|[%°\p{L}])/uy;

/** `245-6` at stumps: two hundred forty five for six. */
export function inningsRule({ text, at }: Scan): Draft | undefined {
  if (/[\d$€£./-]/.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 20);
  const around = near(text, at, 80);
  const known = cricket.test(around) || allows('@play', 'around', around) || /\d\*/.test(around);
  const first =
    (known && /\p{Lu}\p{L}+ $|\d (?:&|and) $/u.test(behind)) || team.test(behind)
      ? match(wicketsFirst, text, at)
      : null;
  if (first && Number(first[2]) > 31) return readAs(first, 'number', '{1} for {2}');
  // Surrey 412-9d.
  const declared = match(/(\d{2,3})[-\u2013/](\d)d(?![\p{L}\d])/uy, text, at);
  if (declared) return readAs(declared, 'number', '{1} for {2} declared');
  const found = match(innings, text, at);
  if (!found || Number(found[1]) < 32) return undefined;
  if (!known && !(found[0].includes('/') && team.test(behind) && Number(found[1]) > 49))
    return undefined;
  return readAs(found, 'number', '{1} for {2}');
}

const dismissal =
  /(?:c (?=(?:\p{Lu}[\p{L}']+ ){1,2}b \p{Lu}[\p{L}']+ \d)|b (?=\p{Lu}[\p{L}']+ \d))/uy;

/** `Burnley c Pujara b Shastri 12`: caught, bowled. */
export function dismissalRule({ text, at, before }: Scan): Draft | undefined {
  if (!/[cb]/.test(text.charAt(at)) || text.charAt(at - 1) !== ' ' || before === '')
    return undefined;
  const found = match(dismissal, text, at);
  return found
    ? draft(at + 1, 'abbreviation', found[0] === 'c ' ? 'caught' : 'bowled', false)
    : undefined;
}
