// Figures and letters beside them that are read in one way, as the rows of figures.json say: README.md has the notation.
import type { Ordered } from '../by-first.ts';
import { type Draft, draft, match, type Rule } from '../draft.ts';
import { months } from '../en/times/calendar.ts';
import { near, rightOf } from '../near.ts';
import { romanValue } from '../roman.ts';
import { kindAndMarks, type Row, withName } from '../row-forms.ts';
import { isMeasured } from './codes/sections.ts';
import { before, dayAt, nounFollows, suffixAt } from './endings/after.ts';
import { type Case, inflect } from './endings/suffix.ts';
import file from './figures.json' with { type: 'json' };
import { beside, expand, letters } from './forms.ts';
import { letterName, spell } from './latin/letters.ts';
import { unitBehind } from './measures/units.ts';
import { currencyBehind } from './money/currency.ts';
import {
  decimalWords,
  digitByDigit,
  inPairs,
  Numeral,
  oneByOne,
  plainNumber,
} from './numbers/cardinal.ts';
import { clockWords, timeEnd } from './times/clock.ts';

/** Nothing goes on with a figure at the beginning or the end of a form, unless `~` says so. */
function expressionOf(row: Row): RegExp {
  const [form = '', , , behind = '', ahead = ''] = row;
  const bare = form.replace(/^~|~$/g, '');
  const start = /^[{#\d]/.test(form) ? `(?<![${letters}\\d]|\\d[.,:/-])` : '';
  const end = /[}#\d]$/.test(form) ? `(?![${letters}\\d]|[.,:/]\\d)` : '';
  const source = start + beside(behind, '<') + expand(bare) + end + beside(ahead, '');
  const [, marks] = kindAndMarks(row);
  return new RegExp(source, marks.includes('i') ? 'iuy' : 'uy');
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
  if (/^[kt]/.test(shape)) return clockWords(written, shape);
  if (shape === 's') return spell(written);
  if (shape === 'l') return inflect(spell(written) || written, 'гийн');
  if (shape === 'v' || shape === 'w')
    return oneByOne(written.split(/[-/.:]/), shape === 'w' ? ' цэг ' : ' ');
  if (shape === 'x')
    return [...written]
      .map((one) => (/\d/.test(one) ? digitByDigit(one) : letterName(one)))
      .join(' ');
  if (shape === 'e') return written.split('-').map(inPairs).join(' ');
  if (shape === 'g') return written.replace(/[()]/g, '').split(/[ -]/).map(inGroup).join(' ');
  if (shape === 'p') return inPairs(written.replace(/\D/g, ''));
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
  if (shape === 'n') return numeral.part();
  return shape === '' ? numeral.bare() : numeral.inflect(shape);
}

/** Whether the figures are as the marks of a row ask: `<` the last is greater than the one before it, `q` a period. */
function isInOrder(marks: string, [, ...found]: RegExpExecArray): boolean {
  const [from = 0, to = 0] = found.slice(-2).map(Number);
  if ((marks.includes('<') && from >= to) || (marks.includes('≤') && from > to)) return false;
  if ((marks.includes('≥') && from < to) || (marks.includes('h') && from + to !== 100))
    return false;
  if (marks.includes('>') && from <= to) return false;
  if (marks.includes('f') && (from + 1) % 100 !== to) return false;
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

/** A group of three digits as hundreds, of four in pairs. */
export const inGroup = (group: string) =>
  /^[1-9]\d\d$/.test(group) ? plainNumber(group).bare() : inPairs(group);

const isAmount = (text: string, end: number): boolean =>
  currencyBehind(text, end) !== undefined ||
  /^ ?(?:сая|мянган?|тэрбум|хүн|иргэн)/.test(rightOf(text, end, 8));

/** 08/27-нд is written for the last figure; the word that is said takes no н. */
const plainCases: Partial<Record<Case, string>> = {
  ...{ dative: 'д', dativeN: 'д', genitiveN: 'ын', ablativeN: 'аас' },
};

function inCase(text: string, end: number, said: string, spoken: string, marks: string) {
  if (/:[kt]\}/.test(said)) return timeEnd(text, end, spoken);
  const hung = suffixAt(text, end);
  if (said.includes(':d}')) return { spoken, end: hung?.end ?? end };
  if (!hung) return { spoken, end };
  const plain = marks.includes('p') ? plainCases[hung.suffix.case] : undefined;
  return { spoken: inflect(spoken, plain ?? hung.suffix), end: hung.end };
}

function ruleOf(row: Row, name: string): Rule {
  const [, said = '', , , , surroundings = ''] = row;
  const [kind, marks] = kindAndMarks(row);
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
    if (said.length < 2) return draft(whole, kind, said, !marks.includes('?'));
    if (marks.includes('b') && isAmount(text, whole)) return undefined;
    if (marks.includes('n') && nounFollows(text, whole)) return undefined;
    const figures = said.replace(/\{(\d)(?::(\p{L}+))?\}/gu, (_, place: string, shape = '') =>
      figure({ text, end: whole, marks }, found[Number(place)] ?? '', shape),
    );
    const { spoken, end } = inCase(text, whole, said, figures, marks);
    return draft(end, kind, spoken, !marks.includes('?'));
  };
  return withName(rule, name);
}

type Table = keyof typeof file.tables;
const named = (table: string, rows: readonly Row[]): (readonly [name: string, row: Row])[] =>
  rows.map((row, at) => [`${table} ${at + 1}`, row]);

/** All forms, for `checks/openings`. */
export const forms = (): (readonly [name: string, form: RegExp])[] =>
  Object.entries<readonly Row[]>(file.tables).flatMap(([table, rows]) =>
    named(table, rows).map(([name, row]) => [name, expressionOf(row)] as const),
  );

/** Rules that read figures as the rows of a table say, in their order. */
export const rowsOf = (table: Table): Ordered =>
  Object.fromEntries(
    named(table, file.tables[table]).map(([name, row]) => [name, ruleOf(row, name)]),
  );
