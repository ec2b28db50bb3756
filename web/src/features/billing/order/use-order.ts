import { type Order, order } from '@duu/contract/documents/order';
import { id } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { type DocState, useDoc } from '../../../firebase/documents/use-doc.ts';

/** One order of the person, live. An address that cannot be an order's is no order. */
export function useOrder(orderId: string): DocState<Order> {
  const uid = useUid();
  const isId = id.safeParse(orderId).success;
  const found = useDoc(uid && isId ? paths.order(uid, orderId) : null, order);
  return isId ? found : { status: 'ready', data: null };
}
