import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { billingPages } from '@duu/contract/paths';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { useGo } from '../../navigation/use-go.ts';
import { leaveTo } from './leave-to.ts';

/** Navigation state of an order that was just placed: there is no payment to check with the provider yet. */
export const placedState = z.object({ placed: z.literal(true) });
const placedNow: z.infer<typeof placedState> = { placed: true };

/**
 * Places an order and opens its payment. The same order placed again after an error reuses its key, so that a lost
 * response does not charge twice.
 */
export function usePlaceOrder() {
  const go = useGo();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const once = useRef({ wish: '', key: '' });

  async function place(input: InputOf<Calls['createOrder']>): Promise<ApiError | null> {
    const wish = JSON.stringify({ ...input, confirmed: null });
    if (once.current.wish !== wish) once.current = { wish, key: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': once.current.key };
    setBusy(true);
    setError(null);
    try {
      const placed = await callApi(calls.createOrder, { input, headers, toast: false });
      if (placed.checkout.kind === 'redirect') leaveTo(placed.checkout.url);
      else go(billingPages.order(placed.orderId), { state: placedNow });
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return failure;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, place, forget: () => setError(null) };
}
