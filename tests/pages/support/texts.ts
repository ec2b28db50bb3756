import { createIntl } from 'react-intl';
import { adminPagesEn } from '../../../web/src/i18n/messages/admin-pages.en.ts';
import { adminPagesMn } from '../../../web/src/i18n/messages/admin-pages.mn.ts';
import { checkoutEn } from '../../../web/src/i18n/messages/checkout.en.ts';
import { checkoutMn } from '../../../web/src/i18n/messages/checkout.mn.ts';
import { dictionaryEn } from '../../../web/src/i18n/messages/dictionary.en.ts';
import { dictionaryMn } from '../../../web/src/i18n/messages/dictionary.mn.ts';
import { frontEn } from '../../../web/src/i18n/messages/front.en.ts';
import { frontMn } from '../../../web/src/i18n/messages/front.mn.ts';
import { insideEn } from '../../../web/src/i18n/messages/inside.en.ts';
import { insideMn } from '../../../web/src/i18n/messages/inside.mn.ts';
import { ledgerEn } from '../../../web/src/i18n/messages/ledger.en.ts';
import { ledgerMn } from '../../../web/src/i18n/messages/ledger.mn.ts';
import type { LimitMessageId, MessageId } from '../../../web/src/i18n/messages/messages.ts';

export const locales = ['en', 'mn'] as const;
export type TestLocale = (typeof locales)[number];

const tables = {
  en: { ...frontEn, ...insideEn, ...checkoutEn, ...ledgerEn, ...dictionaryEn, ...adminPagesEn },
  mn: { ...frontMn, ...insideMn, ...checkoutMn, ...ledgerMn, ...dictionaryMn, ...adminPagesMn },
};

/** The interface's texts in a language, with their arguments filled in, as a person there reads them. */
export function textsIn(locale: TestLocale) {
  const intl = createIntl({ locale, messages: tables[locale] });
  return (id: MessageId | LimitMessageId, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id: id as string }, values);
}
