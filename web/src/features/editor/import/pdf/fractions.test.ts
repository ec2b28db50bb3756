import { expect, test } from 'vitest';
import { withFractions } from './fractions.ts';
import { textOfRuns } from './page-rows.ts';
import { lines, read, run } from './testing/drawn-pages.ts';

const bar = (at: number, from: number, to: number) => ({ isAcross: true, at, from, to });
const say = (...[runs, rules]: readonly [Parameters<typeof read>[0], ReturnType<typeof bar>[]]) =>
  read(withFractions(runs, rules, textOfRuns));

test('what is above and below a bar is a fraction in its line', () => {
  const line = [run('The slope is', 60, 100), run('of it.', 175, 100)];
  const parts = [run('a + b', 140, 95, 8), run('2', 148, 104, 8)];
  expect(say([...line, ...parts], [bar(97, 139, 165)])).toEqual(['The slope is (a + b)/2 of it.']);
});

test('also within another one', () => {
  const parts = [run('1', 146, 80), run('3', 146, 95), run('x', 146, 112)];
  expect(say([run('y =', 110, 103), ...parts], [bar(84, 144, 154), bar(99.5, 140, 158)])).toEqual([
    'y = (1/3)/x',
  ]);
});

test('an underline, or a line between rows, is none', () => {
  const title = [run('Гарчиг', 60, 100), run('Нэр', 66, 116)];
  expect(say(title, [bar(102, 60, 96)])).toEqual(read(title));
  const rows = lines(['Нэгдүгээр', 'Хоёр'], { leading: 12 });
  expect(say(rows, [bar(104, 60, 300)])).toEqual(read(rows));
});

test.each([
  ['a wide underline', [run('Дүгнэлт', 60, 100), run('Энэ бол', 60, 114)], bar(103, 60, 102)],
  [
    'a line for a name',
    [run('Д. Дорж', 90, 100), run('гарын үсэг', 88, 112, 9)],
    bar(103, 85, 139),
  ],
  ['a line below the head of a column', [run('x', 60, 100), run('12', 60, 112)], bar(103, 60, 80)],
  ['an underlined number', [run('2020', 60, 100), run('2021', 60, 113)], bar(102, 60, 84)],
])('%s is not a bar', (_, runs, rule) =>
  expect(withFractions(runs, [rule], textOfRuns)).toBe(runs),
);
