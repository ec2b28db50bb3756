import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import lists from '../lists.json' with { type: 'json' };
import { amountWords, readAmount } from '../numbers/amount.ts';
import { year } from '../numbers/cardinal.ts';

const ages: Record<string, string> = lists.ages;
const age = / ?(Ma|Mya|mya|Ga|Gya|ka|kya)(?![\p{L}\p{N}'-]| \p{Lu}\p{Ll}|\.\s(?:\p{Ll}|\d|App))/uy;
const joint = / ?[-\u2013\u2212] ?| to /y;
const beforeChrist = / ?(?:B\.? ?C\.?(?: ?E)?)(?!\p{L})/uy;

/** `68–66 Ma`, `2,000–1,500 BCE`: times long ago, whose second number is the smaller one. */
export function ageRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,$€£/-]/u.test(text.charAt(at - 1))) return undefined;
  const first = readAmount(text, at);
  if (first?.sign !== '') return undefined;
  const joined = match(joint, text, first.end);
  const second = joined ? readAmount(text, first.end + joined[0].length) : undefined;
  if (joined && second && second.sign === '' && Number(first.whole) > 999 && text[at + 1] === ',') {
    const era = match(beforeChrist, text, second.end);
    if (era && Number(second.whole) < Number(first.whole))
      return draft(second.end, 'range', `${amountWords(first)} to ${amountWords(second)}`);
  }
  const last = second ?? first;
  const unit = match(age, text, last.end)?.[0];
  const said = unit ? ages[unit.trim()] : undefined;
  if (!unit || !said || last.sign !== '') return undefined;
  const until = second ? ` to ${amountWords(second)}` : '';
  return draft(last.end + unit.length, 'unit', `${amountWords(first)}${until} ${said}`);
}

/** `MDCCLXXVI`: a year as it is carved. */
export function carvedYearRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(leftOf(text, at, 1))) return undefined;
  const carved = match(/M[MDCLXVI]{3,12}(?![\p{L}\p{N}])/uy, text, at);
  const value = carved ? romanValue(carved[0]) : undefined;
  return carved && value && value < 2100 ? draftOf(carved, 'date', year(String(value))) : undefined;
}
