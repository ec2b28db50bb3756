import { z } from 'zod';
import { limits } from '../limits.ts';
import { type PlanId, plan } from './plan.ts';

/** What an admin may ask for, so that a slip of a key is noticed. Prices in minor units. */
export const planBounds = {
  MNT: 10_000_000_000,
  USD: 10_000_000,
  charactersPerMonth: 100_000_000,
  /** No request may be longer, whatever the plan. */
  charactersPerConversion: limits.textCharacters,
  voices: 1000,
  storageMonths: 120,
  order: 999,
} as const;

const upTo = (max: number) => z.int().min(1).max(max);

/**
 * What an admin decides of a plan. Tögrög are whole: möngö are neither shown nor taken by QPay. What one conversion
 * may have and what a plan on sale costs depends on more than one field: `planTermsFaults` tells.
 */
export const planTerms = plan.omit({ tier: true, period: true }).extend({
  prices: z.object({
    MNT: z.int().min(0).max(planBounds.MNT).multipleOf(100),
    USD: z.int().min(0).max(planBounds.USD),
  }),
  charactersPerMonth: upTo(planBounds.charactersPerMonth),
  charactersPerConversion: upTo(planBounds.charactersPerConversion),
  voices: upTo(planBounds.voices),
  storageMonths: upTo(planBounds.storageMonths),
  order: z.int().min(0).max(planBounds.order),
});
export type PlanTerms = z.infer<typeof planTerms>;

const planTermsFaults = [
  'conversionOverMonth',
  'onSaleWithoutMNT',
  'onSaleWithoutUSD',
  'trialWithPrice',
] as const;
export type PlanTermsFault = (typeof planTermsFaults)[number];

/** What does not fit together. The trial is given, never sold. */
export function faultsOfTerms(id: PlanId, terms: PlanTerms): PlanTermsFault[] {
  const { prices, active } = terms;
  const faults: PlanTermsFault[] = [];
  if (terms.charactersPerConversion > terms.charactersPerMonth) faults.push('conversionOverMonth');
  if (id === '0') {
    if (prices.MNT !== 0 || prices.USD !== 0) faults.push('trialWithPrice');
  } else if (active) {
    if (prices.MNT === 0) faults.push('onSaleWithoutMNT');
    if (prices.USD === 0) faults.push('onSaleWithoutUSD');
  }
  return faults;
}
