// Figures and letters beside them that are read in one way, as the rows of figures.json say: README.md has the notation.
import type { TokenKind } from '@duu/contract/token';
import type { Ordered } from '../by-first.ts';
import { type Draft, draft, match, type Rule } from '../draft.ts';
import { near } from '../near.ts';
import { before, suffixed } from './endings/after.ts';
import file from './figures.json' with { type: 'json' };
import { spell } from './latin/letters.ts';
import { decimalWords, Numeral } from './numbers/cardinal.ts';

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

/** What stands beside a form: one of these, and none of those with an exclamation mark. */
function beside(cell: string, behind: '' | '<'): string {
  const items = cell.match(/(?:\((?:[^()]|\([^)]*\))*\)|\{[^}]*\}|\[[^\]]*\]|[^|])+/g) ?? [];
  const group = (sign: '=' | '!', of: readonly string[]) =>
    of.length > 0 ? `(?${behind}${sign}${of.map(expand).join('|')})` : '';
  const refused = items.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  const allowed = items.filter((one) => !one.startsWith('!'));
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

function figure(text: string, end: number, written: string, form: string): string {
  if (form === 's') return spell(written);
  const [whole = '', part] = written.replace(/[, \u00a0]/g, '').split('.');
  const numeral = new Numeral(part === undefined ? whole : decimalWords(whole, part));
  if (form === 'c') return before(text, end, numeral);
  if (form === 'a') return numeral.attributive();
  if (form === 'o') return numeral.ordinal();
  return form === '' ? numeral.bare() : numeral.inflect(form);
}

function ruleOf(row: Row, name: string): Rule {
  const [, said = '', kind = '', , , around = ''] = row;
  const marks = marksOf(row);
  const near60 = around === '' ? undefined : new RegExp(expand(around), 'u');
  let expression: RegExp | undefined;
  const rule: Rule = ({ text, at }): Draft | undefined => {
    expression ??= expressionOf(row);
    const found = match(expression, text, at);
    if (!found || (near60 && !near60.test(near(text, at, 60)))) return undefined;
    const end = at + found[0].length;
    if (said.length < 2) return draft(end, kindOf(kind), said, !marks.includes('?'));
    const spoken = said.replace(/\{(\d)(?::(\p{L}+))?\}/gu, (_, place: string, shape = '') =>
      figure(text, end, found[Number(place)] ?? '', shape),
    );
    return suffixed(text, end, kindOf(kind), spoken, !marks.includes('?'));
  };
  return Object.defineProperty(rule, 'name', { value: name });
}

const kinds = [
  ...(['number', 'unit', 'time', 'date', 'range', 'phone', 'symbol', 'punctuation'] as const),
  ...(['word', 'foreign', 'abbreviation', 'initialism', 'dropped'] as const),
];
const kindOf = (kind: string): TokenKind =>
  kinds.find((one) => one === kind.split(' ')[0]) ?? 'number';

type Table = keyof typeof file.tables;
const named = (table: Table): (readonly [name: string, row: Row])[] =>
  file.tables[table].map((row, at) => [`${table} ${at + 1}`, row]);

/** All forms, for `checks/openings`. */
export const forms = (): (readonly [name: string, form: RegExp])[] =>
  (['figure', 'letter', 'sign'] as const).flatMap((table) =>
    named(table).map(([name, row]) => [name, expressionOf(row)] as const),
  );

/** Rules that read figures as the rows of a table say, in their order. */
export const rowsOf = (table: Table): Ordered =>
  Object.fromEntries(named(table).map(([name, row]) => [name, ruleOf(row, name)]));
