import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import contextsFile from './contexts.json' with { type: 'json' };
import { domains } from './domains.ts';
import figuresFile from './figures.json' with { type: 'json' };
import lexiconFile from './lexicon.json' with { type: 'json' };
import { formAt } from './lexicon.ts';
import listsFile from './lists.json' with { type: 'json' };
import { shapes } from './shapes.ts';

const cell = z.string().regex(/^(?:[^|]+(?:\|[^|]+)*)?$/);
const rowSchema = z
  .tuple([
    z.string().regex(/^[\p{L}\d]/u, 'a form begins with a letter or a digit'),
    z.string().regex(/^[cC]?U?[?.i]?[tse]?u?$/),
  ])
  .rest(cell)
  .refine((row) => row.length > 2 && row.length < 7 && row.at(-1) !== '', 'three to six columns')
  .refine(([, , , , , domain = '']) => Object.hasOwn(domains, domain), 'a known domain');
type Row = readonly string[];
type Sets = Readonly<Record<string, readonly string[]>>;
const setsSchema = z.record(z.string().regex(/^[a-z0-9-]+$/), z.array(z.string().min(1)).min(1));

const isExpression = /^\/.+\/i?$/s;

const shown = (row: Row): string => JSON.stringify(row);
const itemsOf = (text = ''): string[] => (text === '' ? [] : text.split('|'));
const homeOf = ([form = '']: Row): string => form.toLowerCase();

/** Rows before whose form another stands that comes later in the alphabet: a form has one home. */
const unsorted = (rows: readonly Row[]): string[] =>
  rows.filter((row, at) => homeOf(row) < homeOf(rows[at - 1] ?? [''])).map(shown);

const writtenAs = ([form = '', marks = '']: Row): string[] => [
  form,
  ...(/c/i.test(marks) ? [form.charAt(0).toUpperCase() + form.slice(1)] : []),
  ...(marks.includes('U') ? [form.toUpperCase()] : []),
];
const stopOf = ([, marks = '']: Row): string => /[?.i]/.exec(marks)?.[0] ?? '';

/** Whether one cell allows whatever another does. */
const covers = (one = '', other = ''): boolean =>
  one === other ||
  one === '@any' ||
  (other !== '' &&
    !/(?:^|\|)!/.test(one) &&
    itemsOf(other).every((item) => itemsOf(one).includes(item)));

/** Whether a row answers wherever a later row of the same form would. */
function takes(row: Row, later: Row): boolean {
  const [, , , before = '', after = '', domain = ''] = row;
  const [stop, other] = [stopOf(row), stopOf(later)];
  if (domain !== (later[5] ?? '')) return false;
  if (stop !== other && !(stop === '?' && other === '.')) return false;
  const beforeToo =
    before === '' && domain === '' ? !later[3] : before === '' || covers(before, later[3]);
  return beforeToo && (after === '' || covers(after, later[4]));
}

/** Rows that earlier rows of their form always answer for. */
function unreachable(rows: readonly Row[]): string[] {
  const lists = new Map<string, Row[]>();
  for (const row of rows)
    for (const form of writtenAs(row)) lists.set(form, [...(lists.get(form) ?? []), row]);
  const isTaken = (row: Row) => (form: string) => {
    const list = lists.get(form) ?? [];
    return list.slice(0, list.indexOf(row)).some((earlier) => takes(earlier, row));
  };
  return rows.filter((row) => writtenAs(row).every(isTaken(row))).map(shown);
}

const namesIn = (cells: readonly string[]): string[] =>
  cells
    .filter((cell) => !isExpression.test(cell))
    .flatMap((cell) => [...cell.matchAll(/@([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));

/** Sets that a row or the code names and that are missing, that neither names, or that are the same as another. */
function wrongSets(rows: readonly Row[], sets: Sets, code = ''): string[] {
  const named = new Set(
    namesIn([...rows.flatMap((row) => row.slice(3, 6)), ...Object.values(sets).flat()]),
  );
  const asked = [...code.matchAll(/allows\(\s*'([^']+)'/g)].map(([, cell = '']) => cell);
  for (const name of namesIn(asked)) named.add(name);
  named.delete('any');
  const known = new Map<string, string>();
  const twins = Object.entries(sets).flatMap(([name, all]) => {
    const key = all.join('|');
    const twin = known.get(key);
    known.set(key, name);
    return twin ? [`${name} is ${twin}`] : [];
  });
  const missing = [...named].filter((name) => !Object.hasOwn(sets, name));
  const unused = Object.keys(sets).filter((name) => !named.has(name));
  return [
    ...missing.map((n) => `${n} is missing`),
    ...unused.map((n) => `${n} is unused`),
    ...twins,
  ];
}

const rows: readonly Row[] = lexiconFile;
const sets: Sets = contextsFile;
const figures: readonly Row[] = Object.values(figuresFile.tables).flat();

test('rows and sets have the shape that is documented', () => {
  const wrong = rows.flatMap((row) => (rowSchema.safeParse(row).success ? [] : [shown(row)]));
  expect(wrong).toEqual([]);
  expect(setsSchema.safeParse(sets).success).toBe(true);
  expect(rowSchema.safeParse(['exp', '??', 'expected']).success).toBe(false);
  expect(rowSchema.safeParse(['exp', '?', 'expected', 'a||b']).success).toBe(false);
});

test('neighbours are words and shapes, but for the fewest', () => {
  const written = Object.entries(sets).filter(([, all]) =>
    all.some((one) => isExpression.test(one)),
  );
  expect(written.length).toBeLessThan(100);
  expect(rows.length).toBeLessThanOrEqual(12_000);
  const beside = [...rows, ...figures].flatMap((row) => row.slice(3, 5));
  const cells = [...beside, ...Object.values(sets).flat()];
  const named = cells
    .filter((text) => !isExpression.test(text))
    .flatMap((text) => [...text.matchAll(/\{([a-z]+)[^}]*\}/g)].map(([, name = '']) => name));
  const missing = named.filter((name) => !Object.hasOwn(shapes, name) && !/^no[tr]$/.test(name));
  expect([...new Set(missing)]).toEqual([]);
  expect(Object.keys(shapes).filter((name) => !named.includes(name))).toEqual([]);
});

test('a form has one home', () => {
  expect(unsorted(rows)).toEqual([]);
  expect(unsorted([['b'], ['c'], ['b']])).toHaveLength(1);
});

test('no row is unreachable behind another of its form', () => {
  expect(unreachable(rows)).toEqual([]);
  const planted = [
    ['exp', 'c?', 'expected', 'an|the'],
    ['exp', '?', 'experience', 'the'],
    ['Exp', '.', 'Experience', 'the|no'],
  ];
  expect(unreachable(planted)).toEqual([JSON.stringify(planted[1])]);
});

test('each set is named, and no two are the same', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  const code = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('');
  const units = Object.values(listsFile.toldUnits).map((one) => [
    '',
    '',
    '',
    one.split('|').at(-1) ?? '',
  ]);
  expect(wrongSets([...rows, ...figures, ...units], sets, code)).toEqual([]);
  expect(wrongSets([['a', '', 'b', '@x|@y']], { y: ['1'], z: ['1'] })).toHaveLength(3);
});

test('reads the first row of the longest form that its neighbours allow', () => {
  const read = (text: string, form: string) => formAt(text, text.indexOf(form), '');
  expect(read('abs. mag. 4', 'abs')?.said).toBe('absolute magnitude');
  expect(read('The Opp. leader', 'Opp')?.said).toBe('Opposition');
  expect(read('The Opp. of it', 'Opp')).toBeUndefined();
  expect(read('TSTM5 is a code', 'TSTM')).toBeUndefined();
  // The full stop ends the sentence as well.
  expect(read('Own transport ess. CV to Ann', 'ess')?.end).toBe('Own transport ess'.length);
  // What must not stand beside it.
  const inChat = (text: string, form: string) => formAt(text, text.indexOf(form), 'chat')?.said;
  expect(inChat('ty Ann', 'ty')).toBe('thank you');
  expect(inChat('Ty Cobb', 'Ty')).toBeUndefined();
});
