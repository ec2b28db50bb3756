import { leftOf, near, rightOf } from '../../near.ts';
import file from '../figures.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import type { Names } from './unit-names.ts';

const { units, millions, 'typed-units': typed } = file.tables;
const tables: Readonly<Record<string, readonly (readonly string[])[]>> = { units, typed, millions };

/** What letters behind a figure are, as a row of a table in `figures.json` says: a unit, or `none`; undefined: no row fits. */
export function unitBeside(
  table: string,
  text: string,
  start: number,
  written: string,
): Names | 'none' | undefined {
  const row = (tables[table] ?? []).find(
    ([forms = '', , , before = '', after = '', around = '']) => {
      const isForm =
        forms === '[A-Z]' ? /^[A-Z]$/.test(written) : forms.split('|').includes(written);
      return (
        isForm &&
        allows(before, 'before', leftOf(text, start, 60)) &&
        allows(after, 'after', rightOf(text, start + written.length, 40)) &&
        allows(around, 'around', near(text, start, 60))
      );
    },
  );
  const [one = '', many = ''] = row?.[1]?.split('|') ?? [];
  return one === '' ? row && 'none' : [one, many];
}

/** Whether the m at a place counts millions: 1.2m units, membership fell to 3.4m. */
export const isMillions = (text: string, start: number): boolean =>
  unitBeside('millions', text, start, 'm') !== undefined;
