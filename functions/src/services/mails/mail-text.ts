import type { MailKind, MailOf } from '@duu/contract/documents/mail';
import { type PlanId, planKinds } from '@duu/contract/documents/plan';
import { formatDate } from '@duu/contract/format';
import type { Locale } from '@duu/contract/language';

/** The content of an e-mail as plain text: escape it for HTML. */
export interface MailContent {
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts with labels. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** `path` is one of our pages, without the language. */
  readonly button: { readonly label: string; readonly path: string };
}

/** Texts in every e-mail of a language. */
export interface MailFrame {
  readonly brand: string;
  readonly why: string;
  readonly answer: string;
  readonly stop: string;
  readonly cannotStop: string;
}

/** The text of each kind; a missing one does not compile. */
export type MailWriters = { readonly [Kind in MailKind]: (mail: MailOf<Kind>) => MailContent };

export type MailTexts = MailWriters & { readonly frame: MailFrame };

/** Returns the date in Mongolia: an e-mail does not know where it is read. */
export function dayIn(locale: Locale, date: Date): string {
  return formatDate(date, locale, 'Asia/Ulaanbaatar');
}

export const historyPath = '/app/account/billing/history';
export const webhooksPath = '/app/account/webhooks';
export const endingPath = '/app/library/ending';

/** Returns the billing page with a plan selected. */
export function billingPath(planId: PlanId): string {
  const { tier } = planKinds[planId];
  return tier === 'trial' ? '/app/account/billing' : `/app/account/billing#${tier}`;
}
