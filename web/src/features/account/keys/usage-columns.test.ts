import { expect, test } from 'vitest';
import { columnsOf, usedKeys } from './usage-columns.ts';

const uses = [
  { keyId: 'a', day: '2026-11-27', calls: 2, characters: 50 },
  { keyId: 'a', day: '2026-11-28', calls: 1, characters: 150 },
  { keyId: 'b', day: '2026-11-28', calls: 4, characters: 50 },
];

test('sums what each key used, the most first, also of a key that is not loaded', () => {
  expect(usedKeys([{ id: 'a', name: 'Уншигч' }], uses)).toEqual([
    { id: 'a', name: 'Уншигч', calls: 3, characters: 200 },
    { id: 'b', name: 'b', calls: 4, characters: 50 },
  ]);
});

test('stacks the keys of a day', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28'];
  const { max, columns } = columnsOf(days, usedKeys([], uses), uses);
  expect(max).toBe(200);
  expect(columns.map(({ parts }) => parts)).toEqual([
    [],
    [{ place: 0, top: 75, height: 25 }],
    [
      { place: 0, top: 25, height: 75 },
      { place: 1, top: 0, height: 25 },
    ],
  ]);
});
