import type { Plan } from '@duu/contract/documents/plan';
import { type PlanId, planId } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../deps.ts';

const trialPlan: PlanId = '0';

/** Lists the plans on sale, in order. The trial is granted, not sold. */
export async function plansOnSale({ documents }: Deps): Promise<(Plan & { id: PlanId })[]> {
  const found = await documents.plans().where('active', '==', true).get();
  return found.docs
    .map((doc) => ({ ...doc.data(), id: planId.parse(doc.id) }))
    .filter((plan) => plan.id !== trialPlan)
    .sort((a, b) => a.order - b.order);
}

export async function publishedSpeakers({ documents }: Deps): Promise<WithId<Speaker>[]> {
  const found = await documents.speakers().where('published', '==', true).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id })).sort((a, b) => a.order - b.order);
}
