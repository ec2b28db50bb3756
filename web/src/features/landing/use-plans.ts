import { useEffect, useState } from 'react';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { builtInPlans, type ShownPlan } from '../../plans/shown-plans.ts';

/** The live catalogue. The contract's parser comes after the page is shown, so that it costs nobody's first look. */
async function load(): Promise<readonly ShownPlan[]> {
  const [{ callApi }, { getPlans }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]);
  const { plans } = await callApi(getPlans, { toast: 'once', bar: false });
  return plans.filter((plan) => plan.tier !== 'trial');
}

/**
 * The plans that the page was built with until the catalogue has answered, and the word where it does not. It is asked
 * once they are wanted.
 */
export function usePlans(wanted: boolean) {
  const [plans, setPlans] = useState<readonly ShownPlan[]>(builtInPlans);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
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
