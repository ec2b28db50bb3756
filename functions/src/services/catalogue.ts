import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Plan } from '@duu/contract/documents/plan';
import { type PlanId, planId } from '@duu/contract/documents/plan';
import { type Speaker, speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';

const trialPlan: PlanId = '0';

/** What can be bought, in order. The trial is given, not sold. */
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

/** Published or not, in order, for admins. */
export async function allSpeakers({ documents }: Deps): Promise<WithId<Speaker>[]> {
  const found = await documents.speakers().get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id })).sort((a, b) => a.order - b.order);
}

/** Errors: `speaker_not_found`. */
export async function updateSpeaker(
  { documents }: Deps,
  speakerId: string,
  change: InputOf<Calls['adminUpdateSpeaker']>,
): Promise<void> {
  await documents.transact(async (tx) => {
    const ref = documents.speaker(speakerId);
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('speaker_not_found');
    tx.set(ref, speaker.parse({ ...before, ...change }));
  });
}
