import { expect, test } from 'vitest';
import { csvOf, parseCsv } from './csv.ts';

const cells = async (file: string) => (await parseCsv(file)).map((row) => row.cells);

test('written files are read back unchanged, whatever they contain', async () => {
  const rows = [
    ['a, "b"', 'хоёр\nмөр', ''],
    ['=SUM(A1)', "'=x", "''+1"],
    ['-5', '@нэр', "it's"],
  ];
  expect(await cells(csvOf(rows))).toEqual(rows);
});

test('files of spreadsheets are read: any line end, a byte order mark or none, other separators', async () => {
  const wanted = [
    ['a', 'b'],
    ['в', 'г; д'],
  ];
  expect(await cells('a,b\r\nв,г; д\r\n')).toEqual(wanted);
  expect(await cells('\ufeffa,b\nв,г; д')).toEqual(wanted);
  expect(await cells('a;b\rв;"г; д"\r')).toEqual(wanted);
  expect(await cells('a\tb\n\n\t\nв\tг; д\n')).toEqual(wanted);
});

test('rows know the line they begin on', async () => {
  const rows = await parseCsv('a,b\n\n"two\nlines",c\nd,e');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('an unclosed quote is reported', async () => {
  expect(await parseCsv('a,b\n"c,d\ne,f')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['c,d\ne,f'], open: true },
  ]);
});

// Time that grows with the square of the length would end in the test's timeout, as it hung the page.
test.each(['"', 'a"', ' "', '"a', '" "', '",', ',"'])(
  'half a million characters of %j are read',
  async (piece) => {
    const long = piece.repeat(500_000 / piece.length);
    const [head, first] = await parseCsv(`a,b\n ${long}`);
    expect(head?.cells).toEqual(['a', 'b']);
    expect(first?.line).toBe(2);
  },
);
