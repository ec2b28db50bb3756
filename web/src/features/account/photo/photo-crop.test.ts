import { expect, test } from 'vitest';
import { movedByDrag, movedByKey, placeOf } from './photo-crop.ts';

const wide = { width: 900, height: 300 };
const tall = { width: 300, height: 600 };

test.each([
  ['a wide one to the right shows more of its left', wide, { x: 100, y: 50 }, 0.25],
  ['a wide one to the left shows more of its right', wide, { x: -100, y: 50 }, 0.75],
  ['a tall one down shows more of its top', tall, { x: 50, y: 50 }, 0.25],
  ['never beyond its end', tall, { x: 0, y: -500 }, 1],
])('dragging %s', (_, size, by, place) => {
  expect(placeOf(movedByDrag(0.5, by, 200, size), size)).toBe(place);
});

test.each([
  ['ArrowRight', 0.5, 0.55],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 0.02, 0],
  ['Home', 0.5, 0],
  ['End', 0.5, 1],
  ['Tab', 0.5, null],
])('%s from %s to %s', (key, from, to) => {
  expect(movedByKey(from, key)).toBe(to);
});
