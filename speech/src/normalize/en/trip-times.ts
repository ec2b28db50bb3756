import { leftOf, lineAround, rightOf } from '../near.ts';
import { allows } from './neighbors.ts';

/** 10.30 works for us, 2.15 is fine. */
const suits =
  /^ (?:works?|suits?|(?:is|would be|sounds) (?:fine|good|great|grand|perfect|ok|okay|better|best|ideal)|would (?:work|suit))(?: (?:(?:for|with|by) )?(?:me|us|you|him|her|them|everyone|all)(?: better| best| more| fine)?)?(?=\s*$|[.,;!?\n]| (?:for|if|on|then|and|but|so)(?!\p{L}))/u;
/** Appt was 2.15, went in at 3.25. */
const appointed =
  /\b(?:[Aa]ppts?|[Aa]ppointments?|[Rr]eservation)\.?(?: (?:is|was|were|at|for|isn't until|not until))?(?: (?:at|for))? $|\b(?:went in|called in|got in|got out|got seen|(?:finally |was |were )seen|came out|got away)(?: (?:at|about|around|by))+ $/;

/** `free between 1.30 and 4`, `10.30 works for us`, `Appt was 2.15`: what is agreed on. */
export function isPlanned(
  text: string,
  at: number,
  found: RegExpExecArray,
  around: string,
): boolean {
  const [whole, , minutes = '', joint = '', until = ''] = found;
  if (!/[05]$/.test(minutes)) return false;
  const behind = leftOf(text, at, 40);
  const after = rightOf(text, at + whole.length, 40);
  if (
    until &&
    /\b[Bb]etween $/.test(behind) &&
    joint.trim() === 'and' &&
    /00|15|30|45/.test(minutes) &&
    allows('@trip-time-goes-on', 'after', after) &&
    allows('@busy', 'around', around)
  )
    return true;
  // U14s v Rathmines 10.30.
  const fixture =
    /00|15|30|45/.test(minutes) &&
    /\b(?:v|vs)\.? (?:\p{Lu}[\p{L}'.]+ ){1,3}(?:\([HAha]\) )?$/u.test(behind) &&
    /^(?:[,;.]|\s*$|\n)/.test(after);
  return fixture || suits.test(after) || appointed.test(behind);
}

const entry = /(?:^|[.;:,)] |[-–] ?)(?:[01]?\d|2[0-3])\.[0-5][05](?= ?[-–:]? ?\p{L}{2})/gu;

/** `Day 2: 08.40 coach departs. 10.15 coffee. 12.30 Cliffs`: three times or more at the beginnings of what is done. */
export function isOnItinerary(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, , minutes = ''] = found;
  if (
    !/[05]$/.test(minutes) ||
    !/^ ?(?:[-–:] ?)?\p{L}{2}|^[.,;]?\s*$/u.test(rightOf(text, at + whole.length, 5))
  )
    return false;
  if (!/(?:^|[.;:,)\n] |[-–] ?|\p{L}{3} )$/u.test(leftOf(text, at, 4))) return false;
  const line = lineAround(text, at, 200);
  return (line.match(entry) ?? []).length > 2 && !allows('@places', 'around', line.toLowerCase());
}
