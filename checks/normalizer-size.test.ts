import { expect, test } from 'vitest';
import { faults, limits, sizeOf } from './normalizer-size.ts';

test('counts lines, wide ones, long files, expressions and rows', () => {
  const long = `${'x;\n'.repeat(301)}`;
  const wide = `const a = /b/;\n// ${'w'.repeat(160)}\n`;
  expect(sizeOf([long, wide], '[\n  ["a", "", "b"],\n  ["c", "", "d"]\n]\n')).toEqual({
    lines: 303,
    wideLines: 1,
    longFiles: 1,
    expressions: 1,
    rows: 2,
  });
});

test('says what has grown and which limit could be lower', () => {
  const size = { lines: 1, wideLines: 0, longFiles: 0, expressions: 0, rows: 12_001 };
  const most = {
    ...limits,
    lines: [2, 1],
    wideLines: [0, 0],
    longFiles: [0, 0],
    expressions: [0, 0],
  } as const;
  expect(faults(size, most)).toEqual([
    'lines: lower the limit of 2 to 1',
    'rows: 12001 are more than 12000',
  ]);
  expect(faults({ ...size, lines: 2, rows: 9 }, most)).toEqual([]);
});
