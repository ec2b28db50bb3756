import type { PlanSnapshot } from './documents/plan.ts';

/** What a plan allows programs: keys of an account, and requests per minute of a key and of all keys together. */
export interface ApiTerms {
  readonly keys: number;
  readonly perKey: number;
  readonly perAccount: number;
  /** Speech requests at the same time. */
  readonly atOnce: number;
}

const byTier: Record<PlanSnapshot['tier'], ApiTerms> = {
  trial: { keys: 1, perKey: 20, perAccount: 20, atOnce: 2 },
  basic: { keys: 3, perKey: 60, perAccount: 90, atOnce: 3 },
  standard: { keys: 10, perKey: 120, perAccount: 180, atOnce: 5 },
  pro: { keys: 25, perKey: 240, perAccount: 480, atOnce: 20 },
};

/** Returns the terms of a plan; without one those of the trial, so that keys can be made before the first plan. */
export function apiTermsOf(plan: Pick<PlanSnapshot, 'tier'> | null): ApiTerms {
  return byTier[plan?.tier ?? 'trial'];
}
