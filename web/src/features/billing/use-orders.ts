import { order } from '@duu/contract/documents/order';
import { paths } from '@duu/contract/paths';
import { useDocs } from '../../firebase/use-docs.ts';
import { useUid } from '../../firebase/use-session.ts';

/** The person's orders, live, newest first. */
export function useOrders() {
  const uid = useUid();
  return useDocs(uid ? { path: paths.orders(uid), orderBy: [['createdAt', 'desc']] } : null, order);
}
