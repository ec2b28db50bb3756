import { expect, test } from 'vitest';
import file from './figures.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import { formats } from './said.ts';

type Row = readonly string[];
const rows: readonly Row[] = Object.values(file.tables).flat();
const names = { ...file.names, ...lists };
const slot = /\{(\d)(?::([^}]+))?\}/g;

/** What a row says of a figure that its form does not have, or in a way that there is none. */
const wrongSlots = (row: Row): string[] => {
  const [form = '', said = ''] = row;
  const count = form.match(/(?<!\[)\{[^}]+\}/g)?.length ?? 0;
  return [...said.matchAll(slot)].flatMap(([, at, format = '']) => {
    const isKnown = format.startsWith('@')
      ? Object.hasOwn(names, format.slice(1))
      : format.includes('=') || Object.hasOwn(formats, format.replace(/\/.*/, ''));
    return Number(at) <= count && isKnown ? [] : [JSON.stringify(row)];
  });
};

test('each row says figures that it has, in a way that there is', () => {
  expect(rows.flatMap(wrongSlots)).toEqual([]);
  expect(wrongSlots(['{2}', '{2}'])).toHaveLength(1);
  expect(wrongSlots(['{2}', '{1:octal}'])).toHaveLength(1);
});
