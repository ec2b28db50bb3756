import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { adminApp } from '../../support/admin.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { signIn, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

describe('who is not signed in', () => {
  test.each(['/', '/terms', '/privacy'])(
    'may be at %s, where nobody asks who it is',
    async (path) => {
      const page = await newPage({ chosen: 'en' });
      await page.goto(path);
      await page.locator('html[data-ready="true"]').waitFor();
      await page.waitForLoadState('networkidle');
      expect(pathOf(page.url())).toBe(path);
      expect(await page.locator('html').getAttribute('data-session')).toBe(null);
      await page.context().close();
    },
  );

  test.each(['/auth', '/auth/callback', '/player'])('may be at %s', async (path) => {
    const page = await newPage({ chosen: 'en' });
    await page.goto(path);
    await page.locator('html[data-session="signedOut"]').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(pathOf(page.url())).toBe(path);
    await page.context().close();
  });

  test.each([
    '/app',
    '/app/library',
    '/app/account/billing?x=1',
    '/admin',
    '/no/such/page',
    '/mn/app/library',
  ])('is sent from %s to sign-in, and the way back is kept', async (path) => {
    const page = await newPage({ chosen: 'en' });
    await page.goto(path);
    const prefix = path.startsWith('/mn') ? '/mn' : '';
    await page.waitForURL(`**${prefix}/auth?return=${encodeURIComponent(path)}`);
    await page.context().close();
  });

  test('comes back to the page that was asked for, hash and all', async () => {
    const page = await newPage({ chosen: 'en' });
    await signIn(page, someone('back'), { at: '/app/account/billing#pro' });
    await page.waitForURL('**/app/account/billing#pro');
    await page.context().close();
  });

  test('is not led outside by a return address', async () => {
    const page = await newPage({ chosen: 'en' });
    await signIn(page, someone('evil'), { at: '/auth?return=https%3A%2F%2Fevil.example' });
    expect(pathOf(page.url())).toBe('/app');
    await page.context().close();
  });
});

describe('who is signed in', () => {
  test('has no business at /auth, and sees no admin page', async () => {
    const page = await newPage({ chosen: 'en' });
    await signIn(page, someone('guard'));
    await page.goto('/auth');
    await page.waitForURL('**/app');
    await page.goto('/mn/auth');
    await page.waitForURL('**/mn/app');
    await page.goto('/admin');
    await page.getByText('This page is not for you').waitFor();
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });
});

describe('route rules', () => {
  const rule = (target: string, pattern: string) => ({
    pattern,
    target,
    status: 302,
    active: true,
  });

  test('lead within the app and to an https address outside, never on / and /terms', async () => {
    const rules = getFirestore(adminApp()).collection('routeRules');
    await rules.doc('t-inside').set(rule('/terms', '/privacy'));
    await rules.doc('t-kept').set(rule('/mn/auth?return=/app', '/app/moved'));
    await rules.doc('t-outside').set(rule('https://elsewhere.example/x', '/app/old'));
    await rules.doc('t-skipped').set(rule('/privacy', '/terms'));
    try {
      const page = await newPage({ chosen: 'en' });
      await page.route('https://elsewhere.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
      );
      await page.goto('/privacy');
      await page.waitForURL('**/terms');
      await page.waitForLoadState('networkidle');
      expect(pathOf(page.url())).toBe('/terms');
      await page.goto('/mn/privacy');
      await page.waitForURL('**/mn/terms');
      // What stood behind the old address comes along, where the rule has nothing of its own there.
      await page.goto('/privacy?from=mail#payments');
      await page.waitForURL('**/terms?from=mail#payments');
      await page.goto('/app/moved?from=mail#part');
      await page.waitForURL('**/mn/auth?return=/app#part');
      await page.goto('/app/old');
      await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
      await page.context().close();
    } finally {
      const all = ['t-inside', 't-kept', 't-outside', 't-skipped'];
      await Promise.all(all.map((id) => rules.doc(id).delete()));
    }
  });

  test('a target that leaves https is not followed, even if the server names it', async () => {
    const page = await newPage({ chosen: 'en' });
    for (const target of ['http://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      await page.unrouteAll();
      await page.route('**/api/v1/route-rules?**', (route) =>
        route.fulfill({ json: { redirect: { target, status: 302 } } }),
      );
      const answered = page.waitForResponse('**/api/v1/route-rules?**');
      await page.goto('/privacy');
      await (await answered).finished();
      await page.waitForLoadState('networkidle');
      expect(pathOf(page.url())).toBe('/privacy');
    }
    await page.context().close();
  });
});
