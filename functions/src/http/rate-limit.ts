/** Counts what one caller asks for. A shared store can stand behind it where one instance is not enough. */
export interface RateLimit {
  /** Counts one request of `caller`; answers the seconds to wait, 0 where the request may pass. */
  take(caller: string): number;
}

const minuteMs = 60_000;

/**
 * Lets each caller make `perMinute` requests, refilled steadily, so that a burst passes and a stream does not.
 * Counted in this instance alone: it bounds what one caller can do to one instance.
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const callers = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / minuteMs;
  let sweptAt = now();

  const sweep = (at: number) => {
    if (at - sweptAt < minuteMs) return;
    sweptAt = at;
    for (const [caller, seen] of callers) if (at - seen.at >= minuteMs) callers.delete(caller);
  };

  return {
    take(caller) {
      const at = now();
      sweep(at);
      const seen = callers.get(caller) ?? { left: perMinute, at };
      const left = Math.min(perMinute, seen.left + (at - seen.at) * perMs);
      const passes = left >= 1;
      callers.set(caller, { left: passes ? left - 1 : left, at });
      return passes ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1000));
    },
  };
}
