// @vitest-environment happy-dom

import { anAdminOrder, aPayment } from '@duu/contract/testing/an-order';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { adminPagesEn } from '../../../i18n/messages/admin-pages.en.ts';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { OrderPayments } from './OrderPayments.tsx';
import type { Provider } from './order-facts.ts';

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'admin', adminPagesEn);
});
afterEach(cleanup);

const late = aPayment({ id: 'late', outcome: 'late' });
const order = anAdminOrder({ payments: [aPayment({ refunded: 90_000 }), late] });
const { paidAt, currency } = late;
const theirs = { amount: 990_000, currency, paidAt, canRefund: true, disputed: false };

function show(provider: Provider) {
  const onAsk = vi.fn();
  render(
    <LocaleIntl locale="en">
      <OrderPayments order={order} provider={provider} onAsk={onAsk} />
    </LocaleIntl>,
  );
  return onAsk;
}
const row = (id: string) => screen.getByText(id).closest('tr')?.textContent ?? '';

test('both sides are compared, and differences are marked', () => {
  show({
    status: 'paid',
    payments: [
      { ...theirs, id: 'p', refunded: 90_000 },
      { ...theirs, id: 'unheard', refunded: 0 },
    ],
  });
  const differs = adminPagesEn['order.differs'];
  expect(row('p')).toContain('900₮ refunded');
  expect(row('p')).not.toContain(differs);
  expect(row('late')).toContain(adminPagesEn['order.payment.unknown']);
  expect(row('late')).toContain(differs);
  expect(row('unheard')).toContain(differs);
});

test('shows no differences if the provider was not asked', () => {
  show(null);
  expect(row('p')).toContain(adminPagesEn['order.provider.none']);
  expect(screen.queryByText(adminPagesEn['order.differs'])).toBeNull();
});

test('only payments without a plan are resolved, and each payment is refunded separately', () => {
  const onAsk = show(null);
  const [resolve, ...others] = screen.getAllByRole('button', { name: /^Resolve/ });
  expect(others).toEqual([]);
  if (resolve) fireEvent.click(resolve);
  expect(onAsk).toHaveBeenLastCalledWith({ about: 'resolve', payment: late });
  const [first] = screen.getAllByRole('button', { name: /^Refund/ });
  if (first) fireEvent.click(first);
  expect(onAsk).toHaveBeenLastCalledWith({ about: 'refund', payment: order.payments[0] });
});
