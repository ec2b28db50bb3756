import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, pluralNumber } from './cardinal.ts';

const group = /(\d{1,3})['’]?s(?![\p{L}\p{N}'’])/uy;
const bound = /(?:^|[^\p{L}])(?:under|over)[ -]$/iu;
/** Behind these, or among these words, `under 3s` is how long something lasts. */
const lastsBehind =
  /\b(?:in|to|at|is|was|just|within|takes?|took|lasts?|lasted|by|stays?|always|well|still|runs?|ran|loads?|loaded|starts?|boots?|finish(?:es|ed)?|responds?|completes?d?|render(?:s|ed)?|go|goes|comes?|came|a|dips?|dipped|times?|for(?= (?:under|over) \d+s (?:of|each|at|with|until)))(?: (?:a )?(?:little|bit))? (?:under|over)[ -]$/i;

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
  return draft(end, 'number', pluralNumber(cardinal(found[1])));
}
