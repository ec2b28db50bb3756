import { expect, test } from 'vitest';
import { csvOf, parseCsv } from './csv.ts';

const cells = (file: string) => parseCsv(file).map((row) => row.cells);

test('written files are read back unchanged, whatever they contain', () => {
  const rows = [
    ['a, "b"', 'хоёр\nмөр', ''],
    ['=SUM(A1)', "'=x", "''+1"],
    ['-5', '@нэр', "it's"],
  ];
  expect(cells(csvOf(rows))).toEqual(rows);
});

test('files of spreadsheets are read: any line end, a byte order mark or none, other separators', () => {
  const wanted = [
    ['a', 'b'],
    ['в', 'г; д'],
  ];
  expect(cells('a,b\r\nв,г; д\r\n')).toEqual(wanted);
  expect(cells('\ufeffa,b\nв,г; д')).toEqual(wanted);
  expect(cells('a;b\rв;"г; д"\r')).toEqual(wanted);
  expect(cells('a\tb\n\n\t\nв\tг; д\n')).toEqual(wanted);
});

test('rows know the line they begin on', () => {
  const rows = parseCsv('a,b\n\n"two\nlines",c\nd,e');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('an unclosed quote is reported', () => {
  expect(parseCsv('a,b\n"c,d\ne,f')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['c,d\ne,f'], open: true },
  ]);
});
