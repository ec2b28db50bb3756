import { readFileSync } from 'node:fs';
import { languages } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { landingEn } from '../../i18n/messages/landing.en.ts';
import { landingMn } from '../../i18n/messages/landing.mn.ts';
import { inHundred, percentOf, rounds, totalOf, words } from './measured.ts';

const record = readFileSync(
  new URL('../../../../docs/first-readings.md', import.meta.url),
  'utf8',
).replaceAll(',', '');

test('every round is in the record of first readings', () => {
  for (const language of languages)
    for (const { texts, lines, right } of rounds[language])
      expect(record, `${language} ${texts}`).toMatch(new RegExp(`${right} of ${lines}\\b`));
});

test('a claim is rounded down from all rounds', () => {
  for (const language of languages) {
    const { lines, right } = totalOf(language);
    expect(inHundred(language)).toBeLessThanOrEqual((100 * right) / lines);
    expect(Math.abs(percentOf(totalOf(language)) - (100 * right) / lines)).toBeLessThan(0.051);
  }
});

/** Words read and read right in a row of the record, for rows whose words were counted. */
function wordsOf(row: string): { read: number; right: number }[] {
  const [, , , read = '', share = ''] = row.replaceAll('*', '').split('|');
  const percent = /^ ([\d.]+) % $/.exec(share)?.[1];
  return percent === undefined
    ? []
    : [{ read: Number(read), right: Math.round((Number(read) * Number(percent)) / 100) }];
}

test('the words are those of the record', () => {
  const counted = record.split('\n').flatMap(wordsOf);
  expect(counted.length).toBeGreaterThan(5);
  expect(words).toEqual({
    read: counted.reduce((sum, { read }) => sum + read, 0),
    right: counted.reduce((sum, { right }) => sum + right, 0),
  });
});

test('the landing page claims no more words than were read right, and names no figure of lines', () => {
  for (const texts of [landingEn, landingMn]) {
    const claim = texts['landing.faq.accuracy.a'];
    const shares = [...claim.matchAll(/(\d+)\s*%/gu)].map(([, share]) => Number(share));
    expect(shares).toEqual([97]);
    expect(words.right / words.read).toBeGreaterThanOrEqual(0.97);
    expect(claim).toMatch(/\{mn\b.*\{en\b/su);
  }
});
