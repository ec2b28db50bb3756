import { expect, test } from 'vitest';
import { selectedWord } from './selected-word.ts';

const text = 'Дуу ХХК-ийн  хурал. №5\nБолов';
const select = (part: string) => {
  const at = text.indexOf(part);
  const found = selectedWord(text, at, at + part.length);
  return found && text.slice(found.start, found.end);
};

test.each([
  ['ХХК', 'ХХК'],
  [' хурал', 'хурал'],
  ['ура', 'хурал'],
  ['у Х', 'Дуу ХХК'],
  ['№', '№'],
  ['  ', null],
  ['.', null],
  ['5\nБ', null],
])('of %j the words are %j', (part, words) => {
  expect(select(part)).toBe(words);
});

test('an empty or long selection has no word', () => {
  expect(selectedWord(text, 5, 5)).toBeNull();
  expect(selectedWord('үг '.repeat(40), 0, 120)).toBeNull();
});
