import { initialPlans } from '@duu/contract/initial-plans';
import { dialog, drawer, fromMenu, type Overlay, type Place, press } from './overlay.ts';
import { userName } from './swept-test.ts';

const price = `${initialPlans['1'].prices.MNT / 100}`.replace(/(\d)(?=(\d{3})+$)/g, '$1,');

export const orders: readonly Overlay[] = [
  drawer,
  {
    name: 'a bank transfer',
    open: ({ page, t }) => press(page, t('actions.order')),
    shows: dialog,
  },
  {
    name: 'a bank transfer, wrong',
    open: async (at) => {
      await press(at.page, at.t('actions.order'));
      await press(at.page, at.t('actions.order.confirm'));
      await dialog(at).getByRole('alert').first().waitFor();
    },
    shows: dialog,
  },
];

export const order: readonly Overlay[] = [
  {
    name: 'a refund',
    open: ({ page, t }) => press(page, t('order.refund')),
    shows: dialog,
  },
  {
    name: 'a refund of a part, wrong',
    open: async (at) => {
      await press(at.page, at.t('order.refund'));
      await dialog(at)
        .getByRole('radio', { name: at.t('order.refund.part'), exact: true })
        .check();
      await dialog(at)
        .getByRole('button', { name: at.t('order.refund.confirm') })
        .click();
      await dialog(at).getByRole('alert').first().waitFor();
    },
    shows: dialog,
  },
  {
    name: 'resolve a payment',
    open: ({ page, t }) => press(page, t('order.resolve.label', { amount: `${price}₮` })),
    shows: dialog,
  },
  {
    name: 'mark a refund',
    open: ({ page, t }) => press(page, t('order.mark.label', { amount: '1,000₮' })),
    shows: dialog,
  },
];

/** In narrow windows these actions are in the user's menu. */
const planAction = (key: 'actions.grant' | 'actions.order') => (at: Place) =>
  at.narrow
    ? fromMenu(at, at.t('users.menu', { name: userName }), at.t(key))
    : press(at.page, at.t(key));

export const userPage: readonly Overlay[] = [
  { name: 'give a plan', open: planAction('actions.grant'), shows: dialog },
  { name: 'a bank transfer', open: planAction('actions.order'), shows: dialog },
  { name: 'end the plan', open: ({ page, t }) => press(page, t('user.end')), shows: dialog },
  {
    name: 'keep one of two',
    open: ({ page, t }) => press(page, t('user.mend')),
    shows: dialog,
  },
  {
    name: 'their credits',
    open: (at) =>
      fromMenu(at, at.t('users.menu', { name: userName }), at.t('users.credits.adjust')),
    shows: dialog,
  },
];
