import type { LegalSection } from './legal-text.ts';

export const termsEn: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'What Duu does',
    text: [
      'Duu turns text that you write or import into spoken audio in Mongolian and English, keeps that audio for you and lets you play, download and share it. By signing in you accept these terms. If you do not, please do not use Duu.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    text: [
      'You sign in with Duu ID, Google, Apple, Facebook or a link by e-mail. Keep access to that account to yourself; what is done with it counts as done by you. One person has one account and one trial.',
      'You must be at least 16 years old, or have the consent of a parent or guardian.',
    ],
  },
  {
    id: 'plans',
    title: 'Trial, plans and characters',
    text: [
      'Everyone gets 500 characters once to try Duu. After that a plan gives you a number of characters each month and a limit for one conversion. A character is a letter, digit, sign or space of the text you convert; a respelling of your own counts as it is said, where that is longer.',
      [
        'Characters are set aside when you press convert, taken when the audio is done and given back in full when it fails. An audio that you delete while you hear it being made counts as done.',
        'Correcting a finished audio is free three times, as long as the speaker and the number and order of the paragraphs stay the same and no more than a tenth of the text changes.',
        'Switching to another plan takes effect when the payment arrives and cannot be undone. Your unused characters carry over; the remaining days of the old plan do not.',
        'Characters that are left when a plan ends, end with it.',
      ],
    ],
  },
  {
    id: 'payment',
    title: 'Payment and refunds',
    text: [
      'Prices are shown in tögrög and US dollars and include all taxes. You pay on the page “Plan and billing”, through QPay or by card through Stripe, or by a bank transfer that you arrange with us. The plan starts as soon as the payment arrives, and you get an invoice.',
      'You pay in advance for months or years: up to 12 months or 3 years in one order, and at most 36 months ahead. Buying the plan that you have extends it by that time and adds its characters. An order that is not paid within 24 hours may be canceled.',
      'A plan is renewed automatically only if you choose so when you pay by card. You can turn that off at any time under “Plan and billing”; the plan then runs until the end of the time that is paid.',
      'If Duu did not work for you, write to us within 14 days of the payment. We refund what was not used, and everything if the fault was ours, the way the payment came, or to your bank account where that is not possible. Refunded characters and time are taken back.',
    ],
  },
  {
    id: 'content',
    title: 'Your texts and your audio',
    text: [
      'What you write stays yours, and so does the audio made from it: you may use it in public and for money. The music underneath is our own work and free of the rights of others.',
      'You answer for the text. Do not use Duu to',
      [
        'break the law, or the copyright and privacy of others;',
        'deceive people about who is speaking, or pass the voice off as a real person;',
        'threaten, harass or incite hatred;',
        'send bulk calls or messages that nobody asked for.',
      ],
    ],
  },
  {
    id: 'storage',
    title: 'How long audio is kept',
    text: [
      'Each audio is kept for three months from the day it was first made, then it is deleted for good, shared links included. Download before that what you want to keep. What you delete yourself cannot be brought back.',
    ],
  },
  {
    id: 'quality',
    title: 'What we promise and what we cannot',
    text: [
      'We take care that Duu works and reads well, yet we cannot promise that it is never interrupted or that every word is read right. Listen before you publish. Where it matters for safety, health, law or money, do not rely on the audio alone.',
      'We answer without limit for intent and gross negligence; otherwise for no more than what you paid in the twelve months before.',
    ],
  },
  {
    id: 'end',
    title: 'Ending it',
    text: [
      'You can delete your account on your profile page at any time. We may suspend an account that breaks these terms, after a warning where that is possible, and refund what was not used unless the law was broken.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, law and contact',
    text: [
      'If these terms change in a way that matters, we tell you by e-mail 30 days ahead. Mongolian law applies, as far as the consumer law of your own country does not protect you better. Questions are welcome at the address below this page.',
    ],
  },
];
