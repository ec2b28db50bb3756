import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { forText, normalize } from '../normalize.ts';
import { isDense } from './dense.ts';

const whole = (unit: string) => unit.repeat(limits.textCharacters).slice(0, limits.textCharacters);

test.each(['½', '1 ', 'M ', '.1-1st ', '1/2 ', 'C410.0.`', '≤.@1a'])(
  '%j repeated is dense',
  (unit) => {
    expect(isDense([whole(unit)])).toBe(true);
    expect(isDense([...whole(unit)])).toBe(true);
  },
);

test('prose, price lists and timetables are not', () => {
  expect(isDense([whole('In 2024, 12 people paid $5.50 each for 3 rooms on 5 May. ')])).toBe(false);
  expect(isDense([whole('Flat white\t4.20\nToast and two eggs\t8.50\n')])).toBe(false);
  expect(isDense([whole('Thetford 07:12 08:12, Norwich 07:50 08:50\n')])).toBe(false);
});

test('a dense text is read with its figures, marks and money', () => {
  const text = `${whole('7 ')}; 1/2, $5.50 at 12:30, 1.5 kg; 45% of “A” & the 3rd.`;
  const options = forText({ language: 'en' }, [text]);
  expect(options.dense).toBe(true);
  const { spoken, tokens } = normalize(text, options);
  expect(spoken.split('seven; ').at(-1)).toBe(
    'one half, five dollars and fifty cents at twelve thirty, one point five kilograms; forty five percent of A and the third.',
  );
  expect(tokens.at(-1)?.end).toBe(text.length);
});
