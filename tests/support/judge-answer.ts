// Sends a generated request and checks that its answer is one of the contract.
import { type Call, errorsOf } from '@duu/contract/calls/call';
import { calls } from '@duu/contract/calls/calls';
import { isErrorKey } from '@duu/contract/errors/keys';
import { errorStatus } from '@duu/contract/errors/status';
import type { MadeRequest, RequestFixtures } from './contract-requests.ts';
import { baseUrl } from './suite.ts';

export interface Judged {
  readonly status: number;
  readonly key: string | null;
  readonly ms: number;
  /** Returns what is wrong with an answer; null if nothing is. */
  readonly fault: string | null;
}

const maxMs = 10_000;

function faultOf(made: MadeRequest, status: number, text: string, ms: number): string | null {
  if (ms > maxMs) return `answered after ${Math.round(ms)} ms`;
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  const isPage = made.address.split('?')[0]?.endsWith('/player') ?? false;
  if (status < 400 || status === 416 || isPage || made.method === 'HEAD') return null;
  if (!isErrorKey(text)) return `answered ${status} with ${JSON.stringify(text.slice(0, 200))}`;
  if (errorStatus[text] !== status) return `answered ${text} with ${status}`;
  if (made.call === null) return null;
  const call: Call = calls[made.call];
  if (text === 'request.not_found' || errorsOf(call).has(text)) return null;
  return `ended with ${text}, which ${made.call} does not declare`;
}

/** Sends a request and checks its answer. */
export async function judge(fixtures: RequestFixtures, made: MadeRequest): Promise<Judged> {
  const own = new Headers(made.headers);
  if (made.role === 'forger') own.set('Authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.');
  else if (made.role !== 'visitor')
    own.set('Authorization', `Bearer ${fixtures.users[made.role].token}`);
  const start = performance.now();
  const init: RequestInit = { method: made.method, headers: own };
  if (made.body !== null) init.body = made.body;
  let status = 0;
  let text = '';
  try {
    const answer = await fetch(new URL(baseUrl() + made.address), {
      ...init,
      signal: AbortSignal.timeout(6 * maxMs),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    const fault = `had no answer (${String(error)})`;
    return { status: 0, key: null, ms: performance.now() - start, fault };
  }
  const ms = performance.now() - start;
  return { status, key: status >= 400 ? text : null, ms, fault: faultOf(made, status, text, ms) };
}
