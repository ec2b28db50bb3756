import type { LimitKey } from '@duu/contract/errors/keys';
import type { accountPagesEn } from './account-pages.en.ts';
import type { adminPagesEn } from './admin-pages.en.ts';
import type { appEn } from './app.en.ts';
import type { checkoutEn } from './checkout.en.ts';
import type { commonEn } from './common.en.ts';
import type { dictionaryEn } from './dictionary.en.ts';
import type { editorPagesEn } from './editor-pages.en.ts';
import type { insideEn } from './inside.en.ts';
import type { keysEn } from './keys.en.ts';
import type { landingPagesEn } from './landing-pages.en.ts';
import type { ledgerEn } from './ledger.en.ts';
import type { referenceEn } from './reference.en.ts';

/** All messages. A locale that lacks one does not compile. */
type AnyMessageId =
  | keyof typeof commonEn
  | keyof typeof landingPagesEn
  | keyof typeof appEn
  | keyof typeof insideEn
  | keyof typeof accountPagesEn
  | keyof typeof editorPagesEn
  | keyof typeof checkoutEn
  | keyof typeof keysEn
  | keyof typeof ledgerEn
  | keyof typeof dictionaryEn
  | keyof typeof referenceEn
  | keyof typeof adminPagesEn;

/** Messages that name a number, as `{limit}`: they have no text without it. */
export type LimitMessageId = `errors.${LimitKey}`;
export type MessageId = Exclude<AnyMessageId, LimitMessageId>;
export type MessageGroup =
  | 'common'
  | 'landing'
  | 'app'
  | 'inside'
  | 'account'
  | 'editor'
  | 'checkout'
  | 'keys'
  | 'ledger'
  | 'dictionary'
  | 'reference'
  | 'admin';
export type Messages = Readonly<Record<string, string>>;
