import { useEffect, useState } from 'react';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { builtInPlans, type ShownPlan } from '../../plans/shown-plans.ts';

/** Loads the live catalogue. The contract's parser loads after the first paint. */
async function load(): Promise<readonly ShownPlan[]> {
  const [{ callApi }, { getPlans }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]);
  const { plans } = await callApi(getPlans, { toast: 'once', bar: false });
  return plans.filter((plan) => plan.tier !== 'trial');
}

/**
 * Returns the built-in plans until the live catalogue arrives, and whether it failed. Loads the catalogue once they are
 * wanted.
 */
export function usePlans(wanted: boolean) {
  const [plans, setPlans] = useState<readonly ShownPlan[]>(builtInPlans);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` loads again
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setFailed(false);
    load().then(
      (loaded) => {
        if (!left) setPlans(loaded);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, round]);
  const retry = () => setRound((value) => value + 1);
  useWhenOnline(failed ? retry : null);
  return { plans, failed, retry };
}
