import { expect, test } from 'vitest';
import { placeAt, sentenceOf, timeOf } from './bookmark-place.ts';

const segments = ['Сайн уу? Би Бат.', 'Баяртай!'];
const word = (segment: number, written: string, startMs: number) => {
  const start = segments[segment]?.indexOf(written) ?? 0;
  const end = start + written.length;
  return { segment, start, end, startMs, endMs: startMs + 300, estimated: false };
};
const words = [
  word(0, 'Сайн', 0),
  word(0, 'уу', 400),
  word(0, 'Би', 1000),
  word(0, 'Бат', 1300),
  word(1, 'Баяртай', 2000),
];

test('a bookmark is at the word that is spoken, and shows its sentence', () => {
  const place = placeAt(words, 1350.4);
  expect(place).toEqual({ place: { segment: 0, start: 12 }, positionMs: 1350 });
  expect(timeOf(words, place)).toBe(1300);
  expect(sentenceOf(segments, place)).toBe('Би Бат.');
});

test('its sentence is shown as it is read, with whose words they are', () => {
  const marked = ['[voice Оюун: Бат] Би Бат. Баяртай!'];
  expect(sentenceOf(marked, { place: { segment: 0, start: 20 }, positionMs: 0 })).toBe(
    'Бат: Би Бат.',
  );
});

test('it stays at its word when the audio is converted at another speed', () => {
  const slower = words.map((one) => ({ ...one, startMs: one.startMs * 2 }));
  expect(timeOf(slower, placeAt(words, 2100))).toBe(4000);
});

test('without words, or when its paragraph is gone, it stays at its time', () => {
  expect(timeOf([], placeAt([], 700))).toBe(700);
  const gone = { place: { segment: 7, start: 3 }, positionMs: 700 };
  expect(timeOf(words, gone)).toBe(700);
  expect(sentenceOf(segments, gone)).toBeNull();
});
