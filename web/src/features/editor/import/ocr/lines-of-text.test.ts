import { expect, test } from 'vitest';
import { type Grey, tilted, turned } from './grey.ts';
import { directionOf } from './lines-of-text.ts';

/** Lines of letters, which are boxes of differing widths; `left` is where each line begins. */
function page(width: number, height: number, left = 60): Grey {
  const pixels = new Uint8Array(width * height).fill(255);
  let seed = 1;
  for (let line = 60; line < height - 60; line += 36)
    for (let x = left; x < width - 60; ) {
      seed = (seed * 75 + 74) % 65_537;
      const wide = 5 + (seed % 12);
      for (let y = line; y < line + 18; y++)
        for (let at = x; at < x + wide; at++) pixels[y * width + at] = 20;
      x += wide + 5 + (seed % 7);
    }
  return { width, height, pixels };
}

const straight = page(900, 1200);

test.each([0, 0.7, -3, 6.4])('lines tilted by %s degrees are found', (degrees) => {
  const { sideways, tilt } = directionOf(tilted(straight, degrees));
  expect(sideways).toBe(false);
  expect(Math.abs(tilt - degrees)).toBeLessThan(0.11);
});

test('lines that run down or up are found, and their tilt', () => {
  for (const turns of [1, 3] as const) {
    const { sideways, tilt } = directionOf(tilted(turned(straight, turns), 2));
    expect(sideways).toBe(true);
    expect(Math.abs(tilt - 2)).toBeLessThan(0.11);
  }
});

test('a few specks have no direction', () => {
  const specks = { ...straight, pixels: new Uint8Array(straight.pixels.length).fill(255) };
  specks.pixels.set([0, 0, 0], 500_000);
  expect(directionOf(specks)).toEqual({ sideways: false, tilt: 0 });
});
