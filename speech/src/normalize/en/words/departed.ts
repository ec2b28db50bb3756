import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { isCommonWord } from './common-words.ts';

/** † Leonard Kowalczyk, †† Frank & Mary Kozak. */
const cross =
  /[†✝✞]{1,2}\uFE0F? ?(?=(\p{Lu}[\p{Ll}'’]{1,16}) (?:&|and|\p{Lu}\.|\p{Lu}[\p{L}'’]|[a-z]{2,3} \p{Lu}))/uy;
const plus = /\+ ?(?=(\p{Lu}\p{Ll}{1,16}) (?:&|and|\p{Lu}\.|\p{Lu}[\p{L}'’]))/uy;
/** († 1943), † 12 May 1943. */
const died = /[†✝] ?(?=(?:\d{1,2}\.? )?(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:1[5-9]|20)\d\d(?!\d))/uy;
const bornBefore = /(?:\*|\(|, |\d{4},? ?[-\u2013]?) ?$/;
/** A time, an intention, the start of a line or of a part of it. */
const prayedFor = /(?:\d|[ap]\.?m\.?|[Nn]oon|[:;,\u2013\u2014&-]|\b(?:for|of|and)|^|\n)\s*$/;

/** `5:00 pm † Irene Banas`, `9 am +Anna Nowak`: whom a Mass is said for; `(† 1943)`: the year of a death. */
export function departedRule({ text, at }: Scan): Draft | undefined {
  if (!/[†✝✞+]/.test(text.charAt(at))) return undefined;
  const behind = leftOf(text, at, 12);
  const year = match(died, text, at);
  if (year && bornBefore.test(behind))
    return draft(at + year[0].trimEnd().length, 'symbol', 'died');
  const isPlus = text.charAt(at) === '+';
  const found = match(isPlus ? plus : cross, text, at);
  if (!found?.[1] || !prayedFor.test(behind) || isCommonWord(found[1].toLowerCase()))
    return undefined;
  const startsLine = /(?:^|\n)\s*$/.test(behind);
  if (
    (isPlus || startsLine) &&
    !allows('@church', 'around', text.slice(Math.max(0, at - 200), at + 120).toLowerCase())
  )
    return undefined;
  return draft(at + found[0].trimEnd().length, 'symbol', 'the late');
}
