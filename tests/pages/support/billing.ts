import type { PaymentSource } from '@duu/contract/documents/subscription';
import { expect, type Page } from '@playwright/test';
import { orderOf } from '../../support/orders.ts';
import { fromSuite } from '../../support/suite.ts';
import type { TestUser } from '../../support/users.ts';
import type { textsIn } from './texts.ts';

type Texts = ReturnType<typeof textsIn>;

/** Chooses a payment method in the open order dialog, confirms, and pays. */
export async function payWith(page: Page, t: Texts, source: PaymentSource): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t(`billing.source.${source}`) }).check();
  const summary = dialog.getByRole('region', { name: t('checkout.will') });
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  const agree = summary.getByRole('checkbox');
  if ((await agree.count()) > 0) await agree.check();
  await dialog.locator('button[type="submit"]').click();
}

/** Pays an order at the local QPay server, as a bank's app does. */
export async function payAtQpay(user: TestUser, orderId: string): Promise<void> {
  const invoice_id = (await orderOf(user, orderId)).reference;
  const answer = await fetch(`${fromSuite('DUU_QPAY_URL')}/_test/pay`, {
    method: 'POST',
    body: JSON.stringify({ invoice_id }),
  });
  expect(answer.status).toBe(200);
}

/** Returns the id of the order whose page is open. */
export async function orderIdIn(page: Page): Promise<string> {
  await page.waitForURL(/\/app\/account\/billing\/orders\/[\w-]+/);
  return /\/orders\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/** Waits until the open page of an order shows that the money has arrived. */
export async function expectPaid(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('heading', { name: t('order.paid') })).toBeVisible();
}
