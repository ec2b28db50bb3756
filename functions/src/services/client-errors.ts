import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Deps } from '../deps.ts';

type ClientError = InputOf<Calls['reportClientError']>;

/** Stack frames without addresses and messages. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => /([\w$.-]+\.(?:js|ts|tsx|mjs)(?:\?[^:\s]*)?:\d+:\d+)/.exec(line)?.[1] ?? [])
    .slice(0, 20)
    .join('\n');
}

/** Logs an error of a browser, like the server's own. Errors of crawlers are only informational. */
export function logClientError({ log }: Deps, error: ClientError): void {
  const fields = {
    kind: error.kind,
    name: /^[\w.]{1,100}$/.test(error.name) ? error.name : 'Error',
    route: /^[\w/:.*-]*$/.test(error.route) ? error.route : '',
    stack: framesOf(error.stack),
    build: /^[\w.-]*$/.test(error.build) ? error.build : '',
    errorId: error.id,
  };
  if (error.bot) log.info('client_error_of_bot', fields);
  else log.warn('client_error', fields);
}
