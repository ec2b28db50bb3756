import { limits } from '@duu/contract/limits';

/** Counts requests by caller, in this instance. */
export interface RateLimit {
  /**
   * Counts a request of `caller` as `worth` requests. Returns the seconds to wait, 0 if it may pass. A
   * request that is worth more than the limit passes once the full limit is available.
   */
  count(caller: string, worth?: number): number;
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
      if (callers.size <= remembered && at - seen.at < minuteMs) return;
      callers.delete(caller);
    }
  };

  return {
    count(caller, worth = 1) {
      const wanted = Math.max(1, Math.min(worth, perMinute));
      const at = now();
      const seen = callers.get(caller) ?? { left: perMinute, at };
      const left = Math.min(perMinute, seen.left + (at - seen.at) * perMs);
      const passes = left >= wanted;
      callers.delete(caller);
      callers.set(caller, { left: passes ? left - wanted : left, at });
      forget(at);
      return passes ? 0 : Math.max(1, Math.ceil((wanted - left) / perMs / 1000));
    },
  };
}
