import { expect, test } from 'vitest';
import { verifyTexts } from './verify-texts.ts';

test('texts that fit have no problems', () => {
  expect(
    verifyTexts(
      { a: 'Save', b: '{count, plural, one {# file} other {# files}}', c: 'By <b>{name}</b>' },
      { a: 'Хадгалах', b: '{count, plural, other {# файл}}', c: '<b>{name}</b> уншсан' },
    ),
  ).toEqual([]);
});

test.each([
  [{ a: 'Save', b: 'x' }, { b: 'х' }, /Missing translation keys for locale mn:\na$/],
  [{ b: 'x' }, { a: 'Хадгалах', b: 'х' }, /extra translation keys.*\na/i],
  [{ a: 'Hello {name}' }, { a: 'Сайн уу' }, /a: Different number of variables: \[name\] vs \[\]/],
  [{ a: 'Hello {name}' }, { a: 'Сайн уу {ner}' }, /a: Missing variable name/],
  [{ a: 'On {day, date}' }, { a: '{day}' }, /a: Variable day has conflicting types/],
  // Plainly it would be written without its separators: 30000 instead of 30,000.
  [{ a: '{n, number} left' }, { a: '{n} үлдсэн' }, /a: Variable n has conflicting types/],
  [{ a: '<b>Now</b>' }, { a: 'Одоо' }, /a: Different number of variables: \[b\] vs \[\]/],
  [{ a: 'Hello {name' }, { a: 'Сайн уу {name}' }, /message a .*EXPECT_ARGUMENT_CLOSING_BRACE/],
  [{ a: '{n, plural, other {x}}' }, { a: '{n, plural, one {x}}' }, /a: MISSING_OTHER_CLAUSE/],
])('%j and %j', (english, mongolian, problem) => {
  expect(verifyTexts(english, mongolian).join('\n')).toMatch(problem);
});
