import type { Call, OutputOf } from '@duu/contract/calls/call';
import { type CallArgs, callApi } from './call.ts';
import { type Request, useRequest } from './use-request.ts';

/**
 * Makes a reading call on mount and when `args` change; null waits. The page shows the error in place, unless `failure`
 * says otherwise. `keep`: see `useRequest`.
 */
export function useCall<C extends Call>(
  call: C,
  args: CallArgs<C> | null,
  options: { readonly keep?: boolean } = {},
): Request<OutputOf<C>> {
  const load = callApi as (call: Call, args: object) => Promise<OutputOf<C>>;
  return useRequest(
    args && `${call.method} ${call.path} ${JSON.stringify(args)}`,
    (signal) => load(call, { failure: 'handled', ...args, signal }),
    options,
  );
}
