import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

/** `40# of feed`, `10# @ $3`: the sign behind a number is pounds, but not on a label, such as Form 3#. */
export function weightSignRule({ text, at }: Scan): Draft | undefined {
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
