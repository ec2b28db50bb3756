import { order } from '@duu/contract/documents/order';
import { paths } from '@duu/contract/paths';
import { useUid } from '../../firebase/auth/use-session.ts';
import { usePages } from '../../firebase/documents/use-live-data.ts';

/** Returns the user's orders, live, newest first. */
export function useOrders() {
  const uid = useUid();
  return usePages(
    uid ? { path: paths.orders(uid), orderBy: [['createdAt', 'desc']] } : null,
    order,
  );
}
