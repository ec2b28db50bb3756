// Figures and letters beside them that are read in one way, as the rows of figures.json say: README.md has the notation.
import type { TokenKind } from '@duu/contract/token';
import type { Ordered } from '../by-first.ts';
import { type Draft, draft, match, type Rule } from '../draft.ts';
import { months } from '../en/times/calendar.ts';
import { near } from '../near.ts';
import { romanValue } from '../roman.ts';
import { isMeasured } from './codes/sections.ts';
import { before, dayAt, suffixAt } from './endings/after.ts';
import { type Case, inflect } from './endings/suffix.ts';
import file from './figures.json' with { type: 'json' };
import { spell } from './latin/letters.ts';
import lists from './lists.json' with { type: 'json' };
import { unitBehind } from './measures/units.ts';
import { decimalWords, inPairs, Numeral, oneByOne, plainNumber } from './numbers/cardinal.ts';
import { wordsOf } from './words/word-pairs.ts';

type Row = readonly string[];

/** Letters of the two alphabets; all letters there are would take V8 half a millisecond in each expression. */
const letters = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u04ff';
const word = `[${letters}]`;
const term = '(?:\\d{0,3}[a-z]|\\d{1,4})';
const terms = (least: number) => `${term}(?: ?[-+·*\\u2212\\u2013] ?${term}){${least},6}`;
const slots: Readonly<Record<string, string>> = {
  '#': '\\d',
  '-': '[-\\u2013]',
  '(': '(?:',
  '^': '(?<![^\\n])',
  $: '(?![^\\n])',
  '{y}': '([0-2]\\d{3})',
  '{year}': '(1\\d{3}|2[01]\\d\\d)',
  '{m}': '(1[0-2]|0?[1-9])',
  '{d}': '([12]\\d|3[01]|0?[1-9])',
  '{mm}': '(0[1-9]|1[0-2])',
  '{dd}': '(0[1-9]|[12]\\d|3[01])',
  '{odd}': '(0[1-46-9]|1[0-46-9]|2[1-9]|31)',
  '{likely}': '(?=0|\\d\\d?/(?:0|1[1-9]|2\\d|3[01]))(?!1/12(?!\\d))',
  '{whole}': '(?!1/2(?!\\d)|\\d\\.5(?!\\d))',
  '{roman}': '([XХ]I{0,2}|I[XХ]|IV|VI{0,3}|I{1,3})',
  '{romans}': '(XI{1,2}|IX|IV|VI{1,3}|I{2,3})',
  '{Month}': `(${months.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)`,
  '{in-table}': '(?<=(?:^|[\\t\\n|]) ?)(?<=(?:огноо|өдөр|date)[^]{0,300})',
  '{tail}': `[${letters}]{0,4}`,
  '{word}': `[${letters}]{1,20}`,
  '{line}': '[^.!?\\n]{0,30}',
  '{mobile}': '(?=5[05-9]|6[05-9]|7|8[03-9]|9)',
  '{not-round}': '(?!\\d{5}000(?!\\d))',
  '{any}': '[^]{0,8}',
  '{loose}': `(?<![${letters}\\d/.,-])`,
  '{digits}': '\\d{1,4}(?![\\d/])',
  '{also}': '(?:, ?(?:[A-ZА-ЯЁӨҮ]|\\d{1,4})/\\d{1,4}){0,4}',
  '{numeral}': '(X{0,3}(?:IX|IV|V?I{0,3})(?<=[IVX]))',
  '{four}': '(\\d{1,6}(?:\\.\\d{1,6}){3,7})',
  '{dots}': '(?![1-9]\\d{0,2}(?:\\.\\d{3}){2,}(?!\\.?\\d))(\\d{1,6}(?:\\.\\d{1,6}){2,7})',
  '{chain}':
    '(?<![-/\\d.,])(\\d{1,4}(?:/\\d{1,4}){2,5}(?![\\d/])|\\d{1,3}(?:-\\d{1,3}){2,6}(?!-?\\d))',
  '{big}': '(\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,12})',
  '{hide}': '[*xXхХ•]{2,12}',
  '{stars}': '\\*{3,6}',
  '{top}': '([1-9]\\d{0,8})',
  '{part}': '([1-9]\\d{0,2})',
  '{tens}': '([1-9]\\d{1,2})',
  '{short}': '[^\\d]{0,3}',
  // математик 18/20, физик 15/20: another number out of the same total.
  '{listed}':
    '(?:(?=[^]{0,30}?[^\\d/]\\d{1,3}/\\2(?![\\d/]))|(?<=(?<![\\d/])\\d{1,3}/\\2[^\\d/][^]{0,30}/\\2))',
  '{stop}': '(?![/\\d])',
  '{n}': '(\\d{1,3}(?:[, \\u00a0]\\d{3})+|\\d{1,9}(?:\\.\\d{1,4})?)',
  '{start}': `(?<!${word})`,
  '{free}': `(?<![${letters}\\d])`,
  '{end}': `(?!${word})`,
  '{letter}': word,
  '{small}': '[a-zа-яёөү]',
  '{Capital}': '[A-ZА-ЯЁӨҮ]',
  '{Name}': '[A-ZА-ЯЁӨҮ][a-zа-яёөү]{1,20}',
  '{caps}': '[A-Z]{1,4}',
  '{gap}': '[^\\n\\d]{0,12}',
  '{tag}': `[${letters}\\d_]{1,36}`,
  '{file}': '[a-z]?[\\w/.-]{0,20}\\.[a-z]',
  '{aside}': `[${letters}\\d][^/\\n]{1,80}`,
  '{notes}': '(?:\\[\\d{1,3}(?:[,–-] ?\\d{1,3}){0,9}\\]){1,6}',
  '{terms}': terms(0),
  '{sum}': terms(1),
  '{equals}': '(?:(?<==.{0,15})|(?=.[^.,;]{0,15}=))',
};
const part = /\{[^}]+\}|\[(?:\\.|[^\]\\])+\]|[\s\S]/gu;

function sourceOf(piece: string): string {
  const slot = slots[piece];
  if (slot) return slot;
  if (/^(?:[)|?]$|\[)/.test(piece)) return piece;
  const [, again, least, most] = /^\{(=?)(\d+)(?:-(\d+))?\}$/.exec(piece) ?? [];
  if (again) return `\\${least}`;
  if (least) return `(\\d{${least}${most ? `,${most}` : ''}})`;
  const inner = /^\{(.+)\}$/s.exec(piece)?.[1];
  return inner ? `(${expand(inner)})` : piece.replace(/[\\.*+/{}\]]/, '\\$&');
}
const expand = (form: string): string => (form.match(part) ?? []).map(sourceOf).join('');

const contexts: Readonly<Record<string, string>> = {
  ...file.contexts,
  book: wordsOf(lists.scriptures).join('|'),
  member: wordsOf(lists.counted).join('|'),
};

/** The alternatives of a cell, with what its contexts say in place of their names. */
function itemsOf(cell: string): string[] {
  const whole = cell.replace(/@([a-z-]+)/g, (_, name: string) => `(${contexts[name]})`);
  const items = [''];
  let depth = 0;
  for (const sign of whole) {
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (sign === '|' && depth === 0) items.push('');
    else items.push(items.pop() + sign);
  }
  return items.filter(Boolean);
}

/** What stands beside a form, or anywhere around: one of these, and none of those with an exclamation mark. */
function beside(cell: string, behind: '' | '<', gap = ''): string {
  const group = (sign: '=' | '!', of: readonly string[]) =>
    of.length > 0 ? `(?${behind}${sign}${gap}(?:${of.map(expand).join('|')}))` : '';
  const refused = itemsOf(cell).flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  const allowed = itemsOf(cell).filter((one) => !one.startsWith('!'));
  return group('!', refused) + group('=', allowed);
}

const marksOf = ([, , kind = '']: Row): string => kind.split(' ')[1] ?? '';

/** Nothing goes on with a figure at the beginning or the end of a form, unless `~` says so. */
function expressionOf(row: Row): RegExp {
  const [form = '', , , behind = '', ahead = ''] = row;
  const bare = form.replace(/^~|~$/g, '');
  const start = /^[{#\d]/.test(form) ? `(?<![${letters}\\d]|\\d[.,:/-])` : '';
  const end = /[}#\d]$/.test(form) ? `(?![${letters}\\d]|[.,:/]\\d)` : '';
  const source = start + beside(behind, '<') + expand(bare) + end + beside(ahead, '');
  return new RegExp(source, marksOf(row).includes('i') ? 'iuy' : 'uy');
}

const monthOf = (written: string): number =>
  romanValue(written) ??
  (Number(written) || months.findIndex((one) => one.startsWith(written.slice(0, 3))) + 1);

interface Place {
  readonly text: string;
  readonly end: number;
  readonly marks: string;
}

/** What is said for a figure, in the shape that its slot asks for. */
function figure(place: Place, written: string, shape: string): string {
  const { text, end, marks } = place;
  if (shape === 's') return spell(written);
  if (shape === 'l') return inflect(spell(written) || written, 'гийн');
  if (shape === 'v' || shape === 'w')
    return oneByOne(written.split(/[-/.]/), shape === 'w' ? ' цэг ' : ' ');
  if (shape === 'p' || (shape === 'g' && !/^[1-9]\d\d$/.test(written)))
    return inPairs(written.replace(/\D/g, ''));
  if (shape === 'm') return `${new Numeral(String(monthOf(written))).ordinal()} сарын`;
  if (shape === 'y')
    return written && `${new Numeral(written.padStart(4, '20')).attributive()} оны `;
  const figures = String(romanValue(written) ?? written).replace(/[, \u00a0]/g, '');
  const [whole = '', part] = figures.split('.');
  const plain = marks.includes('z') ? plainNumber(whole) : new Numeral(whole);
  const numeral = part === undefined ? plain : new Numeral(decimalWords(whole, part));
  if (shape === 'c') return before(text, end, numeral);
  if (shape === 'd') return dayAt(text, end, numeral).spoken;
  if (shape === 'a') return numeral.attributive();
  if (shape === 'o') return numeral.ordinal();
  return shape === '' || shape === 'g' ? numeral.bare() : numeral.inflect(shape);
}

/** Whether the figures are as the marks of a row ask: `<` the last is greater than the one before it, `q` a period. */
function isInOrder(marks: string, [, ...found]: RegExpExecArray): boolean {
  const [from = 0, to = 0] = found.slice(-2).map(Number);
  if ((marks.includes('<') && from >= to) || (marks.includes('≤') && from > to)) return false;
  if ((marks.includes('≥') && from < to) || (marks.includes('h') && from + to !== 100))
    return false;
  return !marks.includes('q') || isPeriod(found);
}

/** 12/5-12/8: from day to day, where one of them is not a proper fraction. */
function isPeriod(found: readonly string[]): boolean {
  const [from = 0, first = 0, to = 0, last = 0] = found.map(Number);
  const isLater = to > from || (to === from && last > first);
  return isLater && (from > first || to > last) && to - from < 5;
}

const isCounted = (text: string, end: number): boolean =>
  /\p{L}/u.test(text.charAt(end)) || unitBehind(text, end) !== undefined;

/** 08/27-нд is written for the last figure; the word that is said takes no н. */
const plainCases: Partial<Record<Case, string>> = {
  ...{ dative: 'д', dativeN: 'д', genitiveN: 'ын', ablativeN: 'аас' },
};

function inCase(text: string, end: number, said: string, spoken: string, marks: string) {
  const hung = suffixAt(text, end);
  if (said.includes(':d}')) return { spoken, end: hung?.end ?? end };
  if (!hung) return { spoken, end };
  const plain = marks.includes('p') ? plainCases[hung.suffix.case] : undefined;
  return { spoken: inflect(spoken, plain ?? hung.suffix), end: hung.end };
}

function ruleOf(row: Row, name: string): Rule {
  const [, said = '', kind = '', , , surroundings = ''] = row;
  const marks = marksOf(row);
  const around = new RegExp(`^${beside(surroundings, '', '[^]*')}`, 'u');
  let expression: RegExp | undefined;
  const rule: Rule = ({ text, at }): Draft | undefined => {
    expression ??= expressionOf(row);
    const found = match(expression, text, at);
    if (!found || !isInOrder(marks, found)) return undefined;
    if (surroundings !== '' && !around.test(near(text, at, 60))) return undefined;
    const whole = at + found[0].length;
    if (marks.includes('u') && isCounted(text, whole)) return undefined;
    if (marks.includes('m') && isMeasured(text, whole)) return undefined;
    if (said.length < 2) return draft(whole, kindOf(kind), said, !marks.includes('?'));
    const figures = said.replace(/\{(\d)(?::(\p{L}+))?\}/gu, (_, place: string, shape = '') =>
      figure({ text, end: whole, marks }, found[Number(place)] ?? '', shape),
    );
    const { spoken, end } = inCase(text, whole, said, figures, marks);
    return draft(end, kindOf(kind), spoken, !marks.includes('?'));
  };
  return Object.defineProperty(rule, 'name', { value: name });
}

const kinds = [
  ...(['number', 'unit', 'time', 'date', 'range', 'phone', 'symbol', 'punctuation'] as const),
  ...(['roman'] as const),
  ...(['word', 'foreign', 'abbreviation', 'initialism', 'dropped'] as const),
];
const kindOf = (kind: string): TokenKind =>
  kinds.find((one) => one === kind.split(' ')[0]) ?? 'number';

const tables = [
  'figure',
  'letter',
  'sign',
  'date',
  'letter-date',
  'english-date',
  'day',
  'phone',
  'plain-phone',
  'act',
  'letter-act',
  'era',
  'version',
  'code',
  'pair',
  'score',
] as const;
type Table = (typeof tables)[number];
const named = (table: Table): (readonly [name: string, row: Row])[] =>
  file.tables[table].map((row, at) => [`${table} ${at + 1}`, row]);

/** All forms, for `checks/openings`. */
export const forms = (): (readonly [name: string, form: RegExp])[] =>
  tables.flatMap((table) => named(table).map(([name, row]) => [name, expressionOf(row)] as const));

/** Rules that read figures as the rows of a table say, in their order. */
export const rowsOf = (table: Table): Ordered =>
  Object.fromEntries(named(table).map(([name, row]) => [name, ruleOf(row, name)]));
