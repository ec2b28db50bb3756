import { readFileSync } from 'node:fs';
import { languages } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { landingEn } from '../../i18n/messages/landing.en.ts';
import { landingMn } from '../../i18n/messages/landing.mn.ts';
import { inHundred, percentOf, rounds, totalOf } from './measured.ts';

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

test('the landing page’s claim names no figure of its own', () => {
  for (const texts of [landingEn, landingMn]) {
    const claim = texts['landing.faq.accuracy.a'];
    expect(claim).not.toMatch(/\d+\s*%/u);
    expect(claim).toMatch(/\{mn\b.*\{en\b/su);
  }
});
