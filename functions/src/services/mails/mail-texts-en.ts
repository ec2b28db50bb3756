import type { MailOf } from '@duu/contract/documents/mail';
import { type PlanId, planKinds } from '@duu/contract/documents/plan';
import { formatCount, formatMoney } from '@duu/contract/format';
import {
  billingPath,
  dayIn,
  endingPath,
  historyPath,
  type MailTexts,
  webhooksPath,
} from './mail-text.ts';

const names: Record<PlanId, string> = {
  '0': 'Trial',
  '1': 'Basic',
  '2': 'Standard',
  '3': 'Pro',
  '4': 'Pro, yearly',
};

const day = (date: Date) => dayIn('en', date);

function counted(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

function paymentRows(mail: MailOf<'receipt' | 'renewal'>): MailRows {
  const { period } = planKinds[mail.planId];
  return [
    ['Invoice', mail.invoice],
    ['Plan', names[mail.planId]],
    ...(period === 'once' ? [] : [['Period', counted(mail.quantity, period)] as const]),
    ['Added', counted(mail.characters, 'character')],
    ['Paid', formatMoney(mail.amount, mail.currency)],
    ['Payment date', day(mail.paidAt)],
    ...(mail.endsAt === null ? [] : [['Valid until', day(mail.endsAt)] as const]),
  ];
}

type MailRows = (readonly [string, string])[];

const seePayments = { label: 'View your payments', path: historyPath };

export const mailTextsEn: MailTexts = {
  frame: {
    brand: 'Duu',
    why: 'You received this e-mail because you have a Duu account.',
    answer: 'Questions? Just reply to this e-mail.',
    stop: 'Stop these reminders',
    cannotStop: 'E-mails about payments and about what stops working are always sent.',
  },
  receipt: (mail) => ({
    subject: `Receipt ${mail.invoice}`,
    preview: `${names[mail.planId]}, ${formatMoney(mail.amount, mail.currency)}`,
    heading: 'Payment received',
    paragraphs: ['Thank you. Your payment has arrived, and your plan is ready to use.'],
    rows: paymentRows(mail),
    button: seePayments,
  }),
  renewal: (mail) => ({
    subject: `Your ${names[mail.planId]} plan has been renewed`,
    preview: `${formatMoney(mail.amount, mail.currency)}, receipt ${mail.invoice}`,
    heading: 'Plan renewed',
    paragraphs: [
      'Your plan has been renewed and its characters have been added.',
      ...(mail.nextChargeAt === null
        ? []
        : [
            `The next payment is on ${day(mail.nextChargeAt)}. You can cancel at any time before then.`,
          ]),
    ],
    rows: paymentRows(mail),
    button: seePayments,
  }),
  renewalFailed: (mail) => ({
    subject: 'Your plan could not be renewed',
    preview: `The payment of ${formatMoney(mail.amount, mail.currency)} failed.`,
    heading: 'Payment failed',
    paragraphs: [
      `The payment of ${formatMoney(mail.amount, mail.currency)} for your ${names[mail.planId]} plan failed. Please check the card’s balance and expiry date, or use another card.`,
      mail.retryAt === null
        ? `We will not try again. Your plan works until ${day(mail.endsAt)}.`
        : `We will try again on ${day(mail.retryAt)}. Your plan works until ${day(mail.endsAt)}.`,
    ],
    rows: [],
    button: { label: 'Check your payment method', path: billingPath(mail.planId) },
  }),
  planEnds: (mail) => ({
    subject: `Your ${names[mail.planId]} plan ends on ${day(mail.endsAt)}`,
    preview: 'Extend it to keep your characters.',
    heading: 'Your plan is about to end',
    paragraphs: [
      `Your ${names[mail.planId]} plan ends on ${day(mail.endsAt)}. After that you can’t convert texts${
        mail.available === 0
          ? '.'
          : `, and your remaining ${counted(mail.available, 'character')} will expire.`
      }`,
      'If you extend it now, you keep all days and characters: the new period starts when this one ends.',
      'Your audio is kept until its storage time ends.',
    ],
    rows: [],
    button: { label: 'Extend your plan', path: billingPath(mail.planId) },
  }),
  audioEnds: (mail) => ({
    subject:
      mail.count === 1
        ? `An audio will be deleted on ${day(mail.firstAt)}`
        : `${formatCount(mail.count)} audios will be deleted soon`,
    preview: 'Download what you want to keep.',
    heading: 'Audio is about to be deleted',
    paragraphs: [
      mail.count === 1
        ? `The storage time of one of your audios is almost over. It will be deleted on ${day(mail.firstAt)}.`
        : `The storage time of ${formatCount(mail.count)} of your audios is almost over. The first will be deleted on ${day(mail.firstAt)}, the others by ${day(mail.untilAt)}.`,
      'Download what you want to keep before then. Deleted audio can’t be restored.',
    ],
    rows: [],
    button: { label: 'View the audio', path: endingPath },
  }),
  refund: (mail) => ({
    subject: `Refund of ${formatMoney(mail.amount, mail.currency)}`,
    preview: `Invoice ${mail.invoice}`,
    heading: 'Payment refunded',
    paragraphs: [
      mail.by === 'provider'
        ? 'We have refunded the payment below to the card or account you paid from. Banks usually take 5 to 10 working days.'
        : 'We have refunded the payment below to your account by bank transfer.',
      ...(mail.planEnded ? [`This also ended your ${names[mail.planId]} plan.`] : []),
    ],
    rows: [
      ['Invoice', mail.invoice],
      ['Plan', names[mail.planId]],
      ['Refunded', formatMoney(mail.amount, mail.currency)],
      ['Refund date', day(mail.refundedAt)],
    ],
    button: seePayments,
  }),
  refundWaiting: (mail) => ({
    subject: `Your refund of ${formatMoney(mail.amount, mail.currency)}: where should we send it?`,
    preview: 'Please reply with your bank account number.',
    heading: 'We need your account number',
    paragraphs: [
      'We will refund the payment below by bank transfer, as it can’t be returned the way it was paid. The money has not been sent yet.',
      'Please reply to this e-mail with the name of your bank, your account number and the name of the account’s holder. If you have already done so, there is nothing more to do.',
      'We will write to you again when we have sent the money.',
      ...(mail.planEnded ? [`The refund also ended your ${names[mail.planId]} plan.`] : []),
    ],
    rows: [
      ['Invoice', mail.invoice],
      ['Plan', names[mail.planId]],
      ['To be refunded', formatMoney(mail.amount, mail.currency)],
      ['Decided on', day(mail.requestedAt)],
    ],
    button: seePayments,
  }),
  webhookEnded: (mail) => ({
    subject: `Your webhook at ${mail.host} was turned off`,
    preview: 'Its server did not accept our messages.',
    heading: 'Webhook turned off',
    paragraphs: [
      `We could not deliver messages to ${mail.host} since ${day(mail.failingSince)}, so we turned this webhook off. Your audio and your characters are not affected.`,
      'The list of deliveries shows what the server answered. Once it works, turn the webhook on again and resend what was missed.',
    ],
    rows: [],
    button: { label: 'View webhooks', path: webhooksPath },
  }),
};
