import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { inHundred } from '../about/measured.ts';

/** The questions of the FAQ, in the order shown. */
export const questions = [
  'free',
  'accuracy',
  'voices',
  'length',
  'characters',
  'storage',
  'plans',
  'pay',
  'refund',
  'failed',
  'rights',
] as const;

export const faqValues = {
  mn: inHundred('mn'),
  en: inHundred('en'),
  characters: limits.trialCharacters,
  months: limits.storageMonths,
  days: limits.refundDays,
  ending: limits.endingDays,
  basic: initialPlans['1'].charactersPerConversion,
  standard: initialPlans['2'].charactersPerConversion,
  pro: initialPlans['3'].charactersPerConversion,
};
