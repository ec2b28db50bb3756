import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('texts that fit have no problems', () => {
  expect(
    compareTexts(
      {
        a: 'Save',
        b: '{count, plural, one {# file} other {# files}}',
        c: 'By <b>{name}</b>',
        d: '9–\u206018',
      },
      { a: 'Хадгалах', b: '{count} файл', c: '<b>{name}</b> уншсан', d: '9–\u206018' },
    ),
  ).toEqual([]);
});

test.each([
  [{ a: 'Save' }, {}, 'a is missing in Mongolian'],
  [{}, { a: 'Хадгалах' }, 'a is missing in English'],
  [{ a: 'Hello {name}' }, { a: 'Сайн уу' }, 'a takes {name: value} in English'],
  [{ a: 'Hello {name}' }, { a: 'Сайн уу {ner}' }, '{ner: value} in Mongolian'],
  [{ a: 'On {day, date}' }, { a: '{day}' }, 'day: date'],
  [{ a: 'Hello {name' }, { a: 'Сайн уу' }, 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  [{ a: 'Save the file' }, { a: 'Save the file' }, 'a is not Mongolian'],
  [{ a: 'From 9 to 18' }, { a: '9–18 цагт' }, 'may break a line within a range'],
  [{ a: '{n, plural, one {x}}' }, { a: '{n}' }, 'MISSING_OTHER_CLAUSE'],
])('%j and %j', (english, mongolian, problem) => {
  const problems = compareTexts(english, mongolian);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test('names and formats need no translation', () => {
  expect(compareTexts({ a: 'MP3', b: 'Google' }, { a: 'MP3', b: 'Google' })).toEqual([]);
});
