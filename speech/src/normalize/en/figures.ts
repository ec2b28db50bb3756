import { inOrder, type Ordered } from '../by-first.ts';
import { type Draft, draft, match, type Rule, type Scan } from '../draft.ts';
import { leftOf, letter, lineAround, near, rightOf } from '../near.ts';
import type { Opening, Openings } from '../openings.ts';
import { romanValue } from '../roman.ts';
import { expander, kindAndMarks, type Row, withName } from '../row-forms.ts';
import file from './figures.json' with { type: 'json' };
import { withUnit } from './measures/quantities.ts';
import { isTimed } from './measures/second-units.ts';
import { allows } from './neighbors.ts';
import { ordinal } from './numbers/cardinal.ts';
import openingsFile from './openings.json' with { type: 'json' };
import { isPlace } from './programs/program-places.ts';
import { namesOf, sayAs } from './said.ts';
import { inWord } from './shapes.ts';
import { monthSource, months, sayDay, weekdaySource, withoutStop } from './times/calendar.ts';
import { isDayFirst, orderByWeekday } from './times/day-first.ts';

const reach = 70;

/** What no figure stands behind: a word, a part of another figure. */
const glued = /[\p{L}\d.,:/$€£₦₹#-]/u;
const number = '(\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d{1,4})?|\\d{1,9}(?:\\.\\d{1,4})?)';
/** What is measured, and no time. */
const counted =
  '(?:[£$]| ?[%°€]| ?[apAP]\\.?[mM](?![a-z])| ?(?:per|percent|[mb]illion|times|points|pence|pounds|dollars|euros|miles|k?m|k?g|[cm]m|met(?:re|er)s|lbs?|degrees|out of|seconds|lit(?:re|er)s|tonnes|goals|runs|crore|lakh)(?![a-z]))';
/** Hours and minutes with a point, and mostly no others behind them: `7.30`, `7.30 to 9`, `09.15–10.00`. */
const pointed = (minutes: string, span = '?'): string => {
  const hour = '(?:1\\d|2[0-3]|0?[1-9])';
  const joint = '(?: ?[-\u2013] ?| (?:to|and|until|till) )';
  return `(${hour}\\.${minutes}(?:${joint}${hour}(?:\\.[0-5]\\d)?)${span}(?!\\d|\\.? ?[-\u2013] ?\\d|${counted}))`;
};
/** A group of hidden figures. */
const covered = '(?:[•●∙*]{2,6}|[xX]{2,4})';
/** Slots with a name of their own. */
const slots: Readonly<Record<string, string>> = {
  '{n}': number,
  '{code}': '((?=[A-Z/-]{0,8}\\d[A-Z/-]{0,8}\\d)[A-Z\\d]{1,14}(?:[/-][A-Z\\d]{1,10}){0,3})',
  '{time}': pointed('[0-5]\\d'),
  '{five}': pointed('[0-5][05]'),
  '{quarter}': pointed('(?:00|15|30|45)'),
  '{times}': pointed('[0-5][05]', ''),
  '{hour}': '(1[0-2]|[1-9])',
  '{day}': '((?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?![A-Za-z]))',
  '{weekday}': `(${weekdaySource})`,
  '{long-month}': `(${monthSource})`,
  '{d}': '([12]\\d|3[01]|0?[1-9])',
  '{m}': '(1[0-2]|0?[1-9])',
  '{two-d}': '(0[1-9]|[12]\\d|3[01])',
  '{two-m}': '(0[1-9]|1[0-2])',
  '{dots}': '(\\d{1,6}(?:\\.\\d{1,6}){2,7}(?!\\d))',
  '{blank}': '(_{2,80})',
  '{keys}': '([*#]{1,2}\\d{2,4}(?:\\*\\d{1,12}){0,5}#)',
  '{abroad}':
    '((?=(?:[^\\d]{0,5}\\d){8})(?:\\(\\+\\d{1,3}\\)|\\+\\d{1,3})[-. ]?(?:\\(0\\)[-. ]?)?\\(?\\d{1,5}\\)?(?:(?:[-. ]| ?/ ?)\\d{2,6}){1,4}(?!\\d)|\\+\\d{8,15}(?!\\d))',
  '{roman}': '((?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))',
  '{numeral}': '((?![lci](?![a-z]))(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))',
  '{plate}': '((?=[A-Z \\d-]{0,6}\\d)[A-Z\\d]{1,4}[ -]?[A-Z\\d]{2,7})',
  '{parts}': '((?:\\([a-zA-Z\\d]{1,3}\\)){0,4})',
  '{identity}':
    '((?=(?:[A-Z -]{0,8}\\d){5})[A-Z]{0,5}\\d?[A-Z\\d]{0,24}(?:[ -](?=[A-Z]{0,5}\\d|[A-Z]{4} \\d|[A-Z](?![A-Za-z]))[A-Z\\d]{1,16}){0,8})',
  '{starred}':
    '((?![1-9]\\d{0,3} ?\\*\\* ?\\d{1,4}(?!\\d))\\d{1,6}(?:[ -]?(?:\\d{1,6}|\\*{2,12})){0,4}[ -]?\\*{2,12}[ -]?(?:[ -]?(?:\\d{1,6}|\\*{2,12})){0,4}(?<=\\d\\d))',
  '{hidden}': `((?:\\+\\d{1,3}[ -]?)?\\(?${covered}\\)?(?:[- .]{1,2}${covered}){1,4}[- .]{0,2}[•●∙*]{0,3})`,
  '{hhmm}': '((?:[01]\\d|2[0-3])[0-5]\\d)',
  '{caps}': '([A-Z]{2,8})',
  '{lower}': '([a-z]{2,24})',
  '{proper}': '([A-Z][a-z]{1,24})',
  '{name}': '([A-Za-z_]\\w{0,30})',
  '{bound}': '(-?\\w{0,20})',
  '{phrase}': '([A-Za-z\\d _-]{1,30})',
  '{image}': '([a-z][a-z\\d-]{1,30}(?:/[a-z][\\w.-]{1,40})?)',
  '{imaged}': '([a-z][a-z\\d-]{1,30}/[a-z][\\w.-]{1,40})',
  '{tag}': '(v?\\d(?:[\\w.-]{0,20}\\w)?|latest|stable|main|edge|nightly|alpine|slim)',
  '{mode}': '([-dlbcps](?=.{0,8}[rwx])(?:[-r][-w][-xsS]){2}[-r][-w][-xtT])',
  '{hex}': '([\\da-fA-F]{1,16})',
  '{sum}': '((?=[\\da-f]{0,62}(?:\\d[a-f]+\\d|[a-f]\\d+[a-f]))[\\da-f]{7,64})',
  '{card}': '((?=[\\d:-]{0,16}[A-Fa-f])[\\dA-Fa-f]{2}(?:[:-][\\dA-Fa-f]{2}){5})',
  '{shade}':
    '((?=\\d*[a-fA-F])(?=[A-Fa-f]*\\d|[^aeAE]{6})(?:[\\dA-F]{6}|[\\da-f]{6})|aaa|bbb|ccc|ddd|eee|fff|AAA|BBB|CCC|DDD|EEE|FFF)',
  '{uuid}': '((?=[\\d-]{0,35}[A-Fa-f])[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12})',
};
/** What a list has names for, the longest first. */
const keysOf = (name: string): readonly string[] =>
  Object.keys(namesOf(name))
    .sort((one, other) => other.length - one.length)
    .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));

const expand = expander((piece) =>
  piece.startsWith('{@') ? `(${keysOf(piece.slice(2, -1)).join('|')})` : slots[piece],
);

/** Nothing goes on with a word or a figure at the end of a form. */
function edgeBehind(form: string): string {
  if (form.endsWith('~')) return '';
  if (form.endsWith('}')) return `(?!${inWord}|[.,:/]\\d)`;
  return /[\p{L}\d?)\]]$/u.test(form) ? `(?!${inWord})` : '';
}

/** What a row matches: its first column. */
function expressionOf(form: string): RegExp {
  // A stop may be behind the last word.
  if (form.endsWith('.?')) return new RegExp(`${expressionOf(form.slice(0, -2)).source}\\.?`, 'y');
  return new RegExp(expand(form.replace(/~$/, '')) + edgeBehind(form), 'y');
}

/** All forms, for `checks/openings`. */
export const forms = (): (readonly [form: string, expression: RegExp])[] =>
  Object.values<readonly Row[]>(file.tables).flatMap((rows) =>
    rows.map(([form = '']) => [form, expressionOf(form)] as const),
  );

/** Whether letters, digits and signs may not be directly behind a row. */
const isFree = ([form = '', , kind = '']: Row): boolean =>
  /^[{#\d.+]/.test(form) && !/ .*[~w]/.test(kind);

const openings: Openings = openingsFile;
const openingOf = (row: Row): Opening => ({
  ...openings[row[0] ?? ''],
  ...(isFree(row) ? { behind: '^-A-Za-z0-9.,:/$#' } : {}),
});

const numberAt = (found: RegExpExecArray, at: number): number => {
  const written = found[at]?.replaceAll(',', '') ?? '';
  return romanValue(written) ?? Number.parseFloat(written);
};

/** `n`: 1722/3, 5/6: the second figure is the next one. */
function isNext(found: RegExpExecArray): boolean {
  const [from = '', to = ''] = found.slice(1).filter((one) => /^\d/.test(one ?? ''));
  return (Number(from) + 1) % 10 ** to.length === Number(to);
}

/** Whether the first two figures stand in the order that the marks of a row ask for. */
function inOrderOf(marks: string, found: RegExpExecArray): boolean {
  if (!/[<≤>nfc]/.test(marks)) return true;
  const [one, two] = [numberAt(found, 1), numberAt(found, 2)];
  if (marks.includes('<') && !(one < two)) return false;
  if (marks.includes('≤') && !(one <= two)) return false;
  if (marks.includes('>') && !(one >= two)) return false;
  if (marks.includes('n') && !isNext(found)) return false;
  if (marks.includes('f') && isPart(found)) return false;
  return !marks.includes('c') || completes(found);
}

/** 1756–8, pp. 93–5: the second figure is the end of a later one. */
function completes([, from = '', to = '']: RegExpExecArray): boolean {
  return to.length < from.length && Number(to) > Number(from.slice(-to.length));
}

/** `f`: 3/4, 5/16 and 24/7 are hardly days. */
const isPart = ([whole, top, bottom]: RegExpExecArray): boolean =>
  /^(?:10\/10|24\/7|16\/9)$/.test(whole) ||
  (Number(top) < Number(bottom) && /^(?:[2-9]|10|16)$/.test(bottom ?? ''));

/** `3/4`, the third of April or the fourth of March; a weekday beside it tells if there is a year. */
function sayDayOf({ text, at, before, options }: Scan, found: RegExpExecArray, year = '') {
  const [first, second] = [Number(found[1]), Number(found[2])];
  const years = Number(year.length === 2 ? `20${year}` : year);
  const told = year && orderByWeekday(text, at, at + found[0].length, [first, second, years]);
  const isDay = first > 12 || ((told || undefined) ?? isDayFirst(text, at, options.dayFirst));
  const turned = second < 13 && isDay && told !== false;
  const [month, day] = turned ? [second, first] : [first, second];
  const name = months[month - 1];
  if (!name || day < 1 || day > 31) return undefined;
  return turned ? sayDay(before, String(day), month) : `${name} ${ordinal(String(day))}`;
}

/** `@day` is a day, `@the` an article unless one stands before. */
function spokenAs(said: string, scan: Scan, found: RegExpExecArray): string | undefined {
  const years = /\{3:(?:year|recent|lived)/.test(said) ? found[3] : '';
  const day = said.startsWith('@day') ? sayDayOf(scan, found, years) : '';
  if (day === undefined) return undefined;
  return sayAs(
    said.replace(/^@day/, day).replace(/^@the /, scan.before === 'the' ? '' : 'the '),
    found,
  );
}

const surroundingsOf = (marks: string, text: string, at: number): string =>
  marks.includes('l') ? lineAround(text, at, 160).toLowerCase() : near(text, at, 60);

/** A stop, a comma or a colon may stand between a word and its figure. */
const marked = /[.,:] $/;
const follows = (cell: string, left: string): boolean =>
  allows(cell, 'before', left) ||
  (!cell.startsWith('!') && marked.test(left) && allows(cell, 'before', left.replace(marked, ' ')));

function ruleOf(row: Row): Rule {
  const [form = '', said = '', , before = '', after = '', surroundings = ''] = row;
  const [, places = '', around = ''] = /^((?:!?&[a-z-]+ ?)*)(.*)$/.exec(surroundings) ?? [];
  let expression: RegExp | undefined;
  const [kind, marks] = kindAndMarks(row);
  const mustBeFree = isFree(row);
  const beside = (words: string): string => (marks.includes('i') ? words.toLowerCase() : words);
  return (scan) => {
    const { text, at } = scan;
    if (mustBeFree && glued.test(text.charAt(at - 1))) return undefined;
    if (marks.includes('w') && letter.test(text.charAt(at - 1))) return undefined;
    expression ??= expressionOf(form);
    const found = match(expression, text, at);
    if (!found || !inOrderOf(marks, found)) return undefined;
    if (marks.includes('d') && !isDayFirst(text, at, scan.options.dayFirst)) return undefined;
    if (marks.includes('k') && found[0].endsWith('000')) return undefined;
    const whole = at + found[0].length;
    const end = marks.includes('.') ? withoutStop(text, whole) : whole;
    if (!follows(before, beside(leftOf(text, at, reach)))) return undefined;
    if (!allows(after, 'after', beside(rightOf(text, end, reach)))) return undefined;
    if (marks.includes('t') && isTimed(text, at, end)) return undefined;
    if (around !== '' && !allows(around, 'around', surroundingsOf(marks, text, at)))
      return undefined;
    if (!isPlace(places, text, at)) return undefined;
    const spoken = spokenAs(said, scan, found);
    if (spoken === undefined) return undefined;
    const read = marks.includes('u') ? withUnit(text, end, spoken) : undefined;
    return read?.kind === 'unit' ? read : draft(end, kind, spoken, !marks.includes('?'));
  };
}

type Table = keyof typeof file.tables;

/** Rules that read figures as the rows of a table say, in their order. An explanation names them by table and row. */
export function rowsOf(table: Table): Ordered {
  const rows: readonly Row[] = file.tables[table];
  const ordered = rows.map((row, at) => {
    const name = `${table} ${at + 1}`;
    return [name, { ...openingOf(row), rule: withName(ruleOf(row), name) }] as const;
  });
  return Object.fromEntries(ordered);
}

type Place = Pick<Scan, 'text' | 'at'> & Partial<Scan>;

/** Reads figures as the rows of a table say, the first one that matches. */
export function figures(table: Table): (scan: Place) => Draft | undefined {
  let rule: Rule | undefined;
  return ({ text, at, before = '', options = { language: 'en' } }) => {
    rule ??= inOrder(rowsOf(table));
    return [rule({ text, at, before, options }) ?? []].flat()[0];
  };
}
