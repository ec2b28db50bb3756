import { expect, test } from 'vitest';
import { withoutDarkFields } from './dark-fields.ts';
import type { Grey } from './grey.ts';

function pictureOf(shade: (x: number, y: number) => number): Grey {
  const [width, height] = [800, 600];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    shade(at % width, Math.floor(at / width)),
  );
  return { width, height, pixels };
}
const at = ({ pixels, width }: Grey, x: number, y: number) => pixels[y * width + x] ?? 0;
const isBand = (y: number) => y >= 100 && y < 200;
const isLetter = (x: number, y: number) => x % 20 < 5 && y % 60 > 20 && y % 60 < 44 && x < 400;

test('light letters on a dark band become dark ones, and the rest stays', () => {
  const page = withoutDarkFields(
    pictureOf((x, y) => (isBand(y) ? (isLetter(x, y) ? 250 : 60) : isLetter(x, y) ? 20 : 245)),
  );
  expect([at(page, 102, 150), at(page, 110, 150)]).toEqual([5, 195]);
  expect([at(page, 102, 330), at(page, 110, 330)]).toEqual([20, 245]);
});

test('a shadow over dark letters is not a field', () => {
  const shadowed = pictureOf((x, y) => (isLetter(x, y) ? 20 : 245) * (y > 300 ? 0.35 : 1));
  expect(withoutDarkFields(shadowed).pixels).toEqual(shadowed.pixels);
});
