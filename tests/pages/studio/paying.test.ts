import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { order, orderOf } from '../../support/orders.ts';
import type { TestUser } from '../../support/users.ts';
import { expectPaid, orderIdIn, payAtQpay, payWith } from '../support/billing.ts';
import { expect, test } from '../support/test.ts';

const { documents } = suiteDeps();

/** An order that was paid at QPay. */
async function boughtThroughQpay(user: TestUser): Promise<string> {
  const orderId = await order(user, '2', { source: 'qpay' });
  await payAtQpay(user, orderId);
  await expect.poll(async () => (await orderOf(user, orderId)).status).toBe('paid');
  return orderId;
}

test('a payer who returns early waits, and a payment without a webhook is found', async ({
  page,
  t,
}) => {
  await page.goto('/app/account/billing#basic');
  await payWith(page, t, 'simulated');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await orderIdIn(page);
  await expect(page.getByText(t('order.pending'))).toBeVisible();
  await page.getByRole('button', { name: t('order.pay.redirect') }).click();
  await page.getByRole('button', { name: 'Pay, without telling the shop' }).click();
  await expectPaid(page, t);
});

test('a plan paid through QPay opens on QPay where dollars are shown, and can be switched by card', async ({
  page,
  user,
  t,
}) => {
  await boughtThroughQpay(user);
  await page.goto('/app/account/billing#pro');
  const dialog = page.getByRole('dialog');
  const qpay = dialog.getByRole('radio', { name: t('billing.source.qpay') });
  const other = t('checkout.effect.otherSource', {
    before: t('billing.provider.qpay'),
    now: t('billing.provider.stripe'),
  });
  await expect(qpay).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Pay 59,900₮' })).toBeEnabled();
  await expect(dialog.getByText(/^Your Standard plan ends as soon as/)).toBeVisible();
  await expect(dialog.getByText(other)).toHaveCount(0);
  await dialog.getByRole('radio', { name: '$', exact: true }).click();
  await expect(dialog.getByRole('radio', { name: t('billing.source.stripe') })).toBeChecked();
  await expect(dialog.getByText(t('checkout.source.only.MNT'))).toBeVisible();
  await expect(dialog.getByText(other)).toBeVisible();
  await qpay.click();
  await payWith(page, t, 'qpay');
  const orderId = await orderIdIn(page);
  await payAtQpay(user, orderId);
  await expectPaid(page, t);
  const { subscription } = await ask('getCurrentSubscription', user);
  expect(subscription).toMatchObject({ plan: { tier: 'pro' }, totalCredits: 400_500 });
});

test('an e-barimt for a user has a lottery number, and the invoice prints dark on white without buttons', async ({
  page,
  user,
  t,
}) => {
  const orderId = await boughtThroughQpay(user);
  await page.goto(`/app/account/billing/orders/${orderId}`);
  await page.getByRole('button', { name: t('receipt.get') }).click();
  await expect(page.getByText(t('receipt.lottery'))).toBeVisible();
  await expect(page.getByText(t('receipt.citizen'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('order.invoice'), exact: true }).click();
  const print = page.getByRole('button', { name: t('invoice.print') });
  await expect(print).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const ink = () => heading.evaluate((title) => getComputedStyle(title).color);
  const dark = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(dark);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ink).toBe(dark);
  await expect(print).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByText('Example LLC')).toBeVisible();
  await expect(page.getByText('24,900₮').first()).toBeVisible();
});

test('the total of an invoice stands below its amounts on a phone', async ({ page, user, t }) => {
  const orderId = await boughtThroughQpay(user);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/app/account/billing/orders/${orderId}/invoice`);
  const total = page.getByRole('row', { name: t('invoice.total') }).getByRole('cell');
  await expect(total).toBeVisible();
  const rightOf = async (of: typeof total) => {
    const box = await of.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const amount = page.locator('tbody td').last();
  expect(await rightOf(amount)).toBe(await rightOf(total));
});

test('a plan that Stripe renews is ended at Stripe’s portal and says so', async ({ page, t }) => {
  await page.goto('/app/account/billing#pro');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('billing.source.stripe') }).check();
  await dialog.getByRole('switch', { name: t('checkout.recurring.month') }).check();
  await payWith(page, t, 'stripe');
  await page.getByRole('button', { name: 'Subscribe and pay' }).click();
  await expectPaid(page, t);
  await page.goto('/app/account/billing');
  await expect(page.getByText(/^Renews on .* through Stripe\.$/)).toBeVisible();
  await page.getByRole('button', { name: t('billing.charge.manage') }).click();
  await page.getByRole('button', { name: 'End with this period' }).click();
  await page.getByRole('link', { name: 'Back to Duu' }).click();
  await expect(page.getByText(/^Automatic renewal is off\. The plan ends on /)).toBeVisible();
});

test('the plans page shows that most characters are used, and how to get more', async ({
  page,
  user,
  t,
}) => {
  await documents.subscription(user.uid, 'trial').update({ usedCredits: 400 });
  await page.goto('/app/account/billing');
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({
      hasText: t('billing.usage.almost', { percent: 80 }),
    });
  await notice.getByRole('link', { name: t('billing.usage.more') }).click();
  await expect(
    page.getByRole('dialog', { name: t('checkout.title', { plan: 'Basic' }) }),
  ).toBeVisible();
});
