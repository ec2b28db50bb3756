import { z } from 'zod';
import { language } from '../language.ts';

/** `0` is the trial that everyone gets once; 3 and 4 are Pro, monthly and yearly. */
export const planIds = ['0', '1', '2', '3', '4'] as const;
export const planId = z.enum(planIds);
export type PlanId = z.infer<typeof planId>;

const planTiers = ['trial', 'basic', 'standard', 'pro'] as const;
const planTier = z.enum(planTiers);

/** `plans/{planId}`. Prices are integers in minor units (MNT: möngö, a hundredth of ₮; USD: cents). */
export const plan = z.object({
  tier: planTier,
  period: z.enum(['once', 'month', 'year']),
  prices: z.object({ MNT: z.int().nonnegative(), USD: z.int().nonnegative() }),
  charactersPerMonth: z.int().positive(),
  charactersPerConversion: z.int().positive(),
  voices: z.int().positive(),
  premiumVoices: z.boolean(),
  backgroundSound: z.boolean(),
  languages: z.array(language).nonempty(),
  unlimitedDownloads: z.boolean(),
  storageMonths: z.int().positive(),
  order: z.int(),
  active: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

/** What each id stands for; all else of a plan is the admins' to decide. */
export const planKinds = {
  '0': { tier: 'trial', period: 'once' },
  '1': { tier: 'basic', period: 'month' },
  '2': { tier: 'standard', period: 'month' },
  '3': { tier: 'pro', period: 'month' },
  '4': { tier: 'pro', period: 'year' },
} as const satisfies Record<PlanId, Pick<Plan, 'tier' | 'period'>>;

/** What a subscription or an order remembers of the plan it was made under. */
export const planSnapshot = plan
  .pick({
    tier: true,
    period: true,
    charactersPerMonth: true,
    charactersPerConversion: true,
    premiumVoices: true,
    backgroundSound: true,
    storageMonths: true,
  })
  .extend({ id: planId });
export type PlanSnapshot = z.infer<typeof planSnapshot>;

export function snapshotOf(id: PlanId, from: Plan): PlanSnapshot {
  return planSnapshot.parse({ ...from, id });
}
