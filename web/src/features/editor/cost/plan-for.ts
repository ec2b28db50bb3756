import type { Plan, PlanId } from '@duu/contract/documents/plan';

type Offered = Pick<
  Plan,
  'active' | 'tier' | 'order' | 'prices' | 'charactersPerMonth' | 'charactersPerConversion'
> & { readonly id: PlanId };

/** Returns the cheapest plan on sale that converts that many characters in one conversion; null if there is none. */
export function planFor<P extends Offered>(plans: readonly P[], characters: number): P | null {
  const fitting = plans.filter(
    (plan) =>
      plan.active &&
      plan.tier !== 'trial' &&
      plan.charactersPerConversion >= characters &&
      plan.charactersPerMonth >= characters,
  );
  fitting.sort((a, b) => a.prices.MNT - b.prices.MNT || a.order - b.order);
  return fitting[0] ?? null;
}
