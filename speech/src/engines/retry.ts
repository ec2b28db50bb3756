import { setTimeout } from 'node:timers/promises';

export interface RetryPolicy {
  /** Total attempts, including the first. */
  readonly attempts: number;
  /** Upper bound of the first pause in ms; each further one may take twice as long. */
  readonly firstMs: number;
  /** Upper bound of any pause in ms. */
  readonly mostMs: number;
  /** In [0, 1); for tests. */
  readonly random?: () => number;
  /** Waits that many ms, or until the signal aborts; for tests. */
  readonly pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const defaultRetries: RetryPolicy = { attempts: 4, firstMs: 400, mostMs: 8000 };

/** Resolves early, without an error, when the signal aborts. */
export const pauseFor = (ms: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, signal ? { signal } : {}).catch(() => {});

/** A failure that the next attempt may not have. */
export interface Retryable {
  readonly retryable: boolean;
  /** The minimum wait that the server asked for, in ms. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Retries until it works, the attempts are used up, or the failure is permanent. Pauses double with full jitter (AWS
 * Architecture Blog, "Exponential Backoff And Jitter") and are never shorter than the server asked for; if it asks for
 * longer than `mostMs`, the failure is final. Throws the last failure, or the signal's reason.
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
      const ms = Math.max(retryAfterMs, most * (policy.random ?? Math.random)());
      await (policy.pause ?? pauseFor)(ms, signal);
      signal?.throwIfAborted();
    }
  }
}
