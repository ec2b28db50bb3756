import { ApiError } from '../../api/api-error.ts';
import { useRequest } from '../../api/use-request.ts';
import { builtInPlans, type ShownPlan } from '../../plans/shown-plans.ts';

/** The live catalogue. The contract's parser comes after the page is shown, so that it costs nobody's first look. */
async function load(): Promise<readonly ShownPlan[]> {
  const [{ callApi }, { getPlans }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]).catch(() => {
    throw new ApiError(null, 0, null);
  });
  const { plans } = await callApi(getPlans, { toast: 'once', bar: false });
  return plans.filter((plan) => plan.tier !== 'trial');
}

/**
 * The plans that the page was built with until the catalogue has answered, and the word where it does not. It is asked
 * once they are wanted.
 */
export function usePlans(wanted: boolean) {
  const { data, error, reload } = useRequest(wanted ? 'plans' : null, load);
  return { plans: data ?? builtInPlans, failed: error !== null, retry: reload };
}
