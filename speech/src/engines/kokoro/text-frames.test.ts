import { expect, test } from 'vitest';
import type { SpokenSymbol } from './spoken-symbol.ts';
import { framesOfText } from './text-frames.ts';

/** A text of single symbols, of which some last longer than predicted. */
function textOf(written: string, stretches: Readonly<Record<string, number>> = {}) {
  const symbols = Array.from(written, (symbol): SpokenSymbol => {
    return { symbol, stretch: stretches[symbol] ?? 1, word: symbol === ' ' ? null : 0 };
  });
  return { symbols, words: [] };
}

test('a stretched symbol lasts longer by its ratio', () => {
  const text = textOf('pan', { a: 1.5 });
  expect([...framesOfText(text, [9, 2, 4, 2, 6], 1)]).toEqual([9, 2, 6, 2, 6]);
});

test('the pause after a symbol is not stretched with it', () => {
  const text = textOf('a,ni.', { a: 1.8, i: 1.8 });
  const predicted = [12, 10, 4, 2, 16.2, 6, 1];
  // 4 of the 10 and of the 16 frames are sound, and the rest of rounding is the next symbol's.
  expect([...framesOfText(text, predicted, 1)]).toEqual([12, 13, 4, 2, 19, 6, 1]);
});

test.each([
  [0.5, [14, 4, 6, 4, 6, 18, 7, 1]],
  [1, [14, 2, 3, 2, 3, 14, 7, 1]],
  [2, [10, 1, 2, 1, 1, 9, 5, 1]],
])('at speed %d the silence around a text is not slowed, and quickened less', (speed, wanted) => {
  expect([...framesOfText(textOf('ni ma.'), [14, 2, 3, 2, 3, 14, 7, 1], speed)]).toEqual(wanted);
});

test('double speed is exact although every sound keeps a frame, by spaces and stress without any', () => {
  const text = textOf('ðə ɡˈɑd ˌɪz ðə ðə tɹˈA ðə tˈI.');
  const predicted = [14, ...text.symbols.map(() => 1.2), 1];
  const sounding = framesOfText(text, predicted, 2).slice(1, -2);
  const asked = (text.symbols.length - 1) * 0.6;
  const given = sounding.reduce((sum, frames) => sum + frames, 0);
  expect(Math.abs(given - asked)).toBeLessThanOrEqual(1);
  expect(text.symbols.every(({ symbol }, at) => / |ˈ|ˌ|\./.test(symbol) || sounding[at])).toBe(
    true,
  );
});
