import { randomUUID } from 'node:crypto';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { ensureAccount } from '../../functions/src/services/account/ensure-account.ts';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { faultsOfUser } from '../support/invariants.ts';
import {
  convertAtOnce,
  creditsOf,
  newUsers,
  requestCharacters,
  untilAllConverted,
} from '../support/many-users.ts';
import { actorOf, signInWithGoogle } from '../support/users.ts';

const each = 3;

test('eight users convert in parallel, and every ledger is exact', async () => {
  const users = await newUsers(8);
  const { converted } = await convertAtOnce(users, each);
  await untilAllConverted(converted, 150_000);
  const all = each * requestCharacters;
  for (const user of users) {
    expect(await creditsOf(user)).toEqual({
      sums: { grant: 500, hold: all, settle: all },
      held: 0,
      used: all,
    });
    expect(await faultsOfUser(user.uid)).toEqual([]);
  }
});

test('a long transaction of one user does not block others', async () => {
  const { documents } = suiteDeps();
  const [one, other] = await newUsers(2);
  if (!one || !other) throw new Error('There is nobody.');
  await documents.transact(async (tx) => {
    await tx.get(documents.user(one.uid));
    const { activeSubscriptionId } = (await tx.get(documents.user(one.uid))).data() ?? {};
    await tx.get(documents.subscription(one.uid, activeSubscriptionId ?? ''));
    const { converted } = await convertAtOnce([other], 1);
    expect(converted[0]?.audioIds).toHaveLength(1);
    tx.update(documents.user(one.uid), { displayName: 'Урт' });
  });
});

test.each([
  ['lacks the id of its subscription', FieldValue.delete()],
  ['names a subscription that is gone', 'gone'],
])(
  'a user document that %s is corrected by the next conversion',
  async (_, activeSubscriptionId) => {
    const [user] = await newUsers(1);
    if (!user) throw new Error('There is nobody.');
    const account = getFirestore(adminApp()).doc(`users/${user.uid}`);
    await account.update({ activeSubscriptionId });
    const { converted } = await convertAtOnce([user], 2);
    await untilAllConverted(converted, 60_000);
    expect((await account.get()).get('activeSubscriptionId')).toBe('trial');
    expect((await ask('getMe', user)).subscription?.usedCredits).toBe(2 * requestCharacters);
  },
);

test('parallel accounts of one mailbox have one trial', async () => {
  const box = randomUUID();
  const signedIn = await Promise.all(
    Array.from({ length: 8 }, (_, at) => signInWithGoogle(`${box}+${at}@gmail.com`, randomUUID())),
  );
  const accounts = await Promise.all(
    // A page sends several requests in parallel.
    [...signedIn, ...signedIn].map((user) =>
      ensureAccount(suiteDeps(), {
        ...actorOf(user),
        identities: [`google.com:${user.uid}`],
      }),
    ),
  );
  const trials = accounts.filter(({ activeSubscriptionId }) => activeSubscriptionId !== null);
  expect(new Set(trials.map(({ id }) => id)).size).toBe(1);
});
