import { limits } from '@duu/contract/limits';
import type { TextSection } from '../../components/TextSections.tsx';

export const termsEn: readonly TextSection[] = [
  {
    id: 'service',
    title: 'What Duu does',
    text: [
      'Duu turns text that you write or import into spoken audio in Mongolian and English, keeps that audio for you and lets you play, download and share it. By signing in, you accept these terms. If you do not accept them, please do not use Duu.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    text: [
      'You sign in with Duu ID, Google, Apple, Facebook or a link by e-mail. Do not share access to that account; you are responsible for what is done with it. Each person has one account and one trial.',
      'You must be at least 16 years old, or have the consent of a parent or guardian.',
    ],
  },
  {
    id: 'plans',
    title: 'Trial, plans and characters',
    text: [
      `Everyone gets ${limits.trialCharacters} characters once to try Duu. After that, a plan gives you a number of characters each month and a limit for each conversion. A character is a letter, digit, sign or space of the text you convert; a word in your dictionary counts by its reading if that is longer.`,
      [
        'Characters are reserved when you press Convert, taken when the audio is done and given back in full if it fails. An audio that you delete while listening to it being created counts as done.',
        'Correcting a finished audio is free three times, as long as the speaker and the number and order of the paragraphs stay the same and no more than a tenth of the text changes.',
        'Switching to another plan takes effect when the payment arrives and cannot be undone. Your unused characters carry over; the remaining days of the old plan do not.',
        'Characters that are left when a plan ends expire with it.',
      ],
    ],
  },
  {
    id: 'payment',
    title: 'Payment and refunds',
    text: [
      'Prices are shown in tögrög and US dollars and include all taxes. You pay on the page “Plan and billing”, through QPay or by card through Stripe, or by a bank transfer that you arrange with us. The plan starts as soon as the payment arrives, and you get an invoice.',
      `You pay in advance for months or years: up to ${limits.orderQuantity.month} months or ${limits.orderQuantity.year} years in one order, and at most ${limits.monthsAhead} months ahead. Buying your current plan again extends it by that time and adds its characters. An order that is not paid within ${limits.checkoutMs / 3_600_000} hours may be canceled.`,
      'A plan is renewed automatically only if you choose so when you pay by card. You can turn that off at any time under “Plan and billing”; the plan then runs until the end of the paid period.',
      `If Duu did not work for you, write to us within ${limits.refundDays} days of the payment. We refund what you have not used, or everything if the fault was ours, by the same payment method, or to your bank account if that is not possible. Refunded characters and time are taken back.`,
    ],
  },
  {
    id: 'content',
    title: 'Your texts and your audio',
    text: [
      'What you write stays yours, and so does the audio made from it: you may use it in public and commercially. The background music is our own work and royalty-free.',
      'You are responsible for the text. Do not use Duu to',
      [
        'break the law, or violate the copyright or privacy of others;',
        'deceive people about who is speaking, or pass the voice off as a real person;',
        'threaten, harass or incite hatred;',
        'send unsolicited bulk calls or messages.',
      ],
    ],
  },
  {
    id: 'storage',
    title: 'How long audio is kept',
    text: [
      'Each audio is kept for three months from the day it was first created, then it is deleted for good with its shared links. Download what you want to keep before then. What you delete yourself cannot be restored.',
    ],
  },
  {
    id: 'quality',
    title: 'What we promise and what we cannot',
    text: [
      'We work to keep Duu available and reading well, but we cannot promise that it is never interrupted or that every word is read right. Listen before you publish. For safety, health, legal or financial matters, do not rely on the audio alone.',
      'Our liability for intent and gross negligence is unlimited; otherwise it is limited to what you paid in the previous twelve months.',
    ],
  },
  {
    id: 'end',
    title: 'Closing your account',
    text: [
      'You can delete your account on your profile page at any time. We may suspend an account that breaks these terms, after a warning if possible, and refund what was not used unless the law was broken.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, law and contact',
    text: [
      'If these terms change in a way that matters, we tell you by e-mail 30 days ahead. Mongolian law applies, unless the consumer law of your own country protects you better. Our contact address is at the bottom of this page.',
    ],
  },
];
