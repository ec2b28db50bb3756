import type { LedgerEntry } from '@duu/contract/documents/subscription';
import { expect, test } from 'vitest';
import { allLines, endedLines } from './ledger-lines.ts';

let count = 0;
const entry = (type: LedgerEntry['type'], characters: number, audioId: string | null = null) => ({
  id: `${count++}`,
  type,
  characters,
  audioId,
  reason: '',
  subscriptionId: 'trial',
  orderId: null,
  at: new Date(),
});
const shown = (lines: ReturnType<typeof endedLines>) =>
  lines.map((line) => [line.entry.type, line.change]);

test('every entry shows its change of the available characters', () => {
  const entries = [
    entry('adjust', -5),
    entry('settle', 40, 'a'),
    entry('hold', 40, 'a'),
    entry('grant', 500),
  ];
  expect(shown(allLines(entries))).toEqual([
    ['adjust', -5],
    ['settle', null],
    ['hold', -40],
    ['grant', 500],
  ]);
});

test('a finished conversion is one line, a running one is reserved', () => {
  const entries = [
    entry('hold', 30, 'c'),
    entry('settle', 40, 'a'),
    entry('release', 20, 'b'),
    entry('hold', 40, 'a'),
    entry('hold', 20, 'b'),
  ];
  const lines = endedLines(entries);
  expect(shown(lines)).toEqual([
    ['hold', -30],
    ['settle', -40],
    ['release', 0],
  ]);
  expect(lines.map(({ isOpen = false }) => isOpen)).toEqual([true, false, false]);
});

test('an audio that failed and was tried again has a line for each end', () => {
  const entries = [
    entry('hold', 40, 'a'),
    entry('settle', 40, 'a'),
    entry('hold', 40, 'a'),
    entry('release', 40, 'a'),
    entry('hold', 40, 'a'),
  ];
  expect(shown(endedLines(entries))).toEqual([
    ['hold', -40],
    ['settle', -40],
    ['release', 0],
  ]);
});

test('an end whose hold is on the next page is shown anyway', () => {
  expect(shown(endedLines([entry('settle', 40, 'a')]))).toEqual([['settle', -40]]);
});

test('characters released to an ended plan expire with it', () => {
  const entries = [entry('expire', 40, 'a'), entry('release', 40, 'a'), entry('hold', 40, 'a')];
  expect(shown(endedLines(entries))).toEqual([
    ['expire', -40],
    ['release', 0],
  ]);
});
