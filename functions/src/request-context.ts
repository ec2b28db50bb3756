import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { requestId } from '@duu/contract/request-id';

const storage = new AsyncLocalStorage<string>();

/** Returns the id of the request that the current code works for; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** Runs `work`, and whatever it starts, for a request; for the current one without an id. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : storage.run(id, work);
}

/** Returns the platform's trace id (`TRACE/SPAN;o=1`), so that its own logs have the same; otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const [given] = String(headers['x-cloud-trace-context'] ?? '').split('/');
  return requestId.safeParse(given).data ?? randomBytes(16).toString('hex');
}
