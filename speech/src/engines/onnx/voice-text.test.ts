import { expect, test } from 'vitest';
import { inCharacters, tokenNumbers } from './voice-text.ts';

const known = tokenNumbers('_ 0\n  1\nа 2\nб 3\nй 4\n- 5\n');

test('reads tokens, the space among them', () => {
  expect([...known.keys()]).toEqual(['_', ' ', 'а', 'б', 'й', '-']);
});

test.each([
  ['Аба б', 'аба б', 'capitals in lower case'],
  ['абцба', 'абба', 'unknown letters left out'],
  ['аи\u0306а', 'айа', 'letters with a separate accent composed'],
  ['  аб?!', 'аб', 'unknown marks left out'],
  ['q w', '', 'nothing if no letter is known'],
  ['- -', '', 'nothing without letters'],
])('%j becomes %j: %s', (text, written) => {
  expect(inCharacters(text, known)).toBe(written);
});
