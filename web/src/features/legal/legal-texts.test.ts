import { readFileSync } from 'node:fs';
import { limits } from '@duu/contract/limits';
import { engineIds } from '@duu/contract/voice-settings';
import { expect, test, vi } from 'vitest';
import type { TextSection } from '../../components/TextSections.tsx';
import { providerIds } from '../../firebase/auth/providers.ts';
import { cookieDays } from '../../i18n/cookie.ts';
import { keptDrafts } from '../editor/drafts/draft-store.ts';
import { playedAtMost } from '../player/recently-played.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyMn } from './privacy.mn.ts';
import { termsEn } from './terms.en.ts';
import { termsMn } from './terms.mn.ts';

/** Ids and list lengths, which must be the same in both languages. */
const shape = (sections: readonly TextSection[]) =>
  sections.map(({ id, text }) => [
    id,
    text.map((part) => (typeof part === 'string' ? 1 : part.length)),
  ]);
const words = (sections: readonly TextSection[]) =>
  sections.flatMap(({ title, text }) => [title, ...text.flat()]).join('\n');

test.each([
  ['terms', termsEn, termsMn],
  ['privacy', privacyEn, privacyMn],
] as const)('the %s say the same in both languages', (_, english, mongolian) => {
  expect(shape(mongolian)).toEqual(shape(english));
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
  expect(figures(words(mongolian))).toEqual(figures(words(english)));
});

/** Numbers written as words. */
const counts = {
  en: { storage: 'three months', free: 'free three times', share: 'a tenth' },
  mn: { storage: 'гурван сар', free: 'гурван удаа', share: 'аравны нэгээс' },
};

test('the numbers written as words are the product’s', () => {
  expect([limits.storageMonths, limits.freeConversions, limits.freeConversionShare]).toEqual([
    3, 3, 0.1,
  ]);
  for (const [language, terms, privacy] of [
    ['en', termsEn, privacyEn],
    ['mn', termsMn, privacyMn],
  ] as const) {
    const { storage, free, share } = counts[language];
    for (const text of [storage, free, share]) expect(words(terms)).toContain(text);
    expect(words(privacy).toLowerCase()).toContain(storage);
  }
});

test('the policy says what admins see and change, and how long the log is kept', () => {
  expect(words(privacyEn)).toMatch(/orders.*noted in a log that nobody can alter/);
  expect(words(privacyEn)).toMatch(/The log of what the people who run Duu changed: no end date/);
  expect(words(privacyMn)).toMatch(/захиалга.*хэн ч засах боломжгүй тэмдэглэлд/);
  expect(words(privacyMn)).toMatch(/өөрчлөлтийн тэмдэглэл: .* хугацаагүй/);
});

test.each([
  ['en', './privacy.en.ts', 'the mail service Resend,'],
  ['mn', './privacy.mn.ts', 'Resend шуудангийн үйлчилгээгээр'],
])('the mail service that is set up is named (%s)', async (_, file, named) => {
  vi.stubEnv('VITE_MAIL_SERVICE', 'Resend');
  vi.resetModules();
  const module: Record<string, readonly TextSection[]> = await import(file);
  expect(Object.values(module).map(words).join()).toContain(named);
  vi.unstubAllEnvs();
});

test.each([
  [termsEn, privacyEn],
  [termsMn, privacyMn],
])(
  'figures are the product’s own, and the payment providers that see people’s data are named',
  (...texts) => {
    const [terms = '', privacy = ''] = texts.map(words);
    expect(terms).toContain(` ${limits.trialCharacters} `);
    expect(privacy).toContain(` ${limits.endedConversionDays} `);
    const { month, year } = limits.orderQuantity;
    const { refundDays, monthsAhead, checkoutMs } = limits;
    for (const count of [month, year, monthsAhead, refundDays, checkoutMs / 3_600_000])
      expect(terms).toMatch(new RegExp(`\\b${count}\\b`));
    for (const provider of ['QPay', 'Stripe']) {
      expect(terms).toContain(provider);
      expect(privacy).toContain(provider);
    }
  },
);

/** What the texts say in words about each constant. */
const inWords: readonly [value: number, is: number, english: string, mongolian: string][] = [
  [cookieDays, 365, 'three cookies, each for one year', 'нэг жилийн хугацаатай гурван күүки'],
  [keptDrafts, 50, 'at most fifty audios', 'тавиас илүүгүй аудионы'],
  [playedAtMost, 8, 'which eight audios', 'найман аудионы'],
];

test('the policy says how long and how much the browser stores', () => {
  for (const [value, is, english, mongolian] of inWords) {
    expect(value, english).toBe(is);
    expect(words(privacyEn)).toContain(english);
    expect(words(privacyMn)).toContain(mongolian);
  }
});

test('the policy says how long records of e-mails are kept', () => {
  for (const privacy of [privacyEn, privacyMn]) {
    expect(words(privacy)).toContain(` ${limits.mailDays} `);
  }
});

test('the days that only the project’s settings keep are those of the guide', () => {
  const guide = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  expect(guide).toMatch(/30 days[\s\S]{0,60}cache\//);
  expect(guide).toMatch(/_Default[\s\S]{0,60}30 days/);
  expect(words(privacyEn)).toMatch(/a speech provider spoke: up to 30 days[\s\S]*Logs: 30 days/);
  expect(words(privacyMn)).toMatch(/өгүүлбэрийн дуу:.* 30 хүртэл хоног[\s\S]*тэмдэглэл: 30 хоног/);
});

/** The companies behind ids in the code; engines that run on our servers need none. */
const companies: Record<(typeof engineIds | typeof providerIds)[number], string | null> = {
  espeak: null,
  onnx: null,
  google: 'Google',
  azure: 'Microsoft',
  chimege: 'Chimege',
  server: null,
  'oidc.duu': 'Duu ID',
  'google.com': 'Google',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
};

test('every speech provider and sign-in provider is named', () => {
  for (const engine of engineIds) {
    for (const privacy of [privacyEn, privacyMn]) {
      expect(words(privacy)).toContain(companies[engine] ?? '');
    }
  }
  for (const provider of providerIds) {
    for (const terms of [termsEn, termsMn]) {
      expect(words(terms)).toContain(companies[provider] ?? '');
    }
  }
});
