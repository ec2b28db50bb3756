import { limits } from '@duu/contract/limits';

/** Counts what one caller asks for. A shared store can stand behind it where one instance is not enough. */
export interface RateLimit {
  /**
   * Counts one request of `caller`, or as many as it is worth; answers the seconds to wait, 0 where it may pass. One that
   * is worth more than is left may pass once everything is.
   */
  take(caller: string, worth?: number): number;
}

const minuteMs = 60_000;

/**
 * Lets each caller make `perMinute` requests, refilled steadily, so that a burst passes and a stream does not.
 * Counted in this instance alone: it bounds what one caller can do to one instance. Remembers at most `remembered`
 * callers, those that asked last.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number,
  remembered: number = limits.rememberedCallers,
): RateLimit {
  // In the order in which they asked last: who is first can be forgotten first.
  const callers = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / minuteMs;

  const forget = (at: number) => {
    for (const [caller, seen] of callers) {
      if (callers.size <= remembered && at - seen.at < minuteMs) return;
      callers.delete(caller);
    }
  };

  return {
    take(caller, worth = 1) {
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
