import { setTimeout as wait } from 'node:timers/promises';

export interface RetryPolicy {
  /** Tries in all, the first among them. */
  readonly attempts: number;
  /** Most that the first pause takes, in ms; each further one may take twice as long. */
  readonly firstMs: number;
  /** Most that any pause takes, in ms. */
  readonly mostMs: number;
  /** In [0, 1); for tests. */
  readonly random?: () => number;
  /** Waits, or ends early when the signal aborts; for tests. */
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export const defaultRetries: RetryPolicy = { attempts: 4, firstMs: 400, mostMs: 8000 };

async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(ms, undefined, signal ? { signal } : {}).catch(() => {});
}

/** A failure that may be gone with the next try. */
export interface Retryable {
  readonly retryable: boolean;
  /** What the server asked to wait at least, in ms. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Tries until it works, the tries are used up, or the failure is none that time heals. Pauses grow twofold with full
 * jitter (AWS Architecture Blog, "Exponential Backoff And Jitter"), and are never shorter than the server asked for;
 * where it asks for longer than `mostMs` nobody waits. Throws the last failure, or the signal's reason.
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  asRetryable: (error: unknown) => Retryable,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      const { retryable, retryAfterMs = 0 } = asRetryable(error);
      if (!retryable || tried >= policy.attempts || retryAfterMs > policy.mostMs) throw error;
      const most = Math.min(policy.mostMs, policy.firstMs * 2 ** (tried - 1));
      const pause = Math.max(retryAfterMs, most * (policy.random ?? Math.random)());
      await (policy.pause ?? sleep)(pause, signal);
      signal?.throwIfAborted();
    }
  }
}
