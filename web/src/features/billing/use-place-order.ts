import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { billingPages } from '@duu/contract/paths';
import { useRef } from 'react';
import { z } from 'zod';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { useGo } from '../../navigation/use-go.ts';
import { openProviderPage } from './open-provider-page.ts';

/** Navigation state of an order that was just placed: there is no payment to check with the provider yet. */
export const placedState = z.object({ placed: z.literal(true) });
const placedNow: z.infer<typeof placedState> = { placed: true };

/**
 * Places an order and opens its payment. The same order placed again after an error reuses its key, so that a lost
 * response does not charge twice.
 */
export function usePlaceOrder() {
  const go = useGo();
  const { busy, error, run, forget } = useAction();
  const once = useRef({ order: '', key: '' });

  function place(input: InputOf<Calls['createOrder']>) {
    const order = JSON.stringify({ ...input, confirmed: null });
    if (once.current.order !== order) once.current = { order, key: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': once.current.key };
    return run(async () => {
      const placed = await callApi(calls.createOrder, { input, headers, failure: 'handled' });
      if (placed.checkout.kind === 'redirect') openProviderPage(placed.checkout.url);
      else go(billingPages.order(placed.orderId), { state: placedNow });
    });
  }
  return { busy, error, place, forget };
}
