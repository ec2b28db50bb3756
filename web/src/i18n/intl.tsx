import type { Locale } from '@duu/contract/language';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { hasMessages, messagesOf, onMessages } from './catalogue.ts';
import { withOwnData } from './locale-data.ts';
import { localeTags } from './locales.ts';
import type { LimitMessageId, MessageGroup, MessageId, Messages } from './messages/messages.ts';
import { shownLocale } from './shown-locale.ts';

type TextValues = Readonly<Record<string, string | number | bigint | Date | boolean | null>>;
export type RichValues = Readonly<
  Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>
>;

const cache = createIntlCache();
const made = new WeakMap<Messages, IntlShape>();

/** Returns one intl object per locale and loaded messages, for components and code outside them. */
export function intlOf(locale: Locale, messages: Messages): IntlShape {
  const known = made.get(messages);
  if (known && known.locale === localeTags[locale]) return known;
  const intl = withOwnData(
    createIntl({ locale: localeTags[locale], messages: { ...messages } }, cache),
    locale,
  );
  made.set(messages, intl);
  return intl;
}

export function LocaleIntl({ locale, children }: { locale: Locale; children: ReactNode }) {
  const read = useCallback(() => messagesOf(locale), [locale]);
  const messages = useSyncExternalStore(onMessages, read, read);
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>;
}

/** Returns a text in the page's language. Texts that name a limit need its number. */
export interface Translate {
  (id: MessageId, values?: TextValues): string;
  (id: MessageId | LimitMessageId, values: TextValues & { readonly limit: number }): string;
}

export function translator(intl: IntlShape): Translate {
  return (id: MessageId | LimitMessageId, values?: TextValues) =>
    String(intl.formatMessage({ id: id as string }, { ...values }));
}

/** For code outside components. Returns null until a group of texts is loaded. */
export function currentTranslate(group: MessageGroup): Translate | null {
  const locale = shownLocale();
  return hasMessages(locale, group) ? translator(intlOf(locale, messagesOf(locale))) : null;
}

/** `const t = useText(); t('shell.home')`. */
export function useText(): Translate {
  const intl = useIntl();
  return useMemo(() => translator(intl), [intl]);
}

/** Returns the locale of the current page. */
export function useLocale(): Locale {
  return useIntl().locale === localeTags.mn ? 'mn' : 'en';
}

/** A text with markup: `<b>…</b>` in the message is passed to `values.b`. */
export function RichText({ id, values }: { id: MessageId; values: RichValues }) {
  const intl = useIntl();
  const parts = intl.formatMessage({ id: id as string }, { ...values } as Record<
    string,
    ReactNode
  >);
  return <>{parts}</>;
}
