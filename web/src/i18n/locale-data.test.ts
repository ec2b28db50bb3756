import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { withOwnData } from './locale-data.ts';
import { sortedByName } from './sorted-by-name.ts';

// Node has CLDR's Mongolian data; the pages must agree with it in browsers that have none.
const cldr = 'mn-MN';

const texts = {
  number: '{n, number}',
  digits: '{n, number, ::.00####}',
  percent: '{n, number, percent}',
  plural: '{n, plural, one {one} other {other}}',
  ordinal: '{n, selectordinal, one {one} two {two} few {few} other {other}}',
  counted: '{n, plural, other {#}}',
  date: '{n, date, long}',
  compact: '{n, number, ::compact-short}',
};
const problems: unknown[] = [];
const intl = withOwnData(
  createIntl({ locale: cldr, messages: texts, onError: (error) => problems.push(error) }),
  'mn',
);
const write = (id: keyof typeof texts, n: number) => String(intl.formatMessage({ id }, { n }));

const values = [0, 1, 1.5, 2, 3, 11, 21, 99.5, 999, 1000, 12_345, 1_234_567.891, 0.1234, -4_200];

test('numbers and plurals are CLDR’s', () => {
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(cldr, options);
  const rules = (type: 'cardinal' | 'ordinal') => new Intl.PluralRules(cldr, { type });
  expect(number().resolvedOptions().locale).toBe(cldr);
  const digits = number({ minimumFractionDigits: 2, maximumFractionDigits: 6 });
  for (const n of values)
    expect([
      write('number', n),
      write('counted', n),
      write('digits', n),
      write('percent', n),
      write('plural', n),
      write('ordinal', n),
    ]).toEqual([
      number().format(n),
      number().format(n),
      digits.format(n),
      number({ style: 'percent' }).format(n),
      rules('cardinal').select(n),
      rules('ordinal').select(n),
    ]);
  expect(problems).toEqual([]);
});

test('asks the browser for nothing in Mongolian', () => {
  const asked: unknown[] = [];
  const native = { ...Object.getOwnPropertyDescriptors(Intl) };
  const names = ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'ListFormat'] as const;
  for (const name of names) {
    const real = Intl[name] as unknown as new (...args: unknown[]) => object;
    class Watched extends real {
      constructor(...args: unknown[]) {
        super(...args);
        asked.push(args[0]);
      }
    }
    Object.defineProperty(Intl, name, { ...native[name], value: Watched });
  }
  try {
    const watched = withOwnData(createIntl({ locale: cldr, messages: texts }), 'mn');
    for (const id of ['number', 'digits', 'plural', 'ordinal', 'counted'] as const)
      watched.formatMessage({ id }, { n: 1234 });
  } finally {
    for (const name of names) Object.defineProperty(Intl, name, native[name]);
  }
  expect(asked.filter((locale) => String(locale).startsWith('mn'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('what would differ between browsers is refused', () => {
  problems.length = 0;
  expect(write('date', 0)).toBe(texts.date);
  expect(write('compact', 12_345)).toBe(texts.compact);
  expect(problems.map(String).join('\n')).toContain('no Mongolian data');
});

test('names sort by the Mongolian alphabet, numbers by value', () => {
  const sorted = ['10 бүлэг', 'үг', 'ус', 'өвөл', 'овог', 'Пуужин', '2 бүлэг', 'ёс', 'ес', 'Эмээ'];
  const byCldr = sorted.toSorted(new Intl.Collator(cldr, { numeric: true }).compare);
  expect(sortedByName(sorted, (name) => name)).toEqual(byCldr);
});
