import { snapshotOf } from '@duu/contract/documents/plan';
import { defaultPreferences, type User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { initialPlans } from '@duu/contract/initial-plans';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { OneAtATime } from '../../repositories/one-at-a-time.ts';
import { openSubscription } from '../credits/open-subscription.ts';
import { domainOf } from './normalized-email.ts';
import { copyProviderPicture } from './store-photo.ts';
import { identifiersOf, trialHashes } from './trials.ts';
import { searchPrefixesOf } from './user-words.ts';

/** Fixed, so that no user ever has two trials. */
const trialId = 'trial';

function newUser(
  actor: Actor,
  now: Date,
  known: Pick<User, 'activeSubscriptionId' | 'trialHashes'>,
) {
  return {
    email: actor.email,
    displayName: actor.displayName,
    photoUrl: null,
    photoPath: null,
    preferences: { ...defaultPreferences, ...(actor.language && { language: actor.language }) },
    counters: {
      audios: 0,
      archivedAudios: 0,
      collections: 0,
      archivedCollections: 0,
      making: 0,
    },
    ...known,
    searchPrefixes: searchPrefixesOf(actor),
    createdAt: now,
  } satisfies User;
}

/** Returns the changes to a user document for a new address or new identities. */
function changesOf(user: User, actor: Actor, hashes: readonly string[]): Partial<User> {
  const email = actor.email ?? user.email;
  const searchPrefixes = searchPrefixesOf({ email, displayName: user.displayName });
  const isFindable = user.searchPrefixes.length > 0 || searchPrefixes.length === 0;
  const unknown = hashes.filter((hash) => !user.trialHashes.includes(hash));
  return {
    ...(email === user.email && isFindable ? {} : { email, searchPrefixes }),
    ...(unknown.length === 0 ? {} : { trialHashes: [...user.trialHashes, ...unknown] }),
  };
}

/**
 * Stores addresses and identities that were connected since: admins search by them, and none of them gets
 * another trial, even after this account is deleted.
 */
async function upToDate(deps: Deps, actor: Actor, user: User): Promise<User> {
  const { documents, now } = deps;
  const hashes = trialHashes(identifiersOf(actor), deps.trialKey());
  if (Object.keys(changesOf(user, actor, hashes)).length === 0) return user;
  const ref = documents.user(actor.uid);
  return documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (!there) throw new ApiError('auth.user_not_found');
    const changes = changesOf(there, actor, hashes);
    if (Object.keys(changes).length > 0) tx.update(ref, changes);
    for (const hash of hashes) tx.set(documents.trial(hash), { at: now() });
    return { ...there, ...changes };
  });
}

/**
 * Returns the caller without an unverified address: anyone can write another's address into their own account, which
 * would be shown to admins and use up the other's trial. A known address is not checked again.
 */
async function withProvenEmail(
  { accounts }: Deps,
  actor: Actor,
  known: User | undefined,
): Promise<Actor> {
  const { email, emailProven, uid } = actor;
  if (emailProven || email === null || email === known?.email) return actor;
  const proven = (await accounts.identifiersOf(uid))?.emails ?? [];
  return proven.includes(email) ? actor : { ...actor, email: null };
}

const perTrial = new OneAtATime();

/**
 * Runs the work while no other first call uses these trials. Parallel sign-ups of one mailbox would otherwise
 * block each other for minutes.
 */
async function inTurn<T>(hashes: readonly string[], work: () => Promise<T>): Promise<T> {
  const leaves: (() => void)[] = [];
  try {
    // Always in the same order, to prevent deadlocks.
    for (const hash of [...hashes].sort()) leaves.push(await perTrial.enter(hash));
    return await work();
  } finally {
    for (const leave of leaves) leave();
  }
}

/**
 * Returns whether nothing identifies the user, so that there is no trial: a disposable address, or neither a valid
 * address nor a provider identity.
 */
async function isUnidentified(deps: Deps, given: Actor, proven: Actor): Promise<boolean> {
  const { emails, identities } = identifiersOf(proven);
  if (emails.length === 0 && identities.length === 0) return true;
  const domain = given.email === null ? null : domainOf(given.email);
  return domain !== null && (await deps.isDisposable(domain));
}

/**
 * Returns the user, and creates them with their trial on the first request. Parallel first requests create
 * one account. A person who had a trial before, with this mailbox or identity, gets no other.
 * @throws ApiError `auth.user_not_found` for an account that is or was being deleted
 */
export async function ensureAccount(deps: Deps, given: Actor): Promise<WithId<User>> {
  const { documents } = deps;
  const ref = documents.user(given.uid);
  const found = (await ref.get()).data();
  const actor = await withProvenEmail(deps, given, found);
  if (found) return { ...(await upToDate(deps, actor, found)), id: actor.uid };

  // The token of a deleted account is valid for an hour; it must not recreate the account.
  await deps.accounts.admit(actor.uid);
  const hashes = trialHashes(identifiersOf(actor), deps.trialKey());
  const trials = hashes.map((hash) => documents.trial(hash));
  const barred = await isUnidentified(deps, given, actor);
  const make = () =>
    documents.transact(async (tx) => {
      const there = (await tx.get(ref)).data();
      if (there) return { user: there, isNew: false };
      const used = await Promise.all(trials.map((trial) => tx.get(trial)));
      const plan = (await tx.get(documents.plan('0'))).data() ?? initialPlans['0'];
      const now = deps.now();
      const first = !barred && !used.some((trial) => trial.exists);
      const made = newUser(actor, now, {
        activeSubscriptionId: first ? trialId : null,
        trialHashes: hashes,
      });
      tx.create(ref, made);
      if (first) {
        openSubscription(tx, deps, actor.uid, {
          id: trialId,
          plan: snapshotOf('0', plan),
          source: 'trial',
          characters: plan.charactersPerMonth,
          startsAt: now,
          endsAt: null,
          orderId: null,
        });
      }
      for (const trial of trials) tx.set(trial, { at: now });
      return { user: made, isNew: true };
    });
  const { user, isNew } = await inTurn(hashes, make);
  const photoPath = isNew ? await copyProviderPicture(deps, actor) : user.photoPath;
  return { ...user, photoPath, id: actor.uid };
}
