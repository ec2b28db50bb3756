import { limits } from '@duu/contract/limits';

/** What people ask before they sign in, in the order in which they ask it. */
export const questions = [
  'free',
  'accuracy',
  'length',
  'characters',
  'storage',
  'plans',
  'failed',
  'rights',
] as const;

export const faqValues = { characters: limits.trialCharacters, months: limits.storageMonths };
