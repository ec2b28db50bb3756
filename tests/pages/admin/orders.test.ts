import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import type { Page } from '@playwright/test';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { anOrder, buy, sendEvent } from '../../support/orders.ts';
import { newUserWithAccount } from '../../support/users.ts';
import { download } from '../support/downloads.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin' });

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;

const dialog = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, label: string, text: string) =>
  dialog(page).getByLabel(label, { exact: true }).fill(text);
const confirm = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

test.describe('in Mongolian', () => {
  test.use({ language: 'mn' });

  test('a bank transfer is recorded, refunded in part and marked, with entries in the log', async ({
    page,
    user: admin,
    t,
  }) => {
    const user = await newUserWithAccount();
    await page.goto('/admin');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.adminOrders') })
      .click();
    await page.getByRole('button', { name: t('actions.order'), exact: true }).click();
    await confirm(page, t('actions.order.confirm'));
    await expect(dialog(page).getByText(t('actions.reason.missing'))).toBeVisible();
    await expect(dialog(page).getByText(t('actions.order.user.missing'))).toBeVisible();
    await fill(page, t('actions.order.user'), 'nobody@test.duu');
    await dialog(page).getByLabel(t('actions.plan')).selectOption('2');
    await fill(page, t('actions.months'), '2');
    await fill(page, t('actions.order.amount'), '39,800');
    await fill(page, t('actions.reference'), `Голомт ${user.uid}`);
    await fill(page, t('actions.reason'), 'Дансаар шилжүүлсэн');
    await confirm(page, t('actions.order.confirm'));
    await expect(dialog(page).getByText(t('actions.order.user.unknown'))).toBeVisible();
    await fill(page, t('actions.order.user'), user.email);
    await confirm(page, t('actions.order.confirm'));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DUU-\d{4}-\d{6}$/);
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${user.uid}/`));
    const payments = page.getByRole('region', { name: t('order.payments') });
    await expect(payments.getByText(t('order.outcome.granted'))).toBeVisible();

    await page
      .getByRole('button', { name: t('order.refund'), exact: true })
      .first()
      .click();
    await dialog(page)
      .getByRole('radio', { name: t('order.refund.part'), exact: true })
      .check();
    await fill(page, t('order.refund.amount'), '39,801');
    await fill(page, t('actions.reason'), 'Хэрэглэгч хүссэн');
    await confirm(page, t('order.refund.confirm'));
    const most = t('order.refund.wrong', { amount: '39,800₮' });
    await expect(dialog(page).getByText(most)).toBeVisible();
    await fill(page, t('order.refund.amount'), '9,950');
    await confirm(page, t('order.refund.confirm'));
    await expect(dialog(page)).toHaveCount(0);
    const refunds = page.getByRole('region', { name: t('order.refunds') });
    await expect(refunds.getByText(t('order.refund.state.manual'))).toBeVisible();
    await expect(page.getByText(t('order.attention.manual'))).toBeVisible();

    await refunds
      .getByRole('button', { name: t('order.mark.label', { amount: '9,950₮' }) })
      .click();
    await fill(page, t('actions.reference'), 'Хаан 77');
    await fill(page, t('actions.reason'), 'Шилжүүллээ');
    await confirm(page, t('order.mark.confirm'));
    await expect(
      refunds.getByRole('cell').getByText(t('order.refund.state.refunded')),
    ).toBeVisible();
    await expect(page.getByText(t('orders.attention.badge'))).toHaveCount(0);

    await page.getByRole('link', { name: t('user.audit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('audit.title') })).toBeVisible();
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText(t('audit.action.order.mark_refunded'));
    await expect(rows.nth(0)).toContainText('Шилжүүллээ');
    await expect(rows.nth(1)).toContainText(t('audit.action.order.refund'));
    await expect(rows.nth(2)).toContainText(t('audit.action.order.create'));
    await expect(rows.nth(2)).toContainText(admin.email);
    await page.getByLabel(t('audit.action'), { exact: true }).selectOption('order.refund');
    await expect(rows).toHaveCount(1);
    await page.getByLabel(t('audit.filter.to'), { exact: true }).fill('2020-01-01');
    await expect(page.getByRole('heading', { name: t('audit.empty') })).toBeVisible();
  });
});

test('a payment without a grant is marked in the list, compared with the provider’s, and resolved', async ({
  page,
  t,
}) => {
  const user = await newUserWithAccount();
  const { id: orderId } = await buy(user, '1');
  await sendEvent({ eventId: `extra-${orderId}`, orderId, type: 'paid', amount: price });
  await page.goto('/admin/orders');
  const attention = page.getByLabel(t('orders.attention'), { exact: true });
  await attention.selectOption('true');
  // The next change starts from the filters that are shown.
  await expect(attention).toHaveValue('true');
  await expect(page).toHaveURL(/attention=true/);
  const search = page.getByLabel(t('orders.search'), { exact: true });
  await search.fill(user.email);
  await search.press('Enter');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(t('orders.attention.badge'))).toBeVisible();
  await expect(page).toHaveURL(/attention=true.*query=|query=.*attention=true/);
  await rows.getByRole('link', { name: /^DUU-/ }).click();

  await expect(page.getByText(t('order.attention.unserved'))).toBeVisible();
  const payment = page.getByRole('row').filter({ hasText: `extra-${orderId}` });
  await expect(payment.getByText('9,900₮')).toHaveCount(2);
  await expect(payment.getByText(t('order.outcome.extra'))).toBeVisible();
  await payment
    .getByRole('button', { name: t('order.resolve.label', { amount: '9,900₮' }) })
    .click();
  await fill(page, t('actions.reason'), 'Paid back in cash');
  await confirm(page, t('order.resolve.confirm'));
  await expect(payment.getByText(t('order.resolved'))).toBeVisible();
  await expect(page.getByText(t('orders.attention.badge'))).toHaveCount(0);
  await page.getByRole('button', { name: t('order.lookUp') }).click();
  await expect(page.getByText(t('order.lookUp.done'))).toBeVisible();
});

test('a user’s page grants and ends a plan, and resolves several', async ({ page, t }) => {
  const user = await newUserWithAccount();
  await putAudio(user);
  await page.goto(`/admin/users?query=${user.email}`);
  await page.getByRole('rowheader').getByRole('link').click();
  const subscriptions = page.getByRole('region', { name: t('user.subscriptions') });
  const row = (name: string) =>
    subscriptions.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row(t('landing.plan.trial'))).toContainText('0 / 500');
  const ledger = page.getByRole('region', { name: t('user.ledger') });
  await expect(ledger.getByText(t('ledger.grant', { count: 500 }))).toBeVisible();

  await page.getByRole('button', { name: t('actions.grant'), exact: true }).click();
  await dialog(page).getByLabel(t('actions.plan')).selectOption('3');
  await fill(page, t('actions.months'), '37');
  await confirm(page, t('actions.grant.confirm'));
  const wrong = t('actions.quantity.wrong', { max: limits.monthsAhead });
  await expect(dialog(page).getByText(wrong)).toBeVisible();
  await fill(page, t('actions.months'), '1');
  await fill(page, t('actions.reason'), 'A winner');
  await confirm(page, t('actions.grant.confirm'));
  await expect(row(t('landing.plan.pro'))).toContainText('0 / 300,500');
  await expect(ledger.getByText(t('ledger.carry', { count: 500 }))).toBeVisible();

  const { subscription } = await ask('getCurrentSubscription', user);
  if (!subscription) throw new Error('The plan was not given.');
  const { id, ...second } = subscription;
  await documents.subscription(user.uid, 'second').set(second);
  await page.reload();
  await page.getByRole('button', { name: t('user.mend'), exact: true }).click();
  await dialog(page).locator(`input[value="${id}"]`).check();
  await fill(page, t('actions.reason'), 'Twice by mistake');
  await confirm(page, t('user.mend.confirm'));
  await expect(page.getByText(t('user.mend.notice'))).toHaveCount(0);
  await expect(subscriptions.getByText(t('user.subscription.state.active'))).toHaveCount(1);

  await page.getByRole('button', { name: t('user.end'), exact: true }).click();
  await fill(page, t('actions.reason'), 'Over');
  await confirm(page, t('user.end.confirm'));
  await expect(subscriptions.getByText(t('user.subscription.state.active'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('user.end'), exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: t('user.audios.all') }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/audios\\?owner=${user.uid}`));
});

test('the export has all found orders, not only the first page', async ({ page, t }) => {
  const user = await newUserWithAccount();
  const count = limits.pageSize + 4;
  for (let at = 0; at < count; at++)
    await documents.order(user.uid, `${user.uid}-${at}`).set(anOrder('1'));
  await page.goto(`/admin/orders?query=${user.uid}`);
  await expect(page.locator('tbody tr')).toHaveCount(limits.pageSize);
  const save = page.getByRole('button', { name: t('orders.csv') });
  const { name, bytes } = await download(page, () => save.click());
  expect(name).toMatch(/^duu-orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[1]).toContain(`${user.uid},${user.email},basic month,1,simulated,`);
});
