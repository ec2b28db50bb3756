import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('texts that fit have no problems', () => {
  expect(compareTexts({ a: 'Save', d: '9–\u206018' }, { a: 'Хадгалах', d: '9–\u206018' })).toEqual(
    [],
  );
});

test.each([
  [{ a: 'Save the file' }, { a: 'Save the file' }, 'a is not Mongolian'],
  [{ a: 'From 9 to 18' }, { a: '9–18 цагт' }, 'may break a line within a range'],
  [{ a: 'Until {day}' }, { a: '{day}-нд дуусна' }, 'may break a line before an ending'],
  [{ a: 'From 1' }, { a: '1-ээс' }, 'may break a line before an ending'],
  [{ a: 'Save' }, { a: ' ' }, 'a is empty'],
])('%j and %j', (english, mongolian, problem) => {
  const problems = compareTexts(english, mongolian);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test('names and formats need no translation', () => {
  expect(compareTexts({ a: 'MP3', b: 'Google' }, { a: 'MP3', b: 'Google' })).toEqual([]);
});
