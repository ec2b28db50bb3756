import { type AdminOrder, deletedUserUid } from '@duu/contract/calls/admin-orders';

/** Paths of admin pages that are linked. */
export const userPath = (uid: string) => `/admin/users/${uid}`;

/** Returns the page of an audio's owner, with that audio's history. */
export const conversionPath = ({ uid, id }: { uid: string; id: string }) =>
  `${userPath(uid)}?audio=${id}`;

export const orderPath = ({ uid, id }: Pick<AdminOrder, 'uid' | 'id'>) =>
  `/admin/orders/${uid ?? deletedUserUid}/${id}`;

export const ordersOf = (uid: string) => `/admin/orders?query=${uid}`;
export const audiosOf = (uid: string) => `/admin/audios?owner=${uid}`;
export const auditOf = (uid: string) => `/admin/audit?user=${uid}`;
