// The door to Stripe's library: its settings, and what its errors mean to us.
import type Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './provider.ts';

export interface StripeSettings {
  /** Secret key, `sk_live_…` or `sk_test_…`. */
  readonly key: string;
  /** Signing secret of the webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  /** Where the API is. */
  readonly api: URL;
  /** How long one attempt of a request may take. */
  readonly timeoutMs: number;
  /** How often the library repeats a request that failed on the way. */
  readonly retries: number;
}

/** True where Stripe has no object with the id that was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === 'resource_missing';
}

/** Waits for work on an object; it is done too where the object does not exist. */
export async function ignoreMissing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Runs one use of Stripe's library. Throws PaymentUnavailable where Stripe can't answer, PaymentRefused where it says no. */
export type StripeCall = <T>(use: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The version of the API whose shapes the library's types describe: an update of one that leaves the other won't compile. */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Errors of the library after which the same call may succeed later. Keys and permissions are for the operator to mend. */
const unavailable = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

interface StripeFailure extends Error {
  readonly type: string;
  readonly code?: string | undefined;
  readonly statusCode?: number | undefined;
}

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Returns Stripe's code for a fault, such as `resource_missing`; undefined where the error is none of the library's. */
export function codeOf(error: unknown): string | undefined {
  return isStripeFailure(error) ? (error.code ?? error.type) : undefined;
}

/** True where Stripe failed, or had this idempotency key for something else: what was asked may be done all the same. */
export function mayBeDone(error: unknown): boolean {
  if (!isStripeFailure(error)) return false;
  return error.type === 'StripeIdempotencyError' || (error.statusCode ?? 0) >= 500;
}

/** Loads the library with the first call: most instances never sell anything. */
export function createStripeCall(settings: () => StripeSettings): StripeCall {
  let loaded: Promise<Stripe> | undefined;
  return async (use) => {
    loaded ??= load(settings());
    const stripe = await loaded;
    try {
      return await use(stripe);
    } catch (error) {
      const code = codeOf(error);
      if (!isStripeFailure(error) || code === undefined) throw error;
      if (unavailable.has(error.type) || code === 'idempotency_key_in_use')
        throw new PaymentUnavailable(`Stripe is not available: ${code}`, { cause: error });
      throw new PaymentRefused(code, { cause: error });
    }
  };
}

async function load({ key, api, timeoutMs, retries }: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe');
  const isHttps = api.protocol === 'https:';
  return new Stripe(key, {
    apiVersion,
    protocol: isHttps ? 'https' : 'http',
    host: api.hostname,
    port: api.port === '' ? (isHttps ? 443 : 80) : api.port,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
