import { snapshotOf } from '@duu/contract/documents/plan';
import { defaultPreferences, type User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { initialPlans } from '@duu/contract/plans';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { openSubscription } from '../credits/open-subscription.ts';
import { searchPrefixesOf } from '../people/person-words.ts';
import { copyProviderPicture } from './keep-photo.ts';
import { trialHashes } from './trial-hashes.ts';

/** Fixed, so that no person ever has two trials. */
const trialId = 'trial';

function newUser(actor: Actor, now: Date, activeSubscriptionId: string | null): User {
  return {
    email: actor.email,
    displayName: actor.displayName,
    photoUrl: null,
    photoPath: null,
    preferences: defaultPreferences,
    counters: {
      audios: 0,
      archivedAudios: 0,
      collections: 0,
      archivedCollections: 0,
      making: 0,
    },
    activeSubscriptionId,
    searchPrefixes: searchPrefixesOf(actor),
    createdAt: now,
  };
}

/**
 * What was not so when the account was made: another address, which the person has connected since; for accounts from
 * before admins could search for people, the words to be found by.
 */
async function upToDate({ documents }: Deps, actor: Actor, user: User): Promise<User> {
  const email = actor.email ?? user.email;
  const searchPrefixes = searchPrefixesOf({ email, displayName: user.displayName });
  const isFindable = user.searchPrefixes.length > 0 || searchPrefixes.length === 0;
  if (email === user.email && isFindable) return user;
  await documents.user(actor.uid).update({ email, searchPrefixes });
  return { ...user, email, searchPrefixes };
}

/**
 * The person's account; made with its trial on the first request. Parallel first requests make it once, and who
 * had a trial before, under this mailbox or provider identity, gets an account without one.
 */
export async function ensureAccount(deps: Deps, actor: Actor): Promise<WithId<User>> {
  const { documents } = deps;
  const ref = documents.user(actor.uid);
  const found = (await ref.get()).data();
  if (found) return { ...(await upToDate(deps, actor, found)), id: actor.uid };

  // The token of a deleted account lives on for an hour; it must not bring the account back.
  await deps.accounts.ensureExists(actor.uid);
  const trials = trialHashes(actor, deps.trialKey()).map((hash) => documents.trial(hash));
  const { user, isNew } = await documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (there) return { user: there, isNew: false };
    const used = await Promise.all(trials.map((trial) => tx.get(trial)));
    const plan = (await tx.get(documents.plan('0'))).data() ?? initialPlans['0'];
    const now = deps.now();
    const first = !used.some((trial) => trial.exists);
    const made = newUser(actor, now, first ? trialId : null);
    tx.create(ref, made);
    if (first) {
      openSubscription(tx, deps, actor.uid, {
        id: trialId,
        plan: snapshotOf('0', plan),
        source: 'trial',
        characters: plan.charactersPerMonth,
        carried: 0,
        startsAt: now,
        endsAt: null,
        orderId: null,
      });
    }
    for (const trial of trials) tx.set(trial, { at: now });
    return { user: made, isNew: true };
  });
  const photoPath = isNew ? await copyProviderPicture(deps, actor) : user.photoPath;
  return { ...user, photoPath, id: actor.uid };
}
