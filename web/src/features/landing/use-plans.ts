import { ApiError } from '../../api/api-error.ts';
import { useRequest } from '../../api/use-request.ts';
import { builtInPlans, type ShownPlan } from '../../plans/shown-plans.ts';

/** Loads the live catalogue. The contract's parser loads after the first paint. */
async function load(): Promise<readonly ShownPlan[]> {
  const [{ callApi }, { getPlans }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]).catch(() => {
    throw new ApiError(null, 0, null);
  });
  const { plans } = await callApi(getPlans, { failure: 'shownOnce', background: true });
  return plans.filter((plan) => plan.tier !== 'trial');
}

/**
 * Returns the built-in plans until the live catalogue arrives, and whether it failed. Loads the catalogue once they are
 * wanted.
 */
export function usePlans(wanted: boolean) {
  const { data, error, reload } = useRequest(wanted ? 'plans' : null, load);
  return { plans: data ?? builtInPlans, failed: error !== null, retry: reload };
}
