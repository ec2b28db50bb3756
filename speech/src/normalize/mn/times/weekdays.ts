import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { rightOf } from '../../near.ts';
import { suffixed } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };

const name = '(даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням)';
const range = new RegExp(
  `${name}( гараг)?( ?[\\u2013\\u2014] ?|-| - )${name}(?![А-Яа-яЁёӨөҮү])`,
  'iy',
);

const short: Record<string, string> = lists.short;
const day = '(?:Дав?|Мяг?|Лха?|Пүр?|Баа?|Бям?|Ням?)';
const ended = '(?!\\p{L}|\\.\\p{L}|-)';
const shortRange = new RegExp(`(${day})\\.? ?[-\\u2013] ?(${day})(?!\\p{L})\\.?`, 'uy');
const shortDays = [
  // Three or more in a row, as in the head of a calendar.
  `${day}(?:[,\\t |]{1,3}${day}){2,6}${ended}`,
  // Да, Лх, Ба 18:30: a list of them.
  `${day}(?:(?:, ?| )${day}){1,6}(?=[:,]? ?(?:гараг|гариг|амар|\\d))`,
  `(?<=\\()${day}(?:, ?${day}){0,6}(?=\\))`,
  // Да-Пү 10-19, Ба 10-17: one day behind a range of them.
  `(?<=${day}[-\u2013]${day}[^\\p{L}.]{1,24}(?:${day}[^\\p{L}.]{1,24})?)${day}(?=:? (?:\\d|амар))`,
  // Мяг<tab>8:00: a cell of a timetable. Да -18/-28: a line of a weather forecast.
  `(?<=^|[\\t\\n])${day}(?=\\t|:? [-−+]?\\d{1,2}(?:°C?)?/)`,
  // 11-р сарын 28, Бя; 2026.11.28 (Бя): behind a date.
  `(?<=(?:\\d{4}-\\d\\d?-\\d\\d?|сарын \\d\\d?(?:-н(?:д|ы|ий))?|(?<!\\d)\\d\\d?[./]\\d\\d?),? ?\\(?)${day}${ended}`,
  // Мяг 14:00, Баа 11/15, Лх 18:30: a time or a day follows.
  `${day}(?=[:,.]? ?\\(?\\d{1,2}(?:[:.][0-5]\\d|[/-]\\d{1,2}|(?:-р|дугаар|дүгээр)? ?(?:цаг|сар))(?!\\d))`,
  '(?:Дав|Баа|Ням)(?=:? \\d)',
  // No other word is so short, in a sentence or at all.
  `(?:Мяг?|Лха?|Пүр?|Бям?|Ня(?! \\p{Ll})|(?<=\\p{Ll},? )(?:Баа|Дав)|(?<=(?:Мя|Лх|Пү|Бя|Ня), )(?:Ба|Да))${ended}`,
  // Баа гаригт, (Ня), or alone on its line; Ба and Да are words too.
  '(?:Дав|Баа|Ня)(?=[,:]? (?:гар[аи]г|амар|өглөө|өдөр|орой|шөнө))',
  '(?:Дав|Баа|Ня)(?<=(?:^|\\n)\\p{L}+)(?=: |[^\\S\\n]*(?:\\n|$))',
].map((form) => new RegExp(form, 'uy'));
const anyDay = new RegExp(`${day}(?!\\p{L})`, 'uy');

/** Abbreviated days that their neighbours tell. */
function daysAt(text: string, at: number): Draft[] | undefined {
  const forms = match(anyDay, text, at) ? shortDays : [];
  const found = forms.map((form) => match(form, text, at)).find(Boolean)?.[0];
  if (!found) return undefined;
  const drafts: Draft[] = [];
  let end = at;
  for (const piece of found.match(/\p{L}+|,|[\s|]/gu) ?? []) {
    end += piece.length;
    if (/[,|\t]/.test(piece)) drafts.push(draft(end, 'punctuation', ','));
    else if (piece === ' ') drafts.push(draft(end, 'space', ''));
    else drafts.push(draft(end, 'abbreviation', short[piece] ?? piece, false));
  }
  return drafts;
}

/** `Да-Ба 09:00`: abbreviated days, only near an hour. */
export function shortWeekdaysRule({ text, at }: Scan): Draft | readonly Draft[] | undefined {
  if (!/[БДЛМНП]/.test(text.charAt(at)) || /\p{L}/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shortRange, text, at);
  if (!found) return daysAt(text, at);
  if (!found?.[1] || !found[2] || !/\d/.test(text.slice(at, at + 24))) return undefined;
  const [first, second] = [short[found[1]] ?? found[1], short[found[2]] ?? found[2]];
  const from = isPair(first, second) ? first : inflect(first, 'аас');
  return draftOf(found, 'abbreviation', `${from} ${second}`, false);
}

const week = ['даваа', 'мягмар', 'лхагва', 'пүрэв', 'баасан', 'бямба', 'ням'];

/** бямба-ням: one day and the next, which are rather two than a range. */
const isPair = (first: string, second: string) =>
  week.indexOf(second.toLowerCase()) - week.indexOf(first.toLowerCase()) === 1;

/** `даваа–баасан`: a range of days; the far end takes the written suffix. */
export function weekdayRangeRule({ text, at }: Scan): readonly Draft[] | undefined {
  if (/\p{L}/u.test(text.charAt(at - 1))) return undefined;
  const found = match(range, text, at);
  if (!found?.[1] || !found[3] || !found[4]) return undefined;
  if (found[3] === '-' && isPair(found[1], found[4])) return undefined;
  // Даваа-Ням is also a man's name.
  const after = rightOf(text, at + found[0].length, 40);
  if (found[3] === '-' && /^[А-Я]/.test(found[4]) && !/\d|гараг|гариг|ажилла|амра/i.test(after))
    return undefined;
  const far = at + found[0].length - found[4].length;
  const small = (day: string) => (/^[А-ЯӨҮ]{2}/.test(day) ? day.toLowerCase() : day);
  return [
    draft(far, 'range', inflect(`${small(found[1])}${found[2] ?? ''}`, 'аас')),
    suffixed(text, at + found[0].length, 'word', small(found[4])),
  ];
}
