import { type Draft, draft, draftOf, match } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal } from './cardinal.ts';

/** `40# of feed`, `10# @ $3`: the sign behind a number is pounds, but not on a label, such as Form 3#. */
export function weightSign(text: string, at: number): Draft | undefined {
  if (!match(/#(?![\p{L}\p{N}_#*])/uy, text, at)) return undefined;
  const behind = leftOf(text, at, 16);
  const weight = /(?:^|[ (@\u2013\u2014/-])(\d{1,3}(?:\.\d)?|[½¼¾])$/u.exec(behind)?.[1];
  if (!weight || /\b(?:Form|Unit|Room|Lot|Bldg|Block|Gate|No)\.? [\d.]+$/.test(behind))
    return undefined;
  const goods =
    /^# \p{L}/u.test(text.slice(at, at + 3)) &&
    !/^# (?:of|and|or|at|to|in|for|per|each|on)\b/.test(text.slice(at, at + 7));
  return draft(at + 1, 'unit', weight === '1' || goods ? 'pound' : 'pounds');
}

/** `50/=`: the shillings of East Africa, without their name. */
export function shillingSign(text: string, at: number): Draft | undefined {
  return text.charAt(at) === '/' &&
    /\d$/.test(text.charAt(at - 1)) &&
    match(/\/=(?![=\p{L}\p{N}])/uy, text, at)
    ? draft(at + 2, 'unit', 'shillings')
    : undefined;
}

/** `#10-32 x ½`: the number and the thread of a screw. */
export function screwSize(text: string, at: number): Draft | undefined {
  const found = match(/#(1[02]|[2-8])-(56|40|36|32|24)(?![\p{L}\p{N}-])/uy, text, at);
  return found?.[1] && found[2]
    ? draftOf(found, 'symbol', `number ${cardinal(found[1])} ${cardinal(found[2])}`)
    : undefined;
}
