import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import { callerAddress } from './caller-address.ts';
import { createPlaces, type Places } from './places.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Every count of requests and open streams that an instance keeps. @throws ApiError `request.too_many` in each */
export interface RequestLimits {
  /** Any request, by where it comes from. */
  countAddress(request: IncomingMessage): void;
  /** A request that names nobody, or nobody whom we know: all of them together. */
  countUnauthenticated(): void;
  countUser(uid: string): void;
  /** Reports of pages' errors, by address: they need no sign-in, and each is a line in the log. */
  countReport(request: IncomingMessage): void;
  /** A stream until it closes, by where it goes to; an address that many share is not bounded. */
  openAtAddress(request: IncomingMessage, response: ServerResponse): void;
  /** A stream until it closes, by whose audio it is. */
  openOfUser(uid: string, response: ServerResponse): void;
}

type PerMinute = Record<keyof typeof limits.requestsPerMinute, number>;

function take(limit: RateLimit, caller: string): void {
  const wait = limit.take(caller);
  if (wait > 0) throw new ApiError('request.too_many', { retryAfter: wait });
}

const retryAfter = 5;

/** A place until the response closes. */
function open(places: Places, caller: string, response: ServerResponse): void {
  const leave = places(caller);
  if (leave === null) throw new ApiError('request.too_many', { retryAfter });
  if (response.closed) leave();
  else response.once('close', leave);
}

export function createRequestLimits(
  now: () => number,
  { behindGoogle, perMinute }: { behindGoogle: boolean; perMinute: PerMinute },
): RequestLimits {
  const users = createRateLimit(perMinute.user, now);
  const addresses = createRateLimit(perMinute.address, now);
  const shared = createRateLimit(perMinute.sharedAddress, now);
  const unauthenticated = createRateLimit(perMinute.unauthenticated, now);
  const reports = createRateLimit(perMinute.clientErrors, now);
  const openOfUsers = createPlaces(limits.atOnce.streamsOfUser);
  const openAtAddresses = createPlaces(limits.atOnce.streamsOfAddress);
  return {
    countAddress(request) {
      const caller = callerAddress(request, behindGoogle);
      take(caller.shared ? shared : addresses, caller.address);
    },
    countUnauthenticated: () => take(unauthenticated, 'everybody'),
    countUser: (uid) => take(users, uid),
    countReport: (request) => take(reports, callerAddress(request, behindGoogle).address),
    openAtAddress(request, response) {
      const caller = callerAddress(request, behindGoogle);
      if (!caller.shared) open(openAtAddresses, caller.address, response);
    },
    openOfUser: (uid, response) => open(openOfUsers, uid, response),
  };
}
