import { describe, expect, test } from 'vitest';
import { maxText } from '../max-text.ts';
import { BlockWriter } from './block-writer.ts';
import { spanned, spannedRows } from './table-grid.ts';

type Cell = readonly [text: string, rows?: number, columns?: number];

/** Writes tables of rows of cells; `^` is a part of the cell above. */
function rowsOf(...tables: readonly (readonly (readonly Cell[])[])[]): string[] {
  const writer = new BlockWriter();
  for (const table of tables) {
    writer.start();
    for (const row of table) {
      writer.startRow();
      for (const [text, rows, columns] of row) {
        writer.startCell(rows, columns);
        if (text === '^') writer.continueCell();
        else writer.add(text);
      }
      writer.endRow();
    }
  }
  return writer.finish().map(({ text }) => text);
}

describe('a cell over several rows is said in each', () => {
  test('first, in the middle and last', () => {
    expect(rowsOf([[['Хойд', 2], ['2020']], [['2021']], [['Өмнөд'], ['2022']]])).toEqual([
      'Хойд, 2020',
      'Хойд, 2021',
      'Өмнөд, 2022',
    ]);
    expect(
      rowsOf([
        [['а'], ['б', 2], ['в']],
        [['г'], ['д']],
      ]),
    ).toEqual(['а, б, в', 'г, б, д']);
    expect(rowsOf([[['а'], ['б', 2]], [['г']]])).toEqual(['а, б', 'г, б']);
  });

  test('over several columns, and beside another', () => {
    const heads: Cell[] = [
      ['Нэр', 2],
      ['Тоо', 1, 2],
    ];
    expect(rowsOf([heads, [['2020'], ['2021']]])).toEqual(['Нэр, Тоо', 'Нэр, 2020, 2021']);
    expect(rowsOf([[['а', 3], ['б', 2], ['в']], [['г']], [['д'], ['е']]])).toEqual([
      'а, б, в',
      'а, б, г',
      'а, д, е',
    ]);
  });

  test('by parts of the cell above, as Word has them', () => {
    expect(
      rowsOf([
        [['Хойд'], ['1']],
        [['^'], ['2']],
        [['^'], ['3']],
        [[''], ['4']],
      ]),
    ).toEqual(['Хойд, 1', 'Хойд, 2', 'Хойд, 3', '4']);
  });

  test('to the end of a group of rows, also in a cell', () => {
    const writer = new BlockWriter();
    const row = (cells: readonly Cell[]) => {
      writer.startRow();
      for (const [text, rows] of cells) {
        writer.startCell(rows);
        writer.add(text);
      }
      writer.endRow();
    };
    writer.startRow();
    writer.startCell();
    writer.start();
    row([['а', spannedRows('0')], ['1']]);
    row([['2']]);
    writer.start();
    row([['3']]);
    writer.endRow();
    expect(writer.finish().map(({ text }) => text)).toEqual(['а, 1', 'а, 2', '3']);
  });

  test('of a number that is written', () => {
    const written = ['3', '0', '00', '-2', 'x', '', undefined, '99999999999'];
    expect(written.map(spannedRows)).toEqual([3, 1000, 1000, 1, 1, 1, 1, 1000]);
    expect(written.map(spanned)).toEqual([3, 1, 1, 1, 1, 1, 1, 1000]);
  });

  test('but no long text, no row of its own, and not in the next table', () => {
    const long = 'Урт өгүүлбэр. '.repeat(6).trim();
    expect(rowsOf([[[long, 2], ['1']], [['2']]])).toEqual([`${long}, 1`, '2']);
    expect(rowsOf([[['а', 3], ['б']], [['']]], [[['в']]])).toEqual(['а, б', 'в']);
  });

  test('up to the most that is taken of a file, however many tables it has', () => {
    const wide: Cell[][] = [
      Array.from({ length: 400 }, () => ['а'.repeat(60), 1000]),
      ...Array.from({ length: 30 }, (): Cell[] => [['1']]),
    ];
    const written = rowsOf(wide, wide).join('').length - 2 * 400 * 62;
    expect(written).toBeGreaterThan(maxText);
    expect(written).toBeLessThan(maxText * 1.1);
  });
});
