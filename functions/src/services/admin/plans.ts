import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { type Plan, type PlanId, planId, planKinds } from '@duu/contract/documents/plan';
import { faultsOfTerms, planTerms } from '@duu/contract/documents/plan-terms';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../audit.ts';

/** Lists all plans in order, on sale or not. */
export async function allPlans({ documents }: Deps): Promise<(Plan & { id: PlanId })[]> {
  const found = await documents.plans().get();
  return found.docs
    .map((doc) => ({ ...doc.data(), id: planId.parse(doc.id) }))
    .sort((a, b) => a.order - b.order);
}

/**
 * Builds a plan from its terms.
 * @throws ApiError `request.invalid` if they don't fit together
 */
function planOf(id: PlanId, terms: object): Plan {
  const parsed = planTerms.safeParse(terms);
  if (!parsed.success || faultsOfTerms(id, parsed.data).length > 0) {
    throw new ApiError('request.invalid');
  }
  return { ...parsed.data, ...planKinds[id] };
}

/** @throws ApiError `plan_already_exists`, `request.invalid` */
export async function createPlan(
  deps: Deps,
  admin: Admin,
  { planId: id, ...terms }: InputOf<Calls['adminCreatePlan']>,
): Promise<void> {
  const { documents, log } = deps;
  const plan = planOf(id, terms);
  await documents.transact(async (tx) => {
    const ref = documents.plan(id);
    if ((await tx.get(ref)).exists) throw new ApiError('plan_already_exists');
    tx.create(ref, plan);
    const entry = { action: 'plan.create', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before: null, after: plan });
  });
  log.info('plan_created', { planId: id });
}

/**
 * Changes a plan for future purchases. Existing subscriptions keep their snapshot until renewed.
 * @throws ApiError `plan_not_found`, `request.invalid`
 */
export async function updatePlan(
  deps: Deps,
  admin: Admin,
  id: PlanId,
  change: InputOf<Calls['adminUpdatePlan']>,
): Promise<void> {
  const { documents, log } = deps;
  await documents.transact(async (tx) => {
    const ref = documents.plan(id);
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('plan_not_found');
    const after = planOf(id, { ...before, ...change });
    tx.set(ref, after);
    const entry = { action: 'plan.update', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before, after });
  });
  log.info('plan_updated', { planId: id, fields: Object.keys(change).join() });
}
