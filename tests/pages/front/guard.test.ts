import { uniqueEmail } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

test.describe('visitors', () => {
  test.use({ role: 'visitor' });

  test('a visitor may open the public pages, which load no session', async ({ page }) => {
    const html = page.locator('html');
    for (const path of ['/', '/terms', '/privacy'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(html).toHaveAttribute('data-ready', 'true');
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL(path);
        await expect(html).not.toHaveAttribute('data-session');
      });
    for (const path of ['/auth', '/auth/callback', '/player'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(html).toHaveAttribute('data-session', 'signedOut');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
  });

  test('a visitor is sent to sign-in from every other page, with the way back', async ({
    page,
  }) => {
    for (const path of [
      '/app',
      '/app/library',
      '/app/account/billing?x=1',
      '/admin',
      '/no/such/page',
      '/mn/app/library',
    ]) {
      const prefix = path.startsWith('/mn') ? '/mn' : '';
      await page.goto(path);
      await expect(page).toHaveURL(`${prefix}/auth?return=${encodeURIComponent(path)}`);
    }
  });

  test('a visitor returns to the page that was asked for, with its hash', async ({ page }) => {
    await signIn(page, uniqueEmail('back'), { at: '/app/account/billing#pro' });
    await page.waitForURL('**/app/account/billing#pro');
  });

  test('a visitor is not sent to another site by a return address', async ({ page }) => {
    await signIn(page, uniqueEmail('evil'), { at: '/auth?return=https%3A%2F%2Fevil.example' });
    await expect(page).toHaveURL('/app');
  });

  test('a visitor is not sent to a target without https, even if the server names it', async ({
    page,
  }) => {
    for (const target of ['http://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      await page.unrouteAll();
      await page.route('**/api/v1/route-rules?**', (route) =>
        route.fulfill({ json: { redirect: { target, status: 302 } } }),
      );
      const answered = page.waitForResponse('**/api/v1/route-rules?**');
      await page.goto('/privacy');
      await (await answered).finished();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL('/privacy');
    }
  });
});

test('a user who is signed in leaves /auth and sees no admin page', async ({ page, t }) => {
  await page.goto('/auth');
  await page.waitForURL('**/app');
  await page.goto('/mn/auth');
  await page.waitForURL('**/mn/app');
  await page.goto('/admin');
  await expect(page.getByText(t('errors.403.title'))).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: t('errors.404.title') })).toBeVisible();
});
