// Stripe's library: its settings, and what its errors mean for us.
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './provider.ts';

export interface StripeSettings {
  /** Secret key, `sk_live_…` or `sk_test_…`. */
  readonly key: string;
  /** Signing secret of the webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  readonly api: URL;
  readonly timeoutMs: number;
  /** Repeats of a request after a network error. */
  readonly retries: number;
}

/** Returns whether Stripe has no object with the requested id. */
export function isMissing(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === 'resource_missing';
}

/** Waits for `work`; ignores that its object is missing. */
export async function ignoreMissing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Calls Stripe's library.
 * @throws PaymentUnavailable if Stripe can't answer, PaymentRefused if it refuses
 */
export type StripeCall = <T>(use: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The API version that the library's types describe: updating only one of them does not compile. */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Errors after which the same call may succeed later. Keys and permissions are for an operator to fix. */
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

/** Stripe's code of an error, such as `resource_missing`; undefined if it is not Stripe's. */
export function codeOf(error: unknown): string | undefined {
  return isStripeFailure(error) ? (error.code ?? error.type) : undefined;
}

/**
 * Returns whether the request may have succeeded although it threw: Stripe failed, or had its idempotency key for
 * another request.
 */
export function mayBeDone(error: unknown): boolean {
  if (!isStripeFailure(error)) return false;
  return error.type === 'StripeIdempotencyError' || (error.statusCode ?? 0) >= 500;
}

/**
 * Creates an object once. If Stripe fails, it may have been created nevertheless: then `find` looks for it. Stripe
 * repeats its failure for a day under the same idempotency key, so what was not created gets another key.
 */
export async function createOnce<T>(
  idempotencyKey: string,
  create: (options: { idempotencyKey: string }) => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  let failure: unknown;
  for (const key of [idempotencyKey, `${idempotencyKey}-${randomUUID()}`]) {
    try {
      return await create({ idempotencyKey: key });
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      failure = error;
      const found = await find();
      if (found !== undefined) return found;
    }
  }
  throw failure;
}

/** Changes an object. If Stripe fails, `isDone` looks whether it was changed nevertheless. */
export async function changeOnce(
  change: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!mayBeDone(error) || !(await isDone())) throw error;
  }
}

/** Loads the library on the first call: most instances never need it. */
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
