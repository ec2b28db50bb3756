import { limits } from '@duu/contract/limits';

/** Counts requests by caller, in this instance. */
export interface RateLimit {
  /**
   * Counts a request of `caller` as `worth` requests. Returns the seconds to wait, 0 if it may pass. A
   * request that is worth more than the limit passes once the full limit is available.
   */
  count(caller: string, worth?: number): number;
  /** Counts work that was done already as requests, up to a debt of one minute. */
  charge(caller: string, worth: number): void;
}

const minuteMs = 60_000;

/**
 * Allows each caller `perMinute` requests, refilled steadily, so that a burst passes and a stream does not.
 * Counts in this instance only. Remembers the latest `remembered` callers.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number,
  remembered: number = limits.rememberedCallers,
): RateLimit {
  // Ordered by last request, to forget the oldest first.
  const callers = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / minuteMs;

  const forget = (at: number) => {
    for (const [caller, seen] of callers) {
      const isFull = seen.left + (at - seen.at) * perMs >= perMinute;
      if (callers.size <= remembered && !isFull) return;
      callers.delete(caller);
    }
  };

  const leftOf = (caller: string, at: number) => {
    const seen = callers.get(caller) ?? { left: perMinute, at };
    return Math.min(perMinute, seen.left + (at - seen.at) * perMs);
  };
  const remember = (caller: string, left: number, at: number) => {
    callers.delete(caller);
    callers.set(caller, { left, at });
    forget(at);
  };

  return {
    charge(caller, worth) {
      const at = now();
      remember(caller, Math.max(-perMinute, leftOf(caller, at) - worth), at);
    },
    count(caller, worth = 1) {
      const wanted = Math.max(1, Math.min(worth, perMinute));
      const at = now();
      const left = leftOf(caller, at);
      const passes = left >= wanted;
      remember(caller, passes ? left - wanted : left, at);
      return passes ? 0 : Math.max(1, Math.ceil((wanted - left) / perMs / 1000));
    },
  };
}
