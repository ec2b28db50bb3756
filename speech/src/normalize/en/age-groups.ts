import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { cardinal, pluralNumber } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const group = /(\d{1,3})['’]?s(?![\p{L}\p{N}'’])/uy;
const bound = /(?:^|[^\p{L}])(?:under|over)[ -]$/iu;
/** Behind these, or among these words, `under 3s` is how long something lasts. */
const lastsBehind =
  /\b(?:in|to|at|is|was|just|within|takes?|took|lasts?|lasted|by|stays?|always|well|still|runs?|ran|loads?|loaded|starts?|boots?|finish(?:es|ed)?|responds?|completes?d?|render(?:s|ed)?|go|goes|comes?|came|a|dips?|dipped|times?|for(?= (?:under|over) \d+s (?:of|each|at|with|until)))(?: (?:a )?(?:little|bit))? (?:under|over)[ -]$/i;

const slashed = /[uU]\/(\d{1,2})(s)?(?![\p{L}\p{N}/])/uy;

/** `u/12s`: under twelves; `u/5 free`. */
export function slashedAgeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(slashed, text, at);
  if (!found?.[1]) return undefined;
  const age = cardinal(found[1]);
  return draftOf(found, 'number', `under ${found[2] ? pluralNumber(age) : age}`, false);
}

/** `under 3s`, `over-60s`, `5s and under`: people of an age, not seconds. */
export function ageGroupRule({ text, at }: Scan): Draft | undefined {
  const found = match(group, text, at);
  if (!found?.[1] || Number(found[1]) > 100 || Number(found[1]) < 2) return undefined;
  const behind = leftOf(text, at, 24);
  const end = at + found[0].length;
  const led = bound.test(behind);
  const closed = allows('@bound-behind', 'after', text.slice(end, end + 14));
  if ((!led && !closed) || /[\p{L}\p{N}.,:/$€£'’]$/u.test(behind)) return undefined;
  if (led && (lastsBehind.test(behind) || allows('@timed', 'around', near(text, at, 50))))
    return undefined;
  if (closed && allows('@timed', 'around', near(text, at, 50))) return undefined;
  return draft(end, 'number', pluralNumber(cardinal(found[1])));
}

const grades = /(?:[Pp]re-)?K ?[-\u2013] ?(\d{1,2})(?![\p{L}\d]|[.,:/-]\d)/uy;

/** `K–2 dismissal`, `pre-K–8`: from kindergarten to a grade. */
export function gradeRangeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(grades, text, at);
  if (!found?.[1] || Number(found[1]) > 16) return undefined;
  const from = /^pre/i.test(found[0]) ? 'pre K' : 'K';
  return draftOf(found, 'range', `${from} ${found[1] === '12' ? '' : 'to '}${cardinal(found[1])}`);
}

const matched = /([2-6])(?:['’]?s|\+(?!\d))(?![\p{L}\p{N}])/uy;

/** `3 match 3s`: winners of a lottery with three numbers. */
export function matchNumbersRule({ text, at }: Scan): Draft | undefined {
  if (!/\b[Mm]atch(?:ed)? $/.test(leftOf(text, at, 8))) return undefined;
  const found = match(matched, text, at);
  return found && found[0].endsWith('s') ? readAs(found, 'number', '{1:plural}') : undefined;
}

const team = /U-?(\d{1,2})['’]?s(?![\p{L}\p{N}])/uy;

const teamAlone =
  /U(\d{1,2})(?=:? \p{Sc}\d| (?:free|half price|boys|girls|mixed|teams?|squads?|league|cup|final|semi|training|fixtures?|matches|match|players|must|section|tournament|football|hockey|rugby|netball|cricket|hurling|camogie|trials|A|B|v)(?![\p{L}\d]))/uy;

/** `U12s training`: the under twelves. */
export function underTeamRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/-]/u.test(text.charAt(at - 1))) return undefined;
  const one = match(teamAlone, text, at)?.[1];
  if (one && Number(one) > 4 && Number(one) < 24)
    return draft(at + 1 + one.length, 'number', `under ${cardinal(one)}`);
  const found = match(team, text, at);
  const age = Number(found?.[1]);
  return found && age > 4 && age < 24 ? readAs(found, 'number', 'under {1:plural}') : undefined;
}

const family = /([1-4])A ?([+&/]|and)? ?([1-6])C(?![\p{L}\p{N}])/uy;

/** `Family (2A + 3C)`: how many adults and children a ticket is for. */
export function familyPlacesRule({ text, at }: Scan): Draft | undefined {
  if (!/[\s(:]/.test(text.charAt(at - 1))) return undefined;
  const found = match(family, text, at);
  if (!found?.[1] || !found[3] || !/\b(?:family|ticket|pass|saver)\b/i.test(near(text, at, 40)))
    return undefined;
  const people = (count: string, one: string, many: string) =>
    `${cardinal(count)} ${count === '1' ? one : many}`;
  return draftOf(
    found,
    'number',
    `${people(found[1], 'adult', 'adults')} and ${people(found[3], 'child', 'children')}`,
  );
}
