import { expect, test } from 'vitest';
import { voiceOfParagraph, withPause, withVoice } from './write-marks.ts';

const mark = '[pause 1s]';

test.each([
  ['Нэг хоёр', 3, 'Нэг [pause 1s] хоёр'],
  ['Нэг хоёр', 4, 'Нэг [pause 1s] хоёр'],
  ['Нэг', 0, '[pause 1s] Нэг'],
  ['Нэг', 99, 'Нэг [pause 1s]'],
  ['', 0, '[pause 1s]'],
  ['Нэг [pause 2s] хоёр', 8, 'Нэг [pause 2s] [pause 1s] хоёр'],
])('writes a pause into “%s” at %i', (text, caret, written) => {
  expect(withPause(text, caret, mark)).toBe(written);
});

test('a paragraph begins with one voice', () => {
  const named = withVoice('Сайн уу?', () => '[voice Бат]');
  expect(named).toBe('[voice Бат] Сайн уу?');
  expect(voiceOfParagraph(named)).toBe('бат');
  expect(withVoice(named, () => '[voice Оюун]')).toBe('[voice Оюун] Сайн уу?');
  expect(withVoice(named, () => '')).toBe('Сайн уу?');
  const role = '[voice Бат: Анна] Сайн уу?';
  expect(withVoice(role, (label) => `[voice Оюун: ${label}]`)).toBe('[voice Оюун: Анна] Сайн уу?');
  expect(voiceOfParagraph('Сайн уу?')).toBeNull();
});
