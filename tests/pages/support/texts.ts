import { createIntl } from 'react-intl';
import { frontEn } from '../../../web/src/i18n/messages/front.en.ts';
import { frontMn } from '../../../web/src/i18n/messages/front.mn.ts';
import { insideEn } from '../../../web/src/i18n/messages/inside.en.ts';
import { insideMn } from '../../../web/src/i18n/messages/inside.mn.ts';
import type { MessageId } from '../../../web/src/i18n/messages/messages.ts';

export const locales = ['en', 'mn'] as const;
export type TestLocale = (typeof locales)[number];

const tables = { en: { ...frontEn, ...insideEn }, mn: { ...frontMn, ...insideMn } };

/** The interface's texts in a language, with their arguments filled in, as a person there reads them. */
export function textsIn(locale: TestLocale) {
  const intl = createIntl({ locale, messages: tables[locale] });
  return (id: MessageId, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id: id as string }, values);
}
