import { type Draft, draft, match, type Scan } from '../draft.ts';
import { suffixAt } from './after.ts';
import { inflect } from './suffix.ts';

const name = '(даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням)';
const range = new RegExp(
  `${name}( гараг)?( ?[\\u2013\\u2014] ?| - )${name}(?![А-Яа-яЁёӨөҮү])`,
  'iy',
);

/** `даваа–баасан`: from one day of the week to another; the far end takes what is written on it. A mere hyphen falls. */
export function weekdayRangeRule({ text, at }: Scan): readonly Draft[] | undefined {
  if (/\p{L}/u.test(text.charAt(at - 1))) return undefined;
  const found = match(range, text, at);
  if (!found?.[1] || !found[3] || !found[4]) return undefined;
  const far = at + found[0].length - found[4].length;
  const from = inflect(`${found[1]}${found[2] ?? ''}`, 'аас');
  const suffix = suffixAt(text, at + found[0].length);
  return [
    draft(far, 'range', from),
    draft(
      suffix?.end ?? at + found[0].length,
      'word',
      suffix ? inflect(found[4], suffix.suffix) : found[4],
    ),
  ];
}
