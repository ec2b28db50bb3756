import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { buy, order, orderOf, sendEvent } from '../../support/orders.ts';
import { newAdmin } from '../../support/users.ts';
import { expectPaid, orderIdIn, payAtQpay, payWith } from '../support/billing.ts';
import { openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const { documents } = suiteDeps();

test('a used-up trial leads from its toast to the next plan, the payment and back to the conversion', async ({
  page,
  user,
  t,
}) => {
  const convert = page.getByRole('button', { name: t('editor.convert'), exact: true });
  await openEditor(page, 'Сайн уу');
  // The toast reports a change, so the page must have loaded the account first.
  await expect(page.getByText(t('shell.credits', { available: 500, total: 500 }))).toBeVisible();
  await documents.subscription(user.uid, 'trial').update({ usedCredits: 500 });
  await test.step('the page and the error show that all is used', async () => {
    await expect(toast(page, t('billing.usage.used'))).toBeVisible();
    await convert.click();
    const refusal = toast(page, t('errors.max_characters_exceeded'));
    await refusal.getByRole('button', { name: t('shell.upgrade') }).click();
    await page.waitForURL('**/app/account/billing#basic');
  });
  await test.step('the plan is marked and open, with the result of the purchase', async () => {
    await expect(page.locator('[data-marked]')).toHaveAttribute('data-plan', '1');
    const dialog = page.getByRole('dialog', { name: t('checkout.title', { plan: 'Basic' }) });
    const summary = dialog.getByRole('region', { name: t('checkout.will') });
    await expect(summary.getByText('30,000')).toHaveCount(2);
    await expect(summary.getByText('$2.99')).toBeVisible();
    await payWith(page, t, 'simulated');
  });
  await test.step('the payment returns to the paid order', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectPaid(page, t);
    expect(await orderOf(user, await orderIdIn(page))).toMatchObject({
      status: 'paid',
      amount: 299,
      quantity: 1,
    });
  });
  await test.step('the text can be converted', async () => {
    await page.getByRole('link', { name: t('order.paid.convert') }).click();
    await page.locator('textarea').first().fill('Сайн байна уу');
    await convert.click();
    await expect(page.getByText(t('editor.done'))).toBeVisible();
  });
});

test.describe('in Mongolian', () => {
  test.use({ language: 'mn' });

  test('paying QPay’s code updates the open page, and an e-barimt is issued for a company', async ({
    page,
    user,
    t,
  }) => {
    await page.goto('/app/account/billing#standard');
    await payWith(page, t, 'qpay');
    const orderId = await orderIdIn(page);
    const code = page.getByRole('img', { name: t('order.pay.qr.alt') });
    await expect(code).toBeVisible();
    expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(50);
    await test.step('a phone shows buttons for banks instead', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(code).toBeHidden();
      await expect(page.getByRole('link', { name: 'Хаан банк' })).toBeVisible();
    });
    await test.step('the bank pays', async () => {
      await payAtQpay(user, orderId);
      await expectPaid(page, t);
    });
    await test.step('the receipt', async () => {
      await page.getByRole('radio', { name: t('receipt.company') }).check();
      const get = page.getByRole('button', { name: t('receipt.get') });
      const register = page.getByLabel(t('receipt.register'), { exact: true });
      await register.fill('123');
      await get.click();
      await expect(page.getByText(t('receipt.register.wrong'))).toBeVisible();
      await register.fill('1234567');
      await get.click();
      await expect(page.getByRole('img', { name: t('receipt.qr') })).toBeVisible();
      await expect(page.getByText(`${t('receipt.company')} 1234567`)).toBeVisible();
    });
  });

  test('returning from Stripe’s page shows the open order, which is paid next', async ({
    page,
    t,
  }) => {
    await page.goto('/app/account/billing#pro');
    await payWith(page, t, 'stripe');
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await orderIdIn(page);
    await expect(page.getByText(t('order.left'))).toBeVisible();
    await page.getByRole('button', { name: t('order.pay.redirect') }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectPaid(page, t);
  });
});

test('a refund by an admin is shown at once, also on the invoice', async ({ page, user, t }) => {
  const { id: orderId, invoiceNumber } = await buy(user, '2');
  await page.goto(`/app/account/billing/orders/${orderId}`);
  await expectPaid(page, t);
  await ask('adminRefundOrder', await newAdmin(), {
    params: { uid: user.uid, orderId },
    input: { reason: 'asked for' },
  });
  await expect(page.getByRole('heading', { name: t('order.refunded') })).toBeVisible();
  await expect(page.getByText(/^24,900₮ was refunded on/)).toBeVisible();
  await page.getByRole('link', { name: t('order.invoice') }).click();
  const title = t('invoice.title', { number: invoiceNumber ?? '' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('−24,900₮')).toBeVisible();
  await page.getByRole('link', { name: t('invoice.language') }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Нэхэмжлэх DUU-/ })).toBeVisible();
});

test('buying the active plan again shows the new end and characters, and extends it', async ({
  page,
  user,
  t,
}) => {
  await buy(user, '1');
  await page.goto('/app/account/billing');
  await page.getByRole('button', { name: t('billing.extend', { plan: 'Basic' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('checkout.quantity')).selectOption('3');
  const summary = dialog.getByRole('region', { name: t('checkout.will') });
  await expect(summary.getByText('120,500')).toBeVisible();
  const pay = dialog.locator('button[type="submit"]');
  await expect(pay).toHaveText(t('checkout.pay', { amount: '$8.97' }));
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  await pay.click();
  await expect(summary.getByText(t('checkout.confirm.missing'))).toBeVisible();
  await expect(summary.getByRole('checkbox')).toBeFocused();
  await payWith(page, t, 'simulated');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectPaid(page, t);
  expect((await orderOf(user, await orderIdIn(page))).status).toBe('renewed');
});

test('an open order is canceled in the history, which then shows a late payment', async ({
  page,
  user,
  t,
}) => {
  const orderId = await order(user, '2');
  await page.goto('/app/account/billing');
  await expect(page.getByText(/Standard is awaiting payment: 24,900₮/)).toBeVisible();
  await page.goto('/app/account/billing/history');
  const row = page.getByRole('row', { name: /Standard/ });
  await row.getByRole('button', { name: /^Cancel order: / }).click();
  const question = page.getByRole('dialog', { name: t('order.cancel.title') });
  await question.getByRole('button', { name: t('order.cancel'), exact: true }).click();
  await expect(row.getByText(t('billing.status.canceled'))).toBeVisible();
  await row.getByRole('link', { name: 'Standard' }).click();
  await expect(page.getByRole('heading', { name: t('order.canceled') })).toBeVisible();
  await sendEvent({ orderId, type: 'paid', amount: 2_490_000 });
  await expect(page.getByText(/^We received 24,900₮ after the order was canceled/)).toBeVisible();
  await expect(page.getByText(t('order.canceled.text'))).toHaveCount(0);
});

test('a recurring plan shows its next charge, where it is managed, and no other ways to pay', async ({
  page,
  user,
  t,
}) => {
  await buy(user, '1', { recurring: true });
  await page.goto('/app/account/billing#standard');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('errors.subscription.wrong_source'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('billing.charge.manage') })).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.cancel') }).click();
  await expect(page.getByText(/^Renews .*through the payment simulator/)).toBeVisible();
  await page.getByRole('button', { name: t('billing.charge.manage') }).click();
  await page.waitForURL('**/api/v1/simulated/**');
});

test('several active plans, or none to manage, have a message and a next step', async ({
  page,
  t,
}) => {
  const refuse = (path: string, status: number, body: string) =>
    page.route(`**/api/v1${path}`, (route) =>
      route.fulfill({ status, contentType: 'text/plain', body }),
    );
  await refuse('/subscriptions/current', 409, 'multiple_active_subscriptions');
  await refuse('/orders/preview*', 409, 'multiple_active_subscriptions');
  await page.goto('/app/account/billing');
  const notice = page.getByRole('alert').filter({
    hasText: t('errors.multiple_active_subscriptions'),
  });
  await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('button', { name: t('billing.order', { plan: 'Basic' }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('button[type="submit"]')).toBeDisabled();
  await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.cancel') }).click();
  await page
    .getByRole('link', { name: t('shell.textToSpeech') })
    .first()
    .click();
  await expect(page.locator('textarea').first()).toBeVisible();
});
