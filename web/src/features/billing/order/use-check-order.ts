import { calls } from '@duu/contract/calls/calls';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { placedState } from '../use-place-order.ts';

/** `idle`: not checked yet. `pending`: the provider had no payment at the last check. */
type CheckState = 'idle' | 'checking' | 'pending';

/**
 * Checks an open order with the provider when its payer may just have paid: on return from the provider's page, and
 * when the window becomes visible, as after a bank's app. The page itself shows the order live.
 */
export function useCheckOrder(orderId: string, left: boolean) {
  const [isPending, setPending] = useState(false);
  const { busy, error, run } = useAction();
  const placed = placedState.safeParse(useLocation().state).success;

  const check = useCallback(
    () =>
      run(async () => {
        setPending(false);
        await callApi(calls.checkOrder, {
          params: { orderId },
          failure: 'handled',
          background: true,
        });
        setPending(true);
      }),
    [run, orderId],
  );

  useEffect(() => {
    if (!left && !placed) void check();
  }, [left, placed, check]);

  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [check]);

  const state: CheckState = busy ? 'checking' : isPending ? 'pending' : 'idle';
  return { state, error, check };
}
