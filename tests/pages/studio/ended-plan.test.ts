import { suiteDeps } from '../../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

test('a plan that has ended leads to the plans, on a refusal and by the page’s own clock', async ({
  page,
  user,
  t,
}) => {
  await page.clock.install();
  const upgrade = page.getByRole('link', { name: t('shell.upgrade') });
  const field = page.locator('textarea').first();
  await page.goto('/app/text2speech');

  for (const key of ['subscription.expired', 'no_active_subscription'] as const)
    await test.step(`a refusal with ${key}`, async () => {
      await page.route('**/api/v1/synthesize', (route) =>
        route.fulfill({ status: 403, contentType: 'text/plain', body: key }),
      );
      await field.fill(`Сайн уу: ${key}`);
      await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
      const status = page.getByRole('status').filter({ hasText: t(`errors.${key}`) });
      await expect(status.filter({ has: upgrade })).toBeVisible();
      await page.unroute('**/api/v1/synthesize');
    });

  await test.step('the plan ends while the page is open', async () => {
    await field.fill('Сайн уу');
    await expect(page.getByText(t('editor.cost', { characters: 7 }))).toBeVisible();
    const inMs = 20 * 60_000;
    await suiteDeps()
      .documents.subscription(user.uid, 'trial')
      .update({ endsAt: new Date(Date.now() + inMs), usedCredits: 13 });
    // The counter shows the credits once the change has arrived.
    await expect(page.getByTestId('counter')).toContainText('487');
    await page.clock.fastForward(inMs);
    await expect(page.getByText(t('errors.noActiveSubscription')).first()).toBeVisible();
    await expect(page.getByRole('status').locator(upgrade)).toHaveAttribute(
      'href',
      '/app/account/billing#basic',
    );
  });
});
