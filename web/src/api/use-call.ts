import type { Call, OutputOf } from '@duu/contract/calls/call';
import { type CallArgs, callApi } from './call.ts';
import { type Request, useRequest } from './use-request.ts';

/**
 * Makes a reading call when shown and when `args` change; null waits. Its error is for the page to show in place, or
 * `toast` says it. `keep`: see `useRequest`.
 */
export function useCall<C extends Call>(
  call: C,
  args: CallArgs<C> | null,
  options: { readonly keep?: boolean } = {},
): Request<OutputOf<C>> {
  const load = callApi as (call: Call, args: object) => Promise<OutputOf<C>>;
  return useRequest(
    args && `${call.method} ${call.path} ${JSON.stringify(args)}`,
    (signal) => load(call, { toast: false, ...args, signal }),
    options,
  );
}
