import { type Draft, draft, match, type Scan } from '../draft.ts';
import { suffixAt } from './after.ts';
import { inflect } from './suffix.ts';

const name = '(даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням)';
const range = new RegExp(
  `${name}( гараг)?( ?[\\u2013\\u2014] ?| - )${name}(?![А-Яа-яЁёӨөҮү])`,
  'iy',
);

const short: Record<string, string> = {
  Да: 'Даваа',
  Дав: 'Даваа',
  Мя: 'Мягмар',
  Мяг: 'Мягмар',
  Лх: 'Лхагва',
  Лха: 'Лхагва',
  Пү: 'Пүрэв',
  Пүр: 'Пүрэв',
  Ба: 'Баасан',
  Баа: 'Баасан',
  Бя: 'Бямба',
  Бям: 'Бямба',
  Ня: 'Ням',
};
const shortName = '(Дав?|Мяг?|Лха?|Пүр?|Баа?|Бям?|Ням?)';
const shortRange = new RegExp(
  `${shortName}\\.? ?[-\\u2013] ?${shortName}(?![А-Яа-яЁёӨөҮү])\\.?`,
  'y',
);

/** `Да-Ба 09:00`: abbreviated days, only near an hour. */
export function shortWeekdaysRule({ text, at }: Scan): Draft | undefined {
  if (/\p{L}/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shortRange, text, at);
  if (!found?.[1] || !found[2] || !/\d/.test(text.slice(at, at + 24))) return undefined;
  const [first, second] = [short[found[1]] ?? found[1], short[found[2]] ?? found[2]];
  return draft(at + found[0].length, 'abbreviation', `${first} ${second}`, false);
}

/** `даваа–баасан`: a range of days; the far end takes the written suffix. A mere hyphen is silent. */
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
