import type { Locale } from '@duu/contract/language';
import { Signal } from '../stores/store.ts';
import type { MessageGroup, Messages } from './messages/messages.ts';

const loaders = {
  en: {
    common: () => import('./messages/common.en.ts').then((module) => module.commonEn),
    landing: () => import('./messages/landing-pages.en.ts').then((module) => module.landingPagesEn),
    app: () => import('./messages/app.en.ts').then((module) => module.appEn),
    inside: () => import('./messages/inside.en.ts').then((module) => module.insideEn),
    account: () => import('./messages/account-pages.en.ts').then((module) => module.accountPagesEn),
    editor: () => import('./messages/editor-pages.en.ts').then((module) => module.editorPagesEn),
    checkout: () => import('./messages/checkout.en.ts').then((module) => module.checkoutEn),
    keys: () => import('./messages/keys.en.ts').then((module) => module.keysEn),
    ledger: () => import('./messages/ledger.en.ts').then((module) => module.ledgerEn),
    dictionary: () => import('./messages/dictionary.en.ts').then((module) => module.dictionaryEn),
    reference: () => import('./messages/reference.en.ts').then((module) => module.referenceEn),
    admin: () => import('./messages/admin-pages.en.ts').then((module) => module.adminPagesEn),
  },
  mn: {
    common: () => import('./messages/common.mn.ts').then((module) => module.commonMn),
    landing: () => import('./messages/landing-pages.mn.ts').then((module) => module.landingPagesMn),
    app: () => import('./messages/app.mn.ts').then((module) => module.appMn),
    inside: () => import('./messages/inside.mn.ts').then((module) => module.insideMn),
    account: () => import('./messages/account-pages.mn.ts').then((module) => module.accountPagesMn),
    editor: () => import('./messages/editor-pages.mn.ts').then((module) => module.editorPagesMn),
    checkout: () => import('./messages/checkout.mn.ts').then((module) => module.checkoutMn),
    keys: () => import('./messages/keys.mn.ts').then((module) => module.keysMn),
    ledger: () => import('./messages/ledger.mn.ts').then((module) => module.ledgerMn),
    dictionary: () => import('./messages/dictionary.mn.ts').then((module) => module.dictionaryMn),
    reference: () => import('./messages/reference.mn.ts').then((module) => module.referenceMn),
    admin: () => import('./messages/admin-pages.mn.ts').then((module) => module.adminPagesMn),
  },
} satisfies Record<Locale, Record<MessageGroup, () => Promise<Messages>>>;

const loaded: Record<Locale, Partial<Record<MessageGroup, Messages>>> = { en: {}, mn: {} };
/** Groups that are loaded for any locale, or loading. */
const inUse = new Set<MessageGroup>(['common']);
const arrived = new Signal();
const assembled: Record<Locale, Messages> = { en: {}, mn: {} };

/** Returns the loaded messages; the same object until more arrive. */
export function messagesOf(locale: Locale): Messages {
  return assembled[locale];
}

/** For the prerenderer and for tests, which have the texts already. */
export function setMessages(locale: Locale, group: MessageGroup, messages: Messages): void {
  loaded[locale][group] = messages;
  inUse.add(group);
  assembled[locale] = Object.assign({}, ...Object.values(loaded[locale]));
  arrived.notify();
}

export const hasMessages = (locale: Locale, group: MessageGroup): boolean =>
  loaded[locale][group] !== undefined;

export async function loadMessages(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  const missing = groups.filter((group) => !hasMessages(locale, group));
  await Promise.all(
    missing.map(async (group) => {
      const isNew = !inUse.has(group);
      inUse.add(group);
      try {
        setMessages(locale, group, await loaders[locale][group]());
      } catch (error) {
        if (isNew) inUse.delete(group);
        throw error;
      }
    }),
  );
}

/** Returns what a change of locale must load before it shows. */
export const groupsInUse = (): readonly MessageGroup[] => [...inUse];

export const onMessages = arrived.subscribe;
