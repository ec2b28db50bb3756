// A request chosen by hand, with the answers that it may get.
import { apiBase, type CallName, calls } from '@duu/contract/calls/calls';
import type { MadeRequest } from './contract-requests.ts';

export interface PickedRequest {
  readonly name: string;
  readonly made: MadeRequest;
  /** The allowed answers. */
  readonly statuses: readonly number[];
}

type Given = Partial<Pick<MadeRequest, 'role' | 'headers'>> & {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
};

const json = { 'Content-Type': 'application/json' };

function sentBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body ?? {});
}

/** Returns a request for a call. A text or bytes as body are sent as they are. */
export function requestFor(
  call: CallName,
  { role = 'owner', headers, params, query, body }: Given,
) {
  const { method, path } = calls[call];
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? 'x'),
  );
  const takesBody = method !== 'GET' && method !== 'DELETE';
  return {
    call,
    role,
    method,
    address: apiBase + filled + (query ?? ''),
    headers: { ...(takesBody ? json : {}), ...headers },
    body: takesBody ? sentBody(body) : null,
  } as const;
}

/** Returns what is wrong with an answer to a picked request. */
export function wrongStatus({ name, statuses }: PickedRequest, status: number): string | null {
  return statuses.includes(status)
    ? null
    : `${name}: answered ${status}, not ${statuses.join(' or ')}`;
}
