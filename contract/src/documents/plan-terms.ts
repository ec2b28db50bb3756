import { z } from 'zod';
import { limits } from '../limits.ts';
import { type PlanId, plan } from './plan.ts';

/** Bounds for admins, against typing errors. Prices in minor units. */
export const planBounds = {
  MNT: 10_000_000_000,
  USD: 10_000_000,
  charactersPerMonth: 100_000_000,
  /** No request may be longer, for any plan. */
  charactersPerConversion: limits.textCharacters,
  voices: 1000,
  storageMonths: 120,
  order: 999,
} as const;

const upTo = (max: number) => z.int().min(1).max(max);

/**
 * The editable terms of a plan. Whole tögrög: möngö are neither shown nor accepted by QPay. `faultsOfTerms`
 * checks what depends on several fields.
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

/** Returns the terms that contradict each other. The trial is granted, never sold. */
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
