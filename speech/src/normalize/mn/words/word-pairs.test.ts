import { expect, test } from 'vitest';
import { wordPairs } from './word-pairs.ts';

test('a table has what is said for each word', () =>
  expect(wordPairs(' ios:ай_оу_эс\ncore:кор ')).toEqual({ ios: 'ай оу эс', core: 'кор' }));

test('what is written may have spaces too', () =>
  expect(wordPairs('м_кв:метр_квадрат')).toEqual({ 'м кв': 'метр квадрат' }));

test.each(['эм:', ':эм', 'эм', 'a:b:c', ''])('"%s" is not a row of a table', (row) =>
  expect(() => wordPairs(row)).toThrow(SyntaxError),
);
