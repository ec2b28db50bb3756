import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readRtf } from './read-rtf.ts';

const read = (body: string) => readRtf(strToU8(`{\\rtf1\\ansi ${body}}`)).map(({ text }) => text);

/** A row of a table in a cell, `depth` tables deep, as Word writes it. */
const inner = (depth: number, ...cells: readonly string[]) =>
  `\\pard\\intbl\\itap${depth} ${cells.map((cell) => `${cell}\\nestcell `).join('')}` +
  `{\\*\\nesttableprops\\trowd${'\\cellx9'.repeat(cells.length)}\\nestrow}{\\nonesttables for others\\par}`;
/** The same with the description of cells, which are parts of those above. */
const described = (props: string, ...cells: readonly string[]) =>
  inner(2, ...cells).replace(/\\trowd(?:\\cellx9)*/u, `\\trowd${props}`);
const outer = (...cells: readonly string[]) =>
  `${cells.map((cell) => `\\pard\\intbl ${cell}\\pard\\intbl\\cell `).join('')}\\row`;

test('a table in a cell is a part of it, and moves no cell of the rows around it', () => {
  const first = `\\trowd\\cellx1\\clvmgf\\cellx2\\cellx3${outer(inner(2, 'a', 'b'), 'North', '1')}`;
  const second = `\\trowd\\cellx1\\clvmrg\\cellx2\\cellx3${outer(inner(2, 'c', 'd'), '', '2')}`;
  expect(read(`${first}${second}\\pard after`)).toEqual([
    'a, b, North, 1',
    'c, d, North, 2',
    'after',
  ]);
});

test('a cell of it that is a part of the one above is said again', () => {
  const rows =
    described('\\clvmgf\\cellx1\\cellx2', 'North', '1') +
    described('\\clvmrg\\cellx1\\cellx2', '', '2') +
    described('\\cellx1\\cellx2', 'South', '3');
  expect(read(`\\trowd\\cellx1\\cellx2${outer(rows, 'x')}`)).toEqual([
    'North, 1; North, 2; South, 3, x',
  ]);
});

test('also between texts, and with a table in its own cell', () => {
  const rows = `${inner(2, 'a', 'b')}${inner(2, `x ${inner(3, 'c', 'd')}\\pard\\intbl\\itap2 y`, 'e')}`;
  expect(
    read(`\\trowd\\cellx1\\cellx2${outer(`before ${rows}\\pard\\intbl behind`, '1')}`),
  ).toEqual(['before; a, b; x; c, d; y, e; behind, 1']);
});

test('whatever depth a file says', () => {
  expect(read('\\trowd\\cellx1\\intbl\\itap999999999 a\\nestcell b\\cell\\row\\pard c')).toEqual([
    'a, b',
    'c',
  ]);
});
