import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import { callerAddress } from './caller-address.ts';
import { createPlaces, type PlaceIn } from './places.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Every count of requests that an instance keeps. @throws ApiError `request.too_many` in each */
export interface RequestLimits {
  /** Any request, by where it comes from. */
  countAddress(request: IncomingMessage): void;
  /**
   * A request that names nobody, or nobody whom we know: all of them together. Once these are used up, each network still
   * has a few, so that whoever uses them up does not lock everybody else out.
   */
  countUnauthenticated(request: IncomingMessage): void;
  /** A request of somebody; each kB of its body is worth another one, since reading a text takes time in proportion. */
  countUser(uid: string, bodyBytes?: number): void;
  /** Reports of pages' errors, by address: they need no sign-in, and each is a line in the log. */
  countReport(request: IncomingMessage): void;
  /** An answer with sound takes one of the places for these until it is closed: it lasts as long as its reader likes. */
  takePlace(request: IncomingMessage, response: ServerResponse, uid: string | null): void;
}

type PerMinute = Record<keyof typeof limits.requestsPerMinute, number>;

function take(limit: RateLimit, caller: string, worth = 1): void {
  const wait = limit.take(caller, worth);
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
  const places = createPlaces();
  const reports = createRateLimit(perMinute.clientErrors, now);
  return {
    countAddress(request) {
      const caller = callerAddress(request, behindGoogle);
      take(caller.shared ? shared : addresses, caller.address);
    },
    countUnauthenticated(request) {
      if (unauthenticated.take('everybody') === 0) return;
      take(networks, callerAddress(request, behindGoogle).network);
    },
    countUser: (uid, bodyBytes = 0) => take(users, uid, 1 + Math.floor(bodyBytes / 1024)),
    countReport: (request) => take(reports, callerAddress(request, behindGoogle).address),
    takePlace(request, response, uid) {
      const { all, person, network } = limits.openAnswers;
      const wanted: PlaceIn[] = uid === null ? [] : [{ of: `person ${uid}`, most: person }];
      // On one machine everybody has the same address, and there is one instance.
      if (behindGoogle) {
        const caller = callerAddress(request, behindGoogle);
        wanted.push({ of: 'all', most: all });
        if (!caller.shared) wanted.push({ of: `network ${caller.network}`, most: network });
      }
      const leave = places.take(wanted);
      if (leave === null) throw new ApiError('request.too_many', { retryAfter: 5 });
      response.once('close', leave);
    },
  };
}
