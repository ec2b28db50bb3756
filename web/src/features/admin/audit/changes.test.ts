import { expect, test } from 'vitest';
import type { Translate } from '../../../i18n/intl.tsx';
import { adminPagesEn } from '../../../i18n/messages/admin-pages.en.ts';
import { adminPagesMn } from '../../../i18n/messages/admin-pages.mn.ts';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { appMn } from '../../../i18n/messages/app.mn.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { insideMn } from '../../../i18n/messages/inside.mn.ts';
import { landingSharedEn } from '../../../i18n/messages/landing-shared.en.ts';
import { landingSharedMn } from '../../../i18n/messages/landing-shared.mn.ts';
import { changesOf, shownField, shownValue } from './changes.ts';

test('each field is listed once, with both sides', () => {
  const entry = { before: { 'prices.MNT': 1, old: true }, after: { 'prices.MNT': 2, fresh: '' } };
  expect(changesOf(entry)).toEqual([
    { field: 'prices.MNT', before: 1, after: 2 },
    { field: 'old', before: true, after: undefined },
    { field: 'fresh', before: undefined, after: '' },
  ]);
});

test('a created item has no value before, a deleted one none after', () => {
  expect(changesOf({ before: null, after: { a: 1 } })).toMatchObject([{ before: undefined }]);
  expect(changesOf({ before: { a: 1 }, after: null })).toMatchObject([{ after: undefined }]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

const texts = {
  en: { ...appEn, ...insideEn, ...adminPagesEn, ...landingSharedEn },
  mn: { ...appMn, ...insideMn, ...adminPagesMn, ...landingSharedMn },
};

/** Translates without arguments, which none of these texts has. */
const inLanguage = (locale: 'en' | 'mn') =>
  ((id: string) => (texts[locale] as Record<string, string>)[id] ?? `missing ${id}`) as Translate;

test.each([
  ['prices.MNT', 2_490_000, 'Price', '24,900₮', 'Үнэ', '24,900₮'],
  ['prices.USD', 299, 'Price', '$2.99', 'Үнэ', '$2.99'],
  ['refunded.MNT', 50, 'Refunded in total', '0.50₮', 'Нийт буцаасан дүн', '0.50₮'],
  ['refunded', 2_490_000, 'Refunded in total', '24,900', 'Нийт буцаасан дүн', '24,900'],
  [
    'cost google mn-MN.A',
    0.016,
    'Cost of 1,000 characters, google mn-MN.A',
    '$0.016',
    '1,000 тэмдэгтийн өртөг, google mn-MN.A',
    '$0.016',
  ],
  ['charactersPerMonth', 30_000, 'Characters a month', '30,000', 'Сарын тэмдэгт', '30,000'],
  ['plan', '4', 'Plan', 'Pro, yearly', 'Багц', 'Про, жилээр'],
  ['status', 'refunded', 'Status', 'Refunded', 'Төлөв', 'Буцаасан'],
  ['state', 'manual', 'State', 'waits for a transfer', 'Төлөв', 'шилжүүлэг хүлээж буй'],
  ['source', 'qpay', 'Paid with', 'QPay', 'Төлсөн хэлбэр', 'QPay'],
  ['source', 'admin', 'Paid with', 'Granted by an admin', 'Төлсөн хэлбэр', 'Админ олгосон'],
  ['disabled', true, 'Disabled', 'yes', 'Хаагдсан', 'тийм'],
  ['name.mn', 'Цэцэг', 'Name, Mongolian', 'Цэцэг', 'Нэр, Монгол', 'Цэцэг'],
  ['fallbacks.1.voice', 'x', 'Fallback voice, 2, Voice', 'x', 'Нөөц хоолой, 2, Хоолой', 'x'],
  ['nobodyKnows', 7, 'nobodyKnows', '7', 'nobodyKnows', '7'],
  ['endsAt', null, 'Ends', '–', 'Дуусах огноо', '–'],
  ['reference', '', 'Transfer reference', '–', 'Гүйлгээний дугаар', '–'],
  ['plan', undefined, 'Plan', '–', 'Багц', '–'],
] as const)('%s %j is written in words', (stored, value, field, shown, fieldMn, shownMn) => {
  const [en, mn] = [inLanguage('en'), inLanguage('mn')];
  expect([shownField(stored, en), shownValue(stored, value, en)]).toEqual([field, shown]);
  expect([shownField(stored, mn), shownValue(stored, value, mn)]).toEqual([fieldMn, shownMn]);
});

test('an instant is written short, in the reader’s time zone', () => {
  const at = new Date(2026, 10, 22, 9, 5);
  expect(shownValue('endsAt', at.toISOString(), inLanguage('en'))).toBe('2026-11-22 09:05');
});
