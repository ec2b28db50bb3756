import { press, type Scene, type Shot } from './shot.ts';

const admin = { who: 'admin' } as const;

const inDialog = ({ page }: Scene) => page.getByRole('dialog');

/** What admins see of orders, of one person and of what was done. */
export const moneyShots: readonly Shot[] = [
  { ...admin, name: 'admin-orders', path: '/admin/orders' },
  { ...admin, name: 'admin-orders-none', path: '/admin/orders?query=nobody' },
  {
    ...admin,
    name: 'admin-order',
    path: ({ bought: { uid, orderId } }) => `/admin/orders/${uid}/${orderId}`,
  },
  {
    ...admin,
    name: 'admin-order-refund',
    path: ({ bought: { uid, orderId } }) => `/admin/orders/${uid}/${orderId}`,
    window: true,
    before: async (at) => {
      await press(at, at.t('order.refund'));
      await inDialog(at)
        .getByRole('radio', { name: at.t('order.refund.part'), exact: true })
        .check();
      await inDialog(at)
        .getByRole('button', { name: at.t('order.refund.confirm') })
        .click();
    },
  },
  {
    ...admin,
    name: 'admin-bank-transfer',
    path: '/admin/orders',
    window: true,
    before: (at) => press(at, at.t('actions.order')),
  },
  { ...admin, name: 'admin-person', path: ({ bought }) => `/admin/users/${bought.uid}` },
  {
    ...admin,
    name: 'admin-person-mend',
    path: ({ bought }) => `/admin/users/${bought.uid}`,
    window: true,
    before: (at) => press(at, at.t('person.mend')),
  },
  { ...admin, name: 'admin-audit', path: '/admin/audit' },
];
