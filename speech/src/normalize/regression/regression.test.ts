import { describe, expect, test } from 'vitest';
import { checkRows } from '../../testing/check-rows.ts';
import { inParts } from '../../testing/in-parts.ts';
import { normalize } from '../normalize.ts';
import { type Case, readKnownMisses, readTables } from './cases.ts';

const tables = readTables();
const misses = readKnownMisses();
const everyCase = tables.flatMap(({ cases }) => cases);

const said = ({ written, language }: Case): string => normalize(written, { language }).spoken;
const keyOf = ({ language, written }: Case): string => `${language} ${written}`;
/** Returns the texts that occur twice. */
const repeated = (cases: readonly Case[]): string[] =>
  cases.map(keyOf).filter((key, at, keys) => keys.indexOf(key) < at);

const parts = tables.flatMap(({ name, cases }) =>
  inParts(cases, 150).map((part) => ({ ...part, name })),
);

describe('the regression corpus', () => {
  test.each(parts)('$name is read exactly, from row $from', ({ rows }) => {
    checkRows(
      rows,
      ({ written }) => written,
      (row) => expect(said(row)).toBe(row.spoken),
    );
  });

  test.each([
    ['mn', 1_300],
    ['en', 500],
  ] as const)('has its rows: %s at least %i', (language, least) => {
    const rows = everyCase.filter((one) => one.language === language);
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  test('has no empty table', () => {
    expect(tables.filter(({ cases }) => cases.length === 0)).toEqual([]);
  });

  test('has no text twice, not even in known-misses.tsv', () => {
    expect(repeated([...everyCase, ...misses])).toEqual([]);
  });

  test('expects only what can be said', () => {
    checkRows(
      [...everyCase, ...misses],
      ({ written }) => written,
      ({ spoken }) => expect(spoken).toMatch(/^[\p{L}' .,?!:;…]+$/u),
    );
  });
});

test('a known miss that is read right belongs in the regression corpus', () => {
  const right = misses.filter((miss) => said(miss) === miss.spoken);
  expect(right.map(({ written }) => `move out of known-misses.tsv: ${written}`)).toEqual([]);
});
