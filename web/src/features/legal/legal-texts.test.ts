import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import type { LegalSection } from './legal-text.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyMn } from './privacy.mn.ts';
import { termsEn } from './terms.en.ts';
import { termsMn } from './terms.mn.ts';

/** Ids, and how long each list in a section is: what must be the same in both languages. */
const shape = (sections: readonly LegalSection[]) =>
  sections.map(({ id, text }) => [
    id,
    text.map((part) => (typeof part === 'string' ? 1 : part.length)),
  ]);
const words = (sections: readonly LegalSection[]) =>
  sections.flatMap(({ title, text }) => [title, ...text.flat()]).join('\n');

test.each([
  ['terms', termsEn, termsMn],
  ['privacy', privacyEn, privacyMn],
] as const)('the %s say the same in both languages', (_, english, mongolian) => {
  expect(shape(mongolian)).toEqual(shape(english));
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
  expect(figures(words(mongolian))).toEqual(figures(words(english)));
});

test.each([
  [termsEn, privacyEn],
  [termsMn, privacyMn],
])(
  'figures are the product’s own, and no payment provider is named that it has not',
  (...texts) => {
    const [terms = '', privacy = ''] = texts.map(words);
    expect(terms).toContain(` ${limits.trialCharacters} `);
    expect(privacy).toContain(` ${limits.endedConversionDays} `);
    expect(terms + privacy).not.toMatch(/Stripe|QPay/i);
  },
);
