import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';

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
  characters: limits.trialCharacters,
  months: limits.storageMonths,
  days: limits.refundDays,
  ending: limits.endingDays,
  basic: initialPlans['1'].charactersPerConversion,
  standard: initialPlans['2'].charactersPerConversion,
  pro: initialPlans['3'].charactersPerConversion,
};
