import { getFirestore } from 'firebase-admin/firestore';
import { adminApp } from '../../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.describe('a visitor', () => {
  test.use({ role: 'visitor' });

  const rule = (target: string, pattern: string) => ({
    pattern,
    target,
    status: 302,
    active: true,
  });
  const rules = {
    't-inside': rule('/terms', '/privacy'),
    't-kept': rule('/mn/auth?return=/app', '/app/moved'),
    't-outside': rule('https://elsewhere.example/x', '/app/old'),
    't-skipped': rule('/privacy', '/terms'),
  };
  const stored = () => getFirestore(adminApp()).collection('routeRules');

  test.beforeAll(async () => {
    for (const [id, content] of Object.entries(rules)) await stored().doc(id).set(content);
  });
  test.afterAll(async () => {
    for (const id of Object.keys(rules)) await stored().doc(id).delete();
  });

  test('follows rules within the app and to an https address, never from /terms', async ({
    page,
  }) => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await page.goto('/privacy');
    await page.waitForURL('**/terms');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/terms');
    await page.goto('/mn/privacy');
    await page.waitForURL('**/mn/terms');
    // Query and hash of the old address are kept if the rule has none.
    await page.goto('/privacy?from=mail#payments');
    await page.waitForURL('**/terms?from=mail#payments');
    await page.goto('/app/moved?from=mail#part');
    await page.waitForURL('**/mn/auth?return=/app#part');
    await page.goto('/app/old');
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test('publishes a speaker, and adds and deletes a route rule', async ({ page, t }) => {
    await test.step('a speaker', async () => {
      const name = 'Ethan';
      await page.goto('/admin/speakers');
      const toggle = page.getByRole('switch', { name: t('admin.speakers.publish', { name }) });
      const speaker = getFirestore(adminApp()).doc('speakers/ethan');
      await toggle.click();
      await expect(page.getByText(t('admin.speakers.saved.hidden', { name }))).toBeVisible();
      expect((await speaker.get()).get('published')).toBe(false);
      await toggle.click();
      await expect(page.getByText(t('admin.speakers.saved.published', { name }))).toBeVisible();
      expect((await speaker.get()).get('published')).toBe(true);
    });
    await test.step('a route rule', async () => {
      const pattern = page.getByLabel(t('admin.rules.pattern'));
      const target = page.getByLabel(t('admin.rules.target'));
      const save = page.getByRole('button', { name: t('shell.save') });
      await page.goto('/admin/route-rules');
      await page.getByRole('button', { name: t('admin.rules.add') }).click();
      await target.fill('/app');
      await pattern.fill('/mn/spring');
      await save.click();
      await expect(page.getByText(t('admin.rules.pattern.wrong'))).toBeVisible();
      await pattern.fill('/spring/**');
      await target.fill('http://evil.example');
      await save.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await target.fill('/app');
      await save.click();
      await expect(page.getByText(t('admin.rules.saved'))).toBeVisible();
      const name = t('admin.rules.delete', { pattern: '/spring/**' });
      await page.getByRole('button', { name }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('shell.delete') })
        .click();
      await expect(page.getByText(t('admin.rules.deleted'))).toBeVisible();
    });
  });
});
