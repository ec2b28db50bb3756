import { useEffect, useState } from 'react';
import { builtInPlans, type ShownPlan } from './shown-plans.ts';

/** The live catalogue. The contract's parser comes after the page is shown, so that it costs nobody's first look. */
async function load(): Promise<readonly ShownPlan[]> {
  const [{ callApi }, { getPlans }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]);
  const { plans } = await callApi(getPlans, { toast: false, bar: false });
  return plans.filter((plan) => plan.tier !== 'trial');
}

export function usePlans(): readonly ShownPlan[] {
  const [plans, setPlans] = useState<readonly ShownPlan[]>(builtInPlans);
  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPlans(loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return plans;
}
