import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import type { RateCounts } from '../repositories/rate-counts.ts';
import { chargeReadingsWith } from '../request-context.ts';
import type { KeyedCaller } from '../services/keys/keyed-caller.ts';
import { callerAddress } from './caller-address.ts';
import { createSharedRateLimit, guardedCounts, type SharedRateLimit } from './shared-rate-limit.ts';
import { createSlots, type SlotLimit } from './slots.ts';

/** The rate limits, over all instances, and the slots of this one. Each throws ApiError `request.too_many`. */
export interface RequestLimits {
  /** Any request, by address. */
  countAddress(request: IncomingMessage): Promise<void>;
  /**
   * A request without a known user: all of them together. When that limit is used up, each network still has
   * a few, so that one attacker does not lock out everybody else.
   */
  countUnauthenticated(request: IncomingMessage): Promise<void>;
  /**
   * A request of a user, which counts as `worth` requests; the time that its texts are read for counts later. Each kB
   * of its body counts as another one, since reading a text takes time in proportion.
   */
  countUser(uid: string, bodyBytes?: number, worth?: number): Promise<void>;
  /** A request with an API key, which counts as `worth` requests: of the key, and of all keys of its account. */
  countKey(caller: KeyedCaller, bodyBytes?: number, worth?: number): Promise<void>;
  /**
   * A sentence that a visitor tries, by network and of all together; the time that it is read for counts later.
   * @throws ApiError `try.used_up`
   */
  countTry(request: IncomingMessage): Promise<void>;
  /** Error reports of pages, by address: they need no sign-in, and each is a line in the log. */
  countReport(request: IncomingMessage): Promise<void>;
  /**
   * Reserves a slot for an answer until it is closed: a stream lasts as long as its listener, a page as long as its
   * server.
   */
  reserveSlot(request: IncomingMessage, response: ServerResponse, uid: string | null): void;
}

type PerMinute = Record<keyof typeof limits.requestsPerMinute, number>;

/** Returns what the time of a reading is worth in requests. */
const worthOf = (ms: number) => Math.floor(ms / limits.reading.msPerRequest);

async function countRequest(
  limit: SharedRateLimit,
  caller: string,
  worth = 1,
  key: 'request.too_many' | 'try.used_up' = 'request.too_many',
): Promise<void> {
  const wait = await limit.count(caller, worth);
  if (wait > 0) throw new ApiError(key, { retryAfter: wait });
}

export function createRequestLimits(
  now: () => number,
  {
    behindGoogle,
    perMinute,
    keyFactor = 1,
    counts,
    failed,
    waits,
  }: {
    behindGoogle: boolean;
    perMinute: PerMinute;
    /** Raises what plans allow keys; for tests. */
    keyFactor?: number;
    counts: RateCounts;
    /** Called when the counts fail, not more often than every few seconds. */
    failed: (cause: unknown) => void;
    /** How long the counts are waited for, and left alone after a failure; for tests. */
    waits?: Parameters<typeof guardedCounts>[2];
  },
): RequestLimits {
  const guarded = guardedCounts(counts, { now, failed }, waits);
  const limitOf = (name: keyof PerMinute) =>
    createSharedRateLimit(name, { perMinute: perMinute[name], counts: guarded, now });
  // The plan decides the limit: one for each that plans have.
  const byPlan = new Map<string, SharedRateLimit>();
  const planLimit = (name: 'key' | 'keyAccount', given: number) => {
    const perMinute = given * keyFactor;
    const known = `${name}${perMinute}`;
    const limit =
      byPlan.get(known) ?? createSharedRateLimit(name, { perMinute, counts: guarded, now });
    byPlan.set(known, limit);
    return limit;
  };
  const users = limitOf('user');
  const addresses = limitOf('address');
  const shared = limitOf('sharedAddress');
  const unauthenticated = limitOf('unauthenticated');
  const networks = limitOf('network');
  const reports = limitOf('clientErrors');
  const tries = { network: limitOf('tryNetwork'), all: limitOf('tryAll') };
  const slots = createSlots();
  return {
    async countAddress(request) {
      const caller = callerAddress(request, behindGoogle);
      await countRequest(caller.shared ? shared : addresses, caller.address);
    },
    async countUnauthenticated(request) {
      if ((await unauthenticated.count('everybody')) === 0) return;
      await countRequest(networks, callerAddress(request, behindGoogle).network);
    },
    async countUser(uid, bodyBytes = 0, worth = 1) {
      await countRequest(users, uid, worth + Math.floor(bodyBytes / 1024));
      chargeReadingsWith((ms) => users.charge(uid, worthOf(ms)));
    },
    async countKey({ uid, keyId, terms }, bodyBytes = 0, worth = 1) {
      const requests = worth + Math.floor(bodyBytes / 4096);
      const ofAccount = planLimit('keyAccount', terms.perAccount);
      await countRequest(ofAccount, uid, requests);
      await countRequest(planLimit('key', terms.perKey), `${uid}/${keyId}`, requests);
      chargeReadingsWith((ms) => ofAccount.charge(uid, worthOf(ms)));
    },
    async countTry(request) {
      const { network } = callerAddress(request, behindGoogle);
      await countRequest(tries.network, network, 1, 'try.used_up');
      await countRequest(tries.all, 'everybody', 1, 'try.used_up');
      chargeReadingsWith((ms) => {
        const worth = Math.floor(ms / limits.tries.msPerTry);
        tries.network.charge(network, worth);
        tries.all.charge('everybody', worth);
      });
    },
    countReport: (request) => countRequest(reports, callerAddress(request, behindGoogle).address),
    reserveSlot(request, response, uid) {
      const { all, user, network } = limits.openAnswers;
      const wanted: SlotLimit[] = uid === null ? [] : [{ of: `user ${uid}`, max: user }];
      // On one machine all users have the same address, and there is one instance.
      if (behindGoogle) {
        const caller = callerAddress(request, behindGoogle);
        wanted.push({ of: 'all', max: all });
        if (!caller.shared) wanted.push({ of: `network ${caller.network}`, max: network });
      }
      const release = slots.reserve(wanted);
      if (release === null) throw new ApiError('request.too_many', { retryAfter: 5 });
      response.once('close', release);
    },
  };
}
