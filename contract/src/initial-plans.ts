import type { Plan, PlanId } from './documents/plan.ts';
import { limits } from './limits.ts';

const everyLanguage: Plan['languages'] = ['mn', 'en'];

const shared = {
  languages: everyLanguage,
  unlimitedDownloads: true,
  storageMonths: limits.storageMonths,
  active: true,
  /** The embedded ones, in every plan. Operators add others and mark them premium. */
  voices: 12,
} as const;

/**
 * The initial catalogue; afterwards the documents in `plans/` apply. The trial is a plan like the others, so
 * that one rule counts all credits.
 */
export const initialPlans: Record<PlanId, Plan> = {
  '0': {
    ...shared,
    tier: 'trial',
    period: 'once',
    prices: { MNT: 0, USD: 0 },
    charactersPerMonth: limits.trialCharacters,
    charactersPerConversion: limits.trialCharacters,
    premiumVoices: false,
    backgroundSound: true,
    order: 0,
  },
  '1': {
    ...shared,
    tier: 'basic',
    period: 'month',
    prices: { MNT: 990_000, USD: 299 },
    charactersPerMonth: 30_000,
    charactersPerConversion: 1024,
    premiumVoices: false,
    backgroundSound: true,
    order: 1,
  },
  '2': {
    ...shared,
    tier: 'standard',
    period: 'month',
    prices: { MNT: 2_490_000, USD: 799 },
    charactersPerMonth: 100_000,
    charactersPerConversion: 2048,
    premiumVoices: true,
    backgroundSound: true,
    order: 2,
  },
  '3': {
    ...shared,
    tier: 'pro',
    period: 'month',
    prices: { MNT: 5_990_000, USD: 1899 },
    charactersPerMonth: 300_000,
    charactersPerConversion: 4096,
    premiumVoices: true,
    backgroundSound: true,
    order: 3,
  },
  '4': {
    ...shared,
    tier: 'pro',
    period: 'year',
    prices: { MNT: 59_900_000, USD: 18_990 },
    charactersPerMonth: 300_000,
    charactersPerConversion: 4096,
    premiumVoices: true,
    backgroundSound: true,
    order: 4,
  },
};
