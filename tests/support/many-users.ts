import { countSegments } from '@duu/contract/count-segments';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { aRequest, audioOf } from './audios.ts';
import { until } from './suite.ts';
import { newUser, type TestUser } from './users.ts';

/** A user's requests and their results. */
export interface Converted {
  readonly user: TestUser;
  readonly audioIds: readonly string[];
}

export async function newUsers(count: number): Promise<TestUser[]> {
  const users = await Promise.all(Array.from({ length: count }, newUser));
  for (const user of users) await ask('getMe', user);
  return users;
}

const conversionRequest = aRequest;
export const requestCharacters = countSegments(aRequest.segments);

/** All users request as many conversions in parallel. Returns the started ones and the ms of each call. */
export async function convertAtOnce(
  users: readonly TestUser[],
  each: number,
): Promise<{ converted: Converted[]; tookMs: number[] }> {
  const tookMs: number[] = [];
  const one = async (user: TestUser) => {
    const startedAt = performance.now();
    const { audioId } = await ask('synthesize', user, { input: conversionRequest });
    tookMs.push(performance.now() - startedAt);
    return audioId;
  };
  const converted = await Promise.all(
    users.map(async (user) => ({
      user,
      audioIds: await Promise.all(Array.from({ length: each }, () => one(user))),
    })),
  );
  return { converted, tookMs };
}

/** Waits until the queue has executed all conversions; no player opens their streams. */
export async function untilAllConverted(
  converted: readonly Converted[],
  timeoutMs: number,
): Promise<void> {
  const open = converted.flatMap(({ user, audioIds }) =>
    audioIds.map((audioId) => ({ user, audioId })),
  );
  await until(
    'every conversion to end',
    async () => {
      for (let one = open.at(-1); one; one = open.at(-1)) {
        const { state, error } = await audioOf(one.user, one.audioId);
        if (state === 'failed') throw new Error(`A conversion ended with ${error}.`);
        if (state === 'creating') return false;
        open.pop();
      }
      return true;
    },
    timeoutMs,
  );
}

/** Returns the sums of a user's ledger by type, and the subscription's counts. */
export async function creditsOf({ uid }: TestUser) {
  const { documents } = suiteDeps();
  const sums: Record<string, number> = {};
  for (const doc of (await documents.ledger(uid).get()).docs) {
    const { type, characters } = doc.data();
    sums[type] = (sums[type] ?? 0) + characters;
  }
  const trial = (await documents.subscription(uid, 'trial').get()).data();
  return { sums, held: trial?.heldCredits, used: trial?.usedCredits };
}
