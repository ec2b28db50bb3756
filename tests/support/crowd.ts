import { countSegments } from '@duu/contract/characters';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { aRequest, audioOf } from './audios.ts';
import { newPerson, type Person } from './people.ts';
import { until } from './suite.ts';

/** A user's requests and their results. */
export interface Converted {
  readonly person: Person;
  readonly audioIds: readonly string[];
}

export async function crowdOf(people: number): Promise<Person[]> {
  const crowd = await Promise.all(Array.from({ length: people }, newPerson));
  for (const person of crowd) await ask('getMe', person);
  return crowd;
}

const crowdRequest = aRequest;
export const crowdCharacters = countSegments(aRequest.segments);

/** All users request as many conversions in parallel. Returns the started ones and the ms of each call. */
export async function convertAtOnce(
  crowd: readonly Person[],
  each: number,
): Promise<{ converted: Converted[]; tookMs: number[] }> {
  const tookMs: number[] = [];
  const one = async (person: Person) => {
    const startedAt = performance.now();
    const { audioId } = await ask('synthesize', person, { input: crowdRequest });
    tookMs.push(performance.now() - startedAt);
    return audioId;
  };
  const converted = await Promise.all(
    crowd.map(async (person) => ({
      person,
      audioIds: await Promise.all(Array.from({ length: each }, () => one(person))),
    })),
  );
  return { converted, tookMs };
}

/** Waits until the queue has executed all of them; nobody listens. */
export async function allDone(converted: readonly Converted[], patienceMs: number): Promise<void> {
  const open = converted.flatMap(({ person, audioIds }) =>
    audioIds.map((audioId) => ({ person, audioId })),
  );
  await until(
    'every conversion to end',
    async () => {
      for (let one = open.at(-1); one; one = open.at(-1)) {
        const { state, error } = await audioOf(one.person, one.audioId);
        if (state === 'failed') throw new Error(`A conversion ended with ${error}.`);
        if (state === 'creating') return false;
        open.pop();
      }
      return true;
    },
    patienceMs,
  );
}

/** A user's ledger as sums by type, and the numbers of the subscription. */
export async function booksOf({ uid }: Person) {
  const { documents } = suiteDeps();
  const sums: Record<string, number> = {};
  for (const doc of (await documents.ledger(uid).get()).docs) {
    const { type, characters } = doc.data();
    sums[type] = (sums[type] ?? 0) + characters;
  }
  const trial = (await documents.subscription(uid, 'trial').get()).data();
  return { sums, held: trial?.heldCredits, used: trial?.usedCredits };
}
