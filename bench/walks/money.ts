// Tasks around money: buy a plan through QPay and Stripe, switch to a larger one, and refund.
import { orderIdIn, payAtQpay } from '../../tests/pages/support/billing.ts';
import { newSession, storeSession } from '../../tests/pages/support/session.ts';
import { textsIn } from '../../tests/pages/support/texts.ts';
import { buy } from '../../tests/support/orders.ts';
import { newUserWithAccount, type TestUser } from '../../tests/support/users.ts';
import { begin, desk, expect, type Start, type Walk } from './walk.ts';

const english: Start = { ...desk, language: 'en' };

type Texts = ReturnType<typeof textsIn>;

/** On the first page, with an account. */
async function atHome(
  title: string,
  start: Start,
  role: 'user' | 'admin' = 'user',
): Promise<{ walk: Walk; user: TestUser }> {
  const session = await newSession(role);
  const walk = await begin(title, start);
  await walk.page.goto('/');
  await storeSession(walk.page, session);
  await walk.page.goto(role === 'admin' ? '/admin' : '/app');
  return { walk, user: session.user };
}

async function expectPaid({ page }: Walk, t: Texts): Promise<void> {
  await page.getByRole('heading', { name: t('order.paid') }).waitFor();
}

/** Orders the next larger plan, from what is left of the present one. */
async function upgrade(walk: Walk, t: Texts): Promise<void> {
  const { page } = walk;
  await walk.press(page.getByRole('link', { name: t('shell.upgrade'), exact: true }));
  const dialog = page.getByRole('dialog');
  const summary = dialog.getByRole('region', { name: t('checkout.will') });
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  const pay = dialog.locator('button[type="submit"]');
  await expect(pay).toBeEnabled();
  const agree = summary.getByRole('checkbox');
  if ((await agree.count()) > 0) await walk.press(agree);
  await walk.press(pay);
}

/** A plan, by the code that a bank's app scans. */
export async function qpay(): Promise<number> {
  const t = textsIn('mn');
  const { walk, user } = await atHome('QPay: from the first page to a paid plan', desk);
  await upgrade(walk, t);
  await payAtQpay(user, await orderIdIn(walk.page));
  await expectPaid(walk, t);
  return walk.end();
}

/** A plan by card, with the press on Stripe's page. */
export async function stripe(): Promise<number> {
  const t = textsIn('en');
  const { walk } = await atHome('Stripe: from the first page to a paid plan', english);
  await upgrade(walk, t);
  await walk.press(walk.button('Pay'));
  await expectPaid(walk, t);
  return walk.end();
}

/** A larger plan in place of the present one, with the press on the provider's page. */
export async function switchPlan(): Promise<number> {
  const t = textsIn('en');
  const { walk, user } = await atHome('Switch: from the first page to a larger plan', english);
  await buy(user, '1');
  await walk.page.getByText(t('shell.credits', { available: 30_500, total: 30_500 })).waitFor();
  await upgrade(walk, t);
  await walk.press(walk.button('Pay'));
  await expectPaid(walk, t);
  return walk.end();
}

/** The payment of a customer, by an admin. */
export async function refund(): Promise<number> {
  const t = textsIn('mn');
  const user = await newUserWithAccount();
  await buy(user, '1');
  const { walk } = await atHome('Admin: from the first page to a refund', desk, 'admin');
  const { page } = walk;
  await walk.press(page.getByRole('link', { name: t('shell.adminOrders'), exact: true }));
  const order = page.getByRole('row').filter({ hasText: user.email });
  await walk.press(order.getByRole('link').first());
  await walk.press(walk.button(t('order.refund.label', { amount: '9,900₮' })));
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel(t('actions.reason'), { exact: true });
  if (!(await reason.evaluate((field) => field === document.activeElement)))
    await walk.press(reason);
  await page.keyboard.type('Хэрэглэгч хүссэн');
  await walk.press(dialog.getByRole('button', { name: t('order.refund.confirm'), exact: true }));
  await expect(page.getByText(t('order.refund.done'))).toBeVisible();
  return walk.end();
}
