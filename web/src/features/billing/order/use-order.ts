import { type Order, order } from '@duu/contract/documents/order';
import { id } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { type DocState, useDoc } from '../../../firebase/use-doc.ts';
import { useUid } from '../../../firebase/use-session.ts';

/** One order of the person, live. An address that cannot be an order's is no order. */
export function useOrder(orderId: string): DocState<Order> {
  const uid = useUid();
  const isId = id.safeParse(orderId).success;
  const found = useDoc(uid && isId ? paths.order(uid, orderId) : null, order);
  return isId ? found : { status: 'ready', data: null };
}
