import { type AdminOrder, formerUid } from '@duu/contract/calls/admin-orders';

/** Paths of the admin pages that others lead to. */
export const personPath = (uid: string) => `/admin/users/${uid}`;

export const orderPath = ({ uid, id }: Pick<AdminOrder, 'uid' | 'id'>) =>
  `/admin/orders/${uid ?? formerUid}/${id}`;

export const ordersOf = (uid: string) => `/admin/orders?query=${uid}`;
export const audiosOf = (uid: string) => `/admin/audios?owner=${uid}`;
export const auditOf = (uid: string) => `/admin/audit?person=${uid}`;
