import type { MailKind, MailOf } from '@duu/contract/documents/mail';
import { type PlanId, planKinds } from '@duu/contract/documents/plan';
import { formatDate } from '@duu/contract/format';
import type { Locale } from '@duu/contract/language';

/** What an e-mail says, without its form. Plain text: whoever puts it into HTML escapes it. */
export interface MailContent {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts, each with its name. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** `path` is a page of ours without its language. */
  readonly button: { readonly label: string; readonly path: string };
}

/** What stands in every e-mail of a language. */
export interface MailFrame {
  readonly brand: string;
  readonly why: string;
  readonly answer: string;
  readonly stop: string;
  readonly cannotStop: string;
}

/** A text for each kind: a missing one does not compile. */
export type MailTexts = { readonly [Kind in MailKind]: (mail: MailOf<Kind>) => MailContent } & {
  readonly frame: MailFrame;
};

/** A day in Mongolia: an e-mail doesn't know where it is read. */
export function dayIn(locale: Locale, date: Date): string {
  return formatDate(date, locale, 'Asia/Ulaanbaatar');
}

export const historyPath = '/app/account/billing/history';
export const endingPath = '/app/library/ending';

/** The billing page, opened at a plan. */
export function billingPath(planId: PlanId): string {
  const { tier } = planKinds[planId];
  return tier === 'trial' ? '/app/account/billing' : `/app/account/billing#${tier}`;
}
