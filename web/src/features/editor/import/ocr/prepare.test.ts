import { expect, test } from 'vitest';
import { type Grey, greyOf, mean, turned } from './grey.ts';
import { enlargementOf, pgmOf, prepare } from './prepare.ts';

/** A picture of this size, by the shade at each place. */
function pictureOf(width: number, height: number, shade: (x: number, y: number) => number): Grey {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    shade(at % width, Math.floor(at / width)),
  );
  return { width, height, pixels };
}

const at = ({ pixels, width }: Grey, x: number, y: number) => pixels[y * width + x] ?? 0;
/** Strokes of letters: three pixels wide, every sixteen, in rows. */
const isInk = (x: number, y: number) => x % 16 < 3 && y % 48 < 12;

test('a shadow over a page becomes white, and its letters stay dark', () => {
  const light = (x: number) => 240 - (x / 1300) * 160;
  const page = prepare(pictureOf(1300, 400, (x, y) => (isInk(x, y) ? light(x) * 0.2 : light(x))));
  for (const x of [160, 640, 1248]) {
    expect(at(page, x + 1, 197), `ink at ${x}`).toBeLessThan(90);
    expect(at(page, x + 9, 210), `ground at ${x}`).toBeGreaterThan(225);
  }
});

test('white letters on a dark page become dark ones on white', () => {
  const page = prepare(pictureOf(1300, 400, (x, y) => (isInk(x, y) ? 250 : 20)));
  expect(mean(page)).toBeGreaterThan(128);
  expect(at(page, 161, 197)).toBeLessThan(60);
});

test('the rules of a table disappear, and letters stay', () => {
  const page = prepare(
    pictureOf(1300, 400, (x, y) => (y >= 216 && y < 219 ? 0 : isInk(x, y) ? 0 : 255)),
  );
  expect(at(page, 650, 217)).toBe(255);
  expect(at(page, 161, 197)).toBeLessThan(60);
});

test('small pictures are enlarged, long ones as far as there is memory', () => {
  expect(prepare(pictureOf(400, 200, () => 255))).toMatchObject({ width: 800, height: 400 });
  expect(enlargementOf({ width: 1080, height: 2000 }, true)).toBe(1.5);
  expect(enlargementOf({ width: 1080, height: 11_000 }, false)).toBeCloseTo(1.42, 2);
  expect(enlargementOf({ width: 2480, height: 3508 }, false)).toBe(1);
});

test('what shines through is white, and pictures turn clockwise', () => {
  const rgba = Uint8ClampedArray.from([0, 0, 0, 255, 0, 0, 0, 0]);
  const grey = greyOf(rgba, 2, 1);
  expect([...grey.pixels]).toEqual([0, 255]);
  expect(turned(grey, 1)).toMatchObject({ width: 1, height: 2 });
  expect([...turned(grey, 2).pixels]).toEqual([255, 0]);
  expect([...turned(grey, 3).pixels]).toEqual([255, 0]);
});

test('the reader gets the pixels as they are', () => {
  const file = pgmOf({ width: 2, height: 1, pixels: Uint8Array.of(7, 9) });
  expect(new TextDecoder().decode(file.slice(0, -2))).toBe('P5\n2 1\n255\n');
  expect([...file.slice(-2)]).toEqual([7, 9]);
});
