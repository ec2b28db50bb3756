import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { requestId } from '@duu/contract/request-id';

interface RequestContext {
  readonly id: string;
  /** Counts the time in ms that a text was read for, for whom the request is counted. */
  charge: (ms: number) => void;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Returns the id of the request that the current code works for; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}

/** Sets whose limits the time of readings for the current request counts in. */
export function chargeReadingsWith(charge: (ms: number) => void): void {
  const context = storage.getStore();
  if (context) context.charge = charge;
}

/** Counts the time in ms that a text was read for the current request. */
export function chargeReading(ms: number): void {
  storage.getStore()?.charge(ms);
}

/** Runs `work`, and whatever it starts, for a request; for the current one without an id. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : storage.run({ id, charge: () => {} }, work);
}

/** Returns the platform's trace id (`TRACE/SPAN;o=1`), so that its own logs have the same; otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const [given] = String(headers['x-cloud-trace-context'] ?? '').split('/');
  return requestId.safeParse(given).data ?? randomBytes(16).toString('hex');
}
