import { snapshotOf } from '@duu/contract/documents/plan';
import { defaultPreferences, type User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { initialPlans } from '@duu/contract/plans';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { OneAtATime } from '../../repositories/one-at-a-time.ts';
import { openSubscription } from '../credits/open-subscription.ts';
import { searchPrefixesOf } from '../people/person-words.ts';
import { copyProviderPicture } from './keep-photo.ts';
import { domainOf } from './one-mailbox.ts';
import { namesOf, trialHashes } from './trials.ts';

/** Fixed, so that no person ever has two trials. */
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
    preferences: defaultPreferences,
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

/** What the person is known by now and was not when the account was made. */
function newsOf(user: User, actor: Actor, hashes: readonly string[]): Partial<User> {
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
 * Keeps up with addresses and identities that the person has connected since: admins find them by those, and none of them
 * gets another trial, whatever becomes of this account.
 */
async function upToDate(deps: Deps, actor: Actor, user: User): Promise<User> {
  const { documents, now } = deps;
  const hashes = trialHashes(namesOf(actor), deps.trialKey());
  if (Object.keys(newsOf(user, actor, hashes)).length === 0) return user;
  const ref = documents.user(actor.uid);
  return documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (!there) throw new ApiError('auth.user_not_found');
    const news = newsOf(there, actor, hashes);
    if (Object.keys(news).length > 0) tx.update(ref, news);
    for (const hash of hashes) tx.set(documents.trial(hash), { at: now() });
    return { ...there, ...news };
  });
}

/**
 * The person without an address that nobody stands for: with a token of theirs anybody may write another's address into
 * their account, which would be shown to admins and use up the other's trial. What is known already is not asked again.
 */
async function withProvenEmail(
  { accounts }: Deps,
  actor: Actor,
  known: User | undefined,
): Promise<Actor> {
  const { email, emailProven, uid } = actor;
  if (emailProven || email === null || email === known?.email) return actor;
  const proven = (await accounts.namesOf(uid))?.emails ?? [];
  return proven.includes(email) ? actor : { ...actor, email: null };
}

const perTrial = new OneAtATime();

/**
 * Does the work in the turn of these trials. First calls of many accounts of one mailbox meet in its trial: at once their
 * transactions would hold each other up for minutes.
 */
async function inTurn<T>(hashes: readonly string[], work: () => Promise<T>): Promise<T> {
  const leaves: (() => void)[] = [];
  try {
    // In one order everywhere, so that no two wait for each other.
    for (const hash of [...hashes].sort()) leaves.push(await perTrial.enter(hash));
    return await work();
  } finally {
    for (const leave of leaves) leave();
  }
}

/**
 * Whether nothing tells who the person is, so that there is no trial: an address that anybody gets any number of, or
 * neither an address that we take nor a provider's identity, as with one that is longer than any.
 */
async function isAnybody(deps: Deps, given: Actor, proven: Actor): Promise<boolean> {
  const { emails, identities } = namesOf(proven);
  if (emails.length === 0 && identities.length === 0) return true;
  const domain = given.email === null ? null : domainOf(given.email);
  return domain !== null && (await deps.isDisposable(domain));
}

/**
 * The person's account; made with its trial on the first request. Parallel first requests make it once, and who
 * had a trial before, under this mailbox or provider identity, gets an account without one. Ends with
 * `auth.user_not_found` for an account that was deleted, or is being deleted.
 */
export async function ensureAccount(deps: Deps, given: Actor): Promise<WithId<User>> {
  const { documents } = deps;
  const ref = documents.user(given.uid);
  const found = (await ref.get()).data();
  const actor = await withProvenEmail(deps, given, found);
  if (found) return { ...(await upToDate(deps, actor, found)), id: actor.uid };

  // The token of a deleted account lives on for an hour; it must not bring the account back.
  await deps.accounts.admit(actor.uid);
  const hashes = trialHashes(namesOf(actor), deps.trialKey());
  const trials = hashes.map((hash) => documents.trial(hash));
  const barred = await isAnybody(deps, given, actor);
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
