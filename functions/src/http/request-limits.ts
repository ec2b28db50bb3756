import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import { callerAddress } from './caller-address.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createSlots, type SlotIn } from './slots.ts';

/** The rate limits of an instance. Each throws ApiError `request.too_many`. */
export interface RequestLimits {
  /** Any request, by address. */
  countAddress(request: IncomingMessage): void;
  /**
   * A request without a known user: all of them together. When that limit is used up, each network still has
   * a few, so that one attacker does not lock out everybody else.
   */
  countUnauthenticated(request: IncomingMessage): void;
  /**
   * A request of a user. Each kB of its body counts as another request, since reading a text takes time in
   * proportion.
   */
  countUser(uid: string, bodyBytes?: number): void;
  /** Error reports of pages, by address: they need no sign-in, and each is a line in the log. */
  countReport(request: IncomingMessage): void;
  /** Reserves a slot for an answer with sound until it is closed: it lasts as long as the listener likes. */
  reserveSlot(request: IncomingMessage, response: ServerResponse, uid: string | null): void;
}

type PerMinute = Record<keyof typeof limits.requestsPerMinute, number>;

function countRequest(limit: RateLimit, caller: string, worth = 1): void {
  const wait = limit.count(caller, worth);
  if (wait > 0) throw new ApiError('request.too_many', { retryAfter: wait });
}

export function createRequestLimits(
  now: () => number,
  { behindGoogle, perMinute }: { behindGoogle: boolean; perMinute: PerMinute },
): RequestLimits {
  const users = createRateLimit(perMinute.user, now);
  const addresses = createRateLimit(perMinute.address, now);
  const shared = createRateLimit(perMinute.sharedAddress, now);
  const unauthenticated = createRateLimit(perMinute.unauthenticated, now);
  const networks = createRateLimit(perMinute.network, now);
  const slots = createSlots();
  const reports = createRateLimit(perMinute.clientErrors, now);
  return {
    countAddress(request) {
      const caller = callerAddress(request, behindGoogle);
      countRequest(caller.shared ? shared : addresses, caller.address);
    },
    countUnauthenticated(request) {
      if (unauthenticated.count('everybody') === 0) return;
      countRequest(networks, callerAddress(request, behindGoogle).network);
    },
    countUser: (uid, bodyBytes = 0) => countRequest(users, uid, 1 + Math.floor(bodyBytes / 1024)),
    countReport: (request) => countRequest(reports, callerAddress(request, behindGoogle).address),
    reserveSlot(request, response, uid) {
      const { all, person, network } = limits.openAnswers;
      const wanted: SlotIn[] = uid === null ? [] : [{ of: `person ${uid}`, most: person }];
      // On one machine all users have the same address, and there is one instance.
      if (behindGoogle) {
        const caller = callerAddress(request, behindGoogle);
        wanted.push({ of: 'all', most: all });
        if (!caller.shared) wanted.push({ of: `network ${caller.network}`, most: network });
      }
      const release = slots.reserve(wanted);
      if (release === null) throw new ApiError('request.too_many', { retryAfter: 5 });
      response.once('close', release);
    },
  };
}
