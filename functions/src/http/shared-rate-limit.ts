import { limits } from '@duu/contract/limits';
import type { RateCounts } from '../repositories/rate-counts.ts';
import { createRateLimit } from './rate-limit.ts';

/** Counts requests by caller, over all instances. */
export interface SharedRateLimit {
  /**
   * Counts a request of `caller` as `worth` requests. Returns the seconds to wait, 0 if it may pass. A
   * request that is worth more than the limit passes if it is the first of its minute.
   */
  count(caller: string, worth?: number): Promise<number>;
  /** Counts work that was done already as requests. */
  charge(caller: string, worth: number): void;
}

/** Asks the counts, or does without them for a while if they fail or are late. */
interface GuardedCounts {
  add(key: string, minute: number, requests: number): Promise<number | null>;
}

const minuteMs = 60_000;

/** Wraps counts so that a failure costs one wait of `timeoutMs`, then none for `pauseMs`. */
export function guardedCounts(
  counts: RateCounts,
  { now, failed }: { now: () => number; failed: (cause: unknown) => void },
  { timeoutMs, pauseMs }: { timeoutMs: number; pauseMs: number } = limits.rateCounts,
): GuardedCounts {
  let downUntil = 0;
  return {
    async add(key, minute, requests) {
      if (now() < downUntil) return null;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The counts are late.')), timeoutMs);
      });
      try {
        return await Promise.race([counts.add(key, minute, requests), late]);
      } catch (cause) {
        if (now() >= downUntil) failed(cause);
        downUntil = now() + pauseMs;
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A caller's requests of the present minute in this instance. */
interface CallerWindow {
  /** Requests that may pass without asking again. */
  left: number;
  /** Requests that were let pass without being added to the counts. */
  unreported: number;
  /** Whether the caller has used up the minute over all instances. */
  usedUp: boolean;
  reserving: Promise<void> | null;
}

/**
 * Limits callers to `perMinute` requests over all instances. An instance lets the first `allowance` requests of
 * a caller's minute pass by itself, then takes as many at a time from the shared counts. So all instances
 * together let at most `perMinute` and one allowance each pass. Without the counts, each instance's own limit
 * remains.
 */
export function createSharedRateLimit(
  name: string,
  {
    perMinute,
    counts,
    now,
    remembered = limits.rememberedCallers,
  }: { perMinute: number; counts: GuardedCounts; now: () => number; remembered?: number },
): SharedRateLimit {
  const own = createRateLimit(perMinute, now, remembered);
  const allowance = allowanceOf(perMinute);
  const callers = new Map<string, CallerWindow>();
  let minute = 0;

  const windowOf = (caller: string): CallerWindow => {
    const present = Math.floor(now() / minuteMs);
    if (present !== minute) callers.clear();
    minute = present;
    const window = callers.get(caller) ?? {
      left: allowance,
      unreported: allowance,
      usedUp: false,
      reserving: null,
    };
    callers.delete(caller);
    callers.set(caller, window);
    const [oldest] = callers.keys();
    if (callers.size > remembered && oldest !== undefined) callers.delete(oldest);
    return window;
  };

  async function reserve(caller: string, window: CallerWindow, wanted: number): Promise<void> {
    const taken = Math.max(allowance, wanted);
    const sum = await counts.add(`${name}:${caller}`, minute, window.unreported + taken);
    if (sum === null) {
      window.left = Number.POSITIVE_INFINITY;
      return;
    }
    window.unreported = 0;
    const room = perMinute - (sum - taken);
    window.left += Math.min(taken, Math.max(0, room));
    window.usedUp = room < taken;
  }

  return {
    charge(caller, worth) {
      if (worth <= 0) return;
      own.charge(caller, worth);
      const window = windowOf(caller);
      const passed = Math.min(worth, window.left);
      window.left -= passed;
      window.unreported += worth - passed;
    },
    async count(caller, worth = 1) {
      const wanted = Math.max(1, Math.min(worth, perMinute));
      const wait = own.count(caller, worth);
      if (wait > 0) return wait;
      for (;;) {
        const window = windowOf(caller);
        if (window.left >= wanted) {
          window.left -= wanted;
          return 0;
        }
        if (window.usedUp) return Math.ceil(((minute + 1) * minuteMs - now()) / 1000);
        window.reserving ??= reserve(caller, window, wanted).finally(() => {
          window.reserving = null;
        });
        await window.reserving;
      }
    },
  };
}

/** Requests per minute and caller that an instance lets pass without asking. */
export function allowanceOf(perMinute: number): number {
  return Math.max(5, Math.ceil(perMinute / 20));
}
