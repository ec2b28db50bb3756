import type { MailOf } from '@duu/contract/documents/mail';
import { availableCredits } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { mailIdOf, queueMail } from '../mails/queue-mail.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 100;
const dayMs = 24 * 3_600_000;
const noticeMs = limits.endingDays * dayMs;
const batchMs = limits.endingListDays * dayMs;

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}

/**
 * Queues e-mails about what ends soon: a plan, once per end, and audio that will be deleted, once per batch.
 */
export async function remindUsers(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ plans: number; audios: number }> {
  return { plans: await remindOfPlans(deps, left), audios: await remindOfAudios(deps, left) };
}

async function remindOfPlans(deps: Deps, left: Leftovers): Promise<number> {
  const { documents, now } = deps;
  const at = now();
  const ending = documents
    .allSubscriptions()
    .where('state', '==', 'active')
    .where('endsAt', '>', at)
    .where('endsAt', '<=', later(at, noticeMs))
    .orderBy('endsAt');
  return eachDocument(ending, pageSize, left, (doc) =>
    remindOfPlan(deps, ownerOf(doc.ref.path), doc.id),
  );
}

async function remindOfPlan(deps: Deps, uid: string, subscriptionId: string): Promise<boolean> {
  const { documents } = deps;
  return documents.transact(async (tx) => {
    const [user, found] = await Promise.all([
      tx.get(documents.user(uid)),
      tx.get(documents.subscription(uid, subscriptionId)),
    ]);
    const subscription = found.data();
    if (subscription?.state !== 'active' || subscription.endsAt === null) return false;
    // A plan with automatic charges does not end, and a failed charge is reported immediately.
    if (subscription.recurring !== null && subscription.recurring.state !== 'ending') return false;
    if (user.data()?.preferences.mailPlanEnds !== true) return false;
    const mail: MailOf<'planEnds'> = {
      kind: 'planEnds',
      cause: `${subscriptionId}-${subscription.endsAt.getTime()}`,
      subscriptionId,
      planId: subscription.plan.id,
      endsAt: subscription.endsAt,
      available: availableCredits(subscription),
    };
    if ((await tx.get(documents.mail(uid, mailIdOf(mail)))).exists) return false;
    queueMail(tx, deps, uid, mail);
    return true;
  });
}

async function remindOfAudios(deps: Deps, left: Leftovers): Promise<number> {
  const { documents, now } = deps;
  const at = now();
  const met = new Set<string>();
  // Only the end is read, as the cursor: the uid is in the path.
  const ending = documents
    .allAudios()
    .where('expiresAt', '>', at)
    .where('expiresAt', '<=', later(at, noticeMs))
    .orderBy('expiresAt')
    .select('expiresAt');
  return eachDocument(ending, pageSize, left, async (doc) => {
    const uid = ownerOf(doc.ref.path);
    if (met.has(uid)) return false;
    met.add(uid);
    return remindOfBatch(deps, uid, at);
  });
}

/** Audios without sound are left out. */
async function batchOf({ documents }: Deps, uid: string, after: Date, at: Date) {
  const sounds = documents
    .audios(uid)
    .where('expiresAt', '>', after)
    .where('storagePath', '!=', null)
    .orderBy('expiresAt');
  const untilAt = later(at, batchMs);
  const [first, counted] = await Promise.all([
    sounds.where('expiresAt', '<=', later(at, noticeMs)).limit(1).get(),
    sounds.where('expiresAt', '<=', untilAt).count().get(),
  ]);
  const firstAt = first.docs[0]?.data().expiresAt;
  return firstAt ? { firstAt, untilAt, count: counted.data().count } : null;
}

/** Queues the e-mail about a user's next batch of audio, once. */
export async function remindOfBatch(deps: Deps, uid: string, at: Date): Promise<boolean> {
  const { documents } = deps;
  const ref = documents.user(uid);
  const user = (await ref.get()).data();
  if (user?.preferences.mailAudioEnds !== true) return false;
  const announcedUntil = user.audioEndsToldUntil;
  const batch = await batchOf(
    deps,
    uid,
    announcedUntil !== undefined && announcedUntil > at ? announcedUntil : at,
    at,
  );
  if (batch === null) return false;
  return documents.transact(async (tx) => {
    const now = (await tx.get(ref)).data();
    // Another run has queued it meanwhile.
    if (now === undefined || now.audioEndsToldUntil?.getTime() !== announcedUntil?.getTime())
      return false;
    queueMail(tx, deps, uid, {
      kind: 'audioEnds',
      cause: String(batch.firstAt.getTime()),
      ...batch,
    });
    tx.update(ref, { audioEndsToldUntil: batch.untilAt });
    return true;
  });
}
