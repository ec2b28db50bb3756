import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.ts';
import { deadReferences, decisionFaults, markdownFiles } from './docs.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts));
const form = `# 0001: Use X

Status: accepted
Date: 2026-11-21

## Context

## Decision

## Consequences
`;

test('every decision record has a title, status, date and the three sections', () => {
  const files = markdownFiles().filter((file) => file.startsWith('docs/decisions/'));
  const faults = files.flatMap((file) =>
    decisionFaults(path.basename(file), read(file)).map((fault) => `${file} ${fault}`),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});

test('every link, path and npm script in the docs exists', () => {
  const dead = markdownFiles()
    .filter((file) => file !== 'THIRD_PARTY_NOTICES.md')
    .flatMap((file) => deadReferences(file, read(file), scripts).map((one) => `${file}: ${one}`));
  expect(dead).toEqual([]);
});

test.each([
  ['no fault', form, []],
  ['no status', form.replace('Status: accepted\n', ''), ['begins with no title, status and date']],
  ['no date', form.replace(/Date.*\n/, ''), ['begins with no title, status and date']],
  ['another number', form.replace('0001', '0002'), ['has another number']],
  ['a section too few', form.replace('## Context\n', ''), [expect.stringContaining('headings')]],
])('a record with %s is judged so', (_, text, faults) => {
  expect(decisionFaults('0001-use-x.md', text)).toEqual(faults);
});

test('a superseded record names the one that replaces it', () => {
  const superseded = form.replace('accepted', 'superseded by [0002](0002-use-y.md)');
  expect(decisionFaults('0001-use-x.md', superseded)).toEqual([]);
  expect(decisionFaults('0001-use-x.md', form.replace('accepted', 'superseded'))).not.toEqual([]);
});

test('a dead link, anchor, path and script are named', () => {
  const text =
    '[a](nowhere.md) [b](architecture.md#nowhere) `local/nowhere.ts` `services/nowhere.ts` `checks/docs.ts` `runner/queue.ts` `npm run nowhere` [c](architecture.md#errors)';
  expect(deadReferences('docs/x.md', text, scripts)).toEqual([
    '](nowhere.md)',
    '](architecture.md#nowhere)',
    'local/nowhere.ts',
    'services/nowhere.ts',
    'npm run nowhere',
  ]);
});
