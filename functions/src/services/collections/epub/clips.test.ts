import { expect, test } from 'vitest';
import { clipsOf } from './clips.ts';

const word = (segment: number, start: number, startMs: number) => ({
  segment,
  start,
  end: start + 3,
  startMs,
  endMs: startMs + 200,
  estimated: false,
});

test('each sentence has a clip that reaches to the next, and together they are the file', () => {
  const segments = ['Нэг хоёр. Гурав.', '* * *', 'Дөрөв.'];
  const words = [word(0, 0, 50), word(0, 4, 300), word(0, 10, 900), word(2, 0, 1500)];
  expect(clipsOf({ segments, words }, 2000)).toEqual([
    [
      { text: 'Нэг хоёр. ', clip: { beginMs: 0, endMs: 900 } },
      { text: 'Гурав.', clip: { beginMs: 900, endMs: 1500 } },
    ],
    [{ text: '* * *', clip: null }],
    [{ text: 'Дөрөв.', clip: { beginMs: 1500, endMs: 2000 } }],
  ]);
});

test('marks are not text, but whose words they are is', () => {
  const typed = '[voice Бат: Анна] Нэг. [pause 1s] Хоёр.';
  const words = [word(0, typed.indexOf('Нэг'), 50), word(0, typed.indexOf('Хоёр'), 1500)];
  const [sentences = []] = clipsOf({ segments: [typed], words }, 2000);
  const texts = sentences.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  expect(texts.join(' ')).toBe('Анна: Нэг. Хоёр.');
});

test('a sentence without a time of its own has no clip', () => {
  const words = [word(0, 0, 0), word(0, 5, 700), word(0, 10, 700)];
  const [sentences = []] = clipsOf({ segments: ['Нэг. Хоё. Гур.'], words }, 1000);
  expect(sentences.map(({ clip }) => clip)).toEqual([
    { beginMs: 0, endMs: 700 },
    null,
    { beginMs: 700, endMs: 1000 },
  ]);
});
