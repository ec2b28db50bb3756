import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { suffixAt } from '../endings/after.ts';
import { type Case, inflect } from '../endings/suffix.ts';
import { Numeral } from '../numbers/cardinal.ts';
import { dayOf, fromDayOf, yearOf } from './dates.ts';

const monthDay = String.raw`(0[1-9]|1[0-2])\.(0[1-9]|[12]\d|3[01])`;
const period = new RegExp(`${monthDay} ?[-\\u2013\\u2014] ?${monthDay}(?![\\d.,]\\d|[\\d%₮])`, 'y');
const dashedDay =
  /(0[1-9]|1[0-2]|[1-9](?=-\S+ (?:\S+ )?(?:баяр|эмэгтэйчүүд)))-(0[1-9]|[12]\d|3[01]|(?<=(?<!\d)\d-)[1-9])(?=-(?:нд|н[ыи]й?г?|наас|нээс|ноос|nd)(?!\p{L}))/iuy;
const cell = new RegExp(`${monthDay}(?= ?[\\t\\n|]|$)`, 'y');
/** 12.05.24, 14:32. */
const stamp = /(\d\d)[./](\d\d)[./]((?:20)?\d\d)(?=,? \d{1,2}:\d\d)/y;
/** What lasts for days rather than hours; 06.15-06.20-нд, as hours don't end. */
const lasting =
  /өвлийн|зуны|хаврын|намрын|улирал|улирл|семестр|огноо|бүртгэл|хугацаа|үзэсгэлэн|аялал|фестиваль|-\d\d\.\d\d-н[дыи]/;
const measure =
  /^ ?(?:[кмсд]?[гм]|т|л|га|км|хувь|төгрөг|сая|мянга|хэм|градус|оноо|цаг\p{L}{0,4})(?!\p{L})/u;
const hours = /цаг|завсарлага|орой|өглөө/;
const heading = /огноо|өдөр|сар өдөр|date/i;

const dueDay = new RegExp(`${monthDay}(?![\\d%₮$€]|[.,:/]\\d)`, 'y');
const dueBefore = /(?:хугацаа|(?<!\p{L})өдөр|огноо|сүүлийн өдөр|deadline)(?: нь)?:? $/iu;
/** 05.20, 05.22-нд: two days; 12.06 (Ня), 03.15 (Лхагва). */
const dayBehind = /^(?:(?:,| ба| болон) \d\d\.\d\d-н| \((?:[ДБ]а|[МБН]я|Лх|Пү)\p{L}{0,4}\))/u;
const rising =
  /хув[ьи]|үнэ|ханш|хэм|оноо|индекс|темпер|хэлбэлз|өс(?:ө|с|ч|н)|буур|хүрсэн|хүрэв|нэмэгд/;
const inMinutes = /^(?:00|05|15|20|30|40|45|50)$/;

/** `Хугацаа 11.17.`, `12.24 хүртэл бүртгэнэ`: a day; minutes that are not a quarter make no time. */
function isDue(text: string, at: number, end: number, written: string): boolean {
  const after = text.slice(end, end + 10);
  if (measure.test(after)) return false;
  if (dueBefore.test(leftOf(text, at, 24))) return true;
  if (dayBehind.test(text.slice(end, end + 14))) return true;
  if (!/^ хүрт/.test(after)) return false;
  const around = near(text, at, 50);
  return !inMinutes.test(written) && !rising.test(around);
}

/** `Амралт: 12.23–01.19` from day to day, and the days of a table under the heading Огноо. */
export function dottedDateRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/-]/.test(text.charAt(at - 1))) return undefined;
  // 03-20-нд: a suffix of a day makes it no code; 3-8-ны баяр: a holiday.
  const dashed = match(dashedDay, text, at);
  if (dashed?.[1] && dashed[2] && !/сар(?:ын)? $/iu.test(leftOf(text, at, 8))) {
    const [whole, month, day] = dashed;
    return dayOf(text, at + whole.length, { month, day, certain: false });
  }
  const found = match(period, text, at);
  if (found?.[1] && found[2] && found[3] && found[4]) {
    const around = near(text, at, 60);
    // The turn of the year: no day's hours fall so.
    const turns = Number(found[1]) > 9 && Number(found[3]) < 4;
    const end = at + found[0].length;
    const until =
      /^ (?:хүрт|хооронд)/.test(text.slice(end, end + 9)) &&
      !(inMinutes.test(found[2]) && inMinutes.test(found[4])) &&
      !rising.test(around);
    if (hours.test(around) || !(turns || until || lasting.test(around))) return undefined;
    if (measure.test(text.slice(end, end + 9))) return undefined;
    const lead = `${fromDayOf(found[1], found[2])} `;
    return dayOf(text, end, { lead, month: found[3], day: found[4], certain: false });
  }
  // [12.05.24, 14:32] Бат: the day first, as in chats that are exported.
  const stamped = match(stamp, text, at);
  const [stampedAt = '', first = '', second = '', last = ''] = stamped ?? [];
  if (stamped && Number(first) < 32 && Number(second) < 13) {
    const lead = yearOf(last.length === 2 ? `20${last}` : last);
    const parts = { lead, month: second, day: first, certain: false };
    return dayOf(text, at + stampedAt.length, parts);
  }
  const due = match(dueDay, text, at);
  const isDay = due?.[2] !== undefined && isDue(text, at, at + due[0].length, due[2]);
  const isInTable = () =>
    /(?:^|[\t\n|]) ?$/.test(leftOf(text, at, 2)) && heading.test(leftOf(text, at, 300));
  const alone = isDay ? due : match(cell, text, at);
  if (!alone?.[1] || !alone[2] || !(isDay || isInTable())) return undefined;
  const [whole, month, day] = alone;
  return dayOf(text, at + whole.length, { month, day, certain: false });
}

const quarter =
  /(20\d\d) ?Q([1-4])(?![\p{L}\p{N}])|Q([1-4])[ /]{1,2}(20\d\d)(?!\d)|Q([1-4])(?![\p{L}\p{N}])/uy;

/** `2024 Q3`, `Q1 2025`, `2025 оны Q2`: a quarter of a year. */
export function quarterRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\d]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(quarter, text, at);
  if (!found || (found[5] && before !== 'оны' && !suffixAt(text, at + 2))) return undefined;
  const year = found[1] ?? found[4];
  const lead = year ? yearOf(year) : '';
  const said = `${lead}${new Numeral(found[2] ?? found[3] ?? found[5] ?? '').ordinal()} улирал`;
  return inPlainCase(text, at + found[0].length, said);
}

const monthYear = /(0[1-9]|1[0-2])\/(2\d|3\d)(?![\d/]|-\d)/y;
/** Before or behind the month, which stands at the bar. */
const expires =
  /(?:хугацаа|хүчинтэй|дуусах|valid thru|exp)(?: нь)?:? \||\|(?:-\p{L}{2,4})? (?:дуус|хүртэл хүчин)/iu;

/** 08/27-нд is written for the last figure; the month that is said takes no н. */
const plainCases: Partial<Record<Case, string>> = {
  dative: 'д',
  dativeN: 'д',
  genitiveN: 'ын',
  ablativeN: 'аас',
};

function inPlainCase(text: string, end: number, said: string): Draft {
  const hung = suffixAt(text, end);
  const spoken = hung ? inflect(said, plainCases[hung.suffix.case] ?? hung.suffix) : said;
  return draft(hung?.end ?? end, 'date', spoken, false);
}

/** `Карт …, хүчинтэй хугацаа 09/27`: the month and the year on a bank card. */
export function expiryRule({ text, at }: Scan): Draft | undefined {
  const found = match(monthYear, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const around = `${leftOf(text, at, 80)}|${text.slice(at + 5, at + 24)}`;
  if (!expires.test(around) || !/карт|card|visa|cvv/i.test(near(text, at, 80))) return undefined;
  const said = `${yearOf(`20${found[2]}`)}${new Numeral(found[1]).ordinal()} сар`;
  return inPlainCase(text, at + found[0].length, said);
}
