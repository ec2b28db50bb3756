import { expect, test } from 'vitest';
import { spokenEq } from './spoken-eq.ts';

test.each([
  ['EQ \\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(とう),東)', '東'],
  [' EQ \\o\\ac(○,1) ', '1'],
  ['eq \\o(x,¯)', 'x'],
  ['EQ \\f(1,2)', '1/2'],
  ['EQ \\f(a+b;2)', '(a+b)/2'],
  ['EQ \\r(,x) + \\r(3,y+1) = \\r(2)', '√x + ³√(y+1) = √2'],
  ['EQ x\\s\\up5(2) + H\\s\\do2(2)O', 'x² + H₂O'],
  ['EQ \\i\\su(i=1,n,\\f(1,i))', '∑1/i'],
  ['EQ \\b\\bc\\((a\\,b)', '(a,b)'],
  ['EQ f(x,y) = \\x(5)', 'f(x,y) = 5'],
  ['HYPERLINK "https://example.mn"', null],
  ['EQUAL', null],
  [`EQ ${'\\f('.repeat(600)}`, expect.any(String)],
  [`EQ ${'\\f('.repeat(700)}`, null],
])('%.40s', (instruction, said) => {
  expect(spokenEq(instruction)).toEqual(said);
});
