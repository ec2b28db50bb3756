// @vitest-environment happy-dom
import { FirebaseError } from 'firebase/app';
import type { IdTokenResult, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TokenClock } from './token-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

function tokenFor(minutes: number, skewMs = 0): IdTokenResult {
  const issued = Date.now() + skewMs;
  return {
    token: 't',
    claims: {},
    authTime: '',
    signInProvider: null,
    signInSecondFactor: null,
    issuedAtTime: new Date(issued).toUTCString(),
    expirationTime: new Date(issued + minutes * minute).toUTCString(),
  };
}

function userWith(getIdToken: () => Promise<string>): User {
  return { getIdToken } as User;
}

test('renews about five minutes before the token expires', async () => {
  const renew = vi.fn(async () => 't');
  const clock = new TokenClock(vi.fn());
  clock.follow(userWith(renew), tokenFor(60));
  await vi.advanceTimersByTimeAsync(54 * minute);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a clock that is an hour ahead does not renew forever', async () => {
  const clock = new TokenClock(vi.fn());
  const renew = vi.fn(async () => {
    clock.follow(user, tokenFor(60, -60 * minute));
    return 't';
  });
  const user = userWith(renew);
  clock.follow(user, tokenFor(60, -60 * minute));
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a refusal ends the session with its reason, a lost network does not', async () => {
  const ended = vi.fn();
  const clock = new TokenClock(ended);
  let code = 'auth/network-request-failed';
  const user = userWith(async () => {
    throw new FirebaseError(code, code);
  });
  clock.follow(user, tokenFor(6));
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(ended).not.toHaveBeenCalled();
  code = 'auth/user-disabled';
  await vi.advanceTimersByTimeAsync(minute);
  expect(ended).toHaveBeenCalledWith('disabled');
});

test('a renewal without a response is repeated once, as soon as there is a connection', async () => {
  const renew = vi.fn(async () => 't');
  const clock = new TokenClock(vi.fn());
  clock.retry(userWith(renew));
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(minute);
  expect(renew).toHaveBeenCalledTimes(1);
});
