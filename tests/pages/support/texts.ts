import { createIntl } from 'react-intl';
import { accountPagesEn } from '../../../web/src/i18n/messages/account-pages.en.ts';
import { accountPagesMn } from '../../../web/src/i18n/messages/account-pages.mn.ts';
import { adminPagesEn } from '../../../web/src/i18n/messages/admin-pages.en.ts';
import { adminPagesMn } from '../../../web/src/i18n/messages/admin-pages.mn.ts';
import { appEn } from '../../../web/src/i18n/messages/app.en.ts';
import { appMn } from '../../../web/src/i18n/messages/app.mn.ts';
import { checkoutEn } from '../../../web/src/i18n/messages/checkout.en.ts';
import { checkoutMn } from '../../../web/src/i18n/messages/checkout.mn.ts';
import { commonEn } from '../../../web/src/i18n/messages/common.en.ts';
import { commonMn } from '../../../web/src/i18n/messages/common.mn.ts';
import { dictionaryEn } from '../../../web/src/i18n/messages/dictionary.en.ts';
import { dictionaryMn } from '../../../web/src/i18n/messages/dictionary.mn.ts';
import { editorPagesEn } from '../../../web/src/i18n/messages/editor-pages.en.ts';
import { editorPagesMn } from '../../../web/src/i18n/messages/editor-pages.mn.ts';
import { insideEn } from '../../../web/src/i18n/messages/inside.en.ts';
import { insideMn } from '../../../web/src/i18n/messages/inside.mn.ts';
import { keysEn } from '../../../web/src/i18n/messages/keys.en.ts';
import { keysMn } from '../../../web/src/i18n/messages/keys.mn.ts';
import { landingPagesEn } from '../../../web/src/i18n/messages/landing-pages.en.ts';
import { landingPagesMn } from '../../../web/src/i18n/messages/landing-pages.mn.ts';
import { ledgerEn } from '../../../web/src/i18n/messages/ledger.en.ts';
import { ledgerMn } from '../../../web/src/i18n/messages/ledger.mn.ts';
import type { LimitMessageId, MessageId } from '../../../web/src/i18n/messages/messages.ts';
import { referenceEn } from '../../../web/src/i18n/messages/reference.en.ts';
import { referenceMn } from '../../../web/src/i18n/messages/reference.mn.ts';

export const locales = ['en', 'mn'] as const;
export type TestLocale = (typeof locales)[number];

const tables = {
  en: {
    ...commonEn,
    ...landingPagesEn,
    ...appEn,
    ...insideEn,
    ...accountPagesEn,
    ...editorPagesEn,
    ...checkoutEn,
    ...keysEn,
    ...ledgerEn,
    ...dictionaryEn,
    ...referenceEn,
    ...adminPagesEn,
  },
  mn: {
    ...commonMn,
    ...landingPagesMn,
    ...appMn,
    ...insideMn,
    ...accountPagesMn,
    ...editorPagesMn,
    ...checkoutMn,
    ...keysMn,
    ...ledgerMn,
    ...dictionaryMn,
    ...referenceMn,
    ...adminPagesMn,
  },
};

/** Returns a function that formats the interface's texts in a language. */
export function textsIn(locale: TestLocale) {
  const intl = createIntl({ locale, messages: tables[locale] });
  return (id: MessageId | LimitMessageId, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id: id as string }, values);
}
