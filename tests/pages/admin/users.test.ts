import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import type { TestUser } from '../../support/users.ts';
import { newSession, uniqueEmail } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin' });

const { documents } = suiteDeps();
const accountOf = ({ uid }: TestUser) => getAuth(adminApp()).getUser(uid);

/** A user with an account and a unique name. */
async function member(first: string): Promise<{ user: TestUser; name: string }> {
  const { user } = await newSession('user', uniqueEmail('member'));
  const name = `${first} ${user.uid.slice(0, 8)}`;
  await ask('updateMe', user, { input: { displayName: name } });
  return { user, name };
}

const search = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('credits are added with the keyboard, and the form shows the new balance', async ({
  page,
  t,
}) => {
  const { user, name } = await member('Мөнх');
  await page.goto('/admin/users');
  await search(page, t('users.search')).fill(user.email.slice(0, -3));
  await page.getByRole('button', { name: t('users.menu', { name }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('users.credits.title', { name }) });
  await expect(dialog).toBeVisible();
  await page.getByLabel(t('users.credits.characters')).focus();
  await page.keyboard.type('-501');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('users.credits.tooFew', { limit: 500 }))).toBeVisible();
  await expect(dialog.getByText(t('actions.reason.missing'))).toBeVisible();
  await page.getByLabel(t('users.credits.characters')).fill('+1,000');
  await expect(dialog.getByText('1,500', { exact: true })).toBeVisible();
  await page.getByLabel(t('actions.reason')).fill('Баярын бэлэг');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('users.credits.done', { name }))).toBeVisible();
  await expect(page.getByRole('cell', { name: '0 / 1,500' })).toBeVisible();
  const ledger = await documents.ledger(user.uid).where('type', '==', 'adjust').get();
  expect(ledger.docs.map((doc) => doc.data())).toMatchObject([
    { characters: 1000, reason: 'Баярын бэлэг' },
  ]);
});

test('disables and enables an account, grants and revokes the admin claim, but not for oneself', async ({
  page,
  user: admin,
  t,
}) => {
  const { user, name } = await member('Ган');
  await page.goto(`/admin/users?query=${user.email}`);
  const row = page.getByRole('row').filter({ hasText: user.email });
  const badge = (id: 'users.badge.disabled' | 'users.badge.admin') =>
    row.getByText(t(id), { exact: true });
  const change = async (entry: 'disable' | 'enable' | 'grantAdmin' | 'takeAdmin', of = name) => {
    const entries = {
      disable: t('users.disable'),
      enable: t('users.enable'),
      grantAdmin: t('users.admin.grant'),
      takeAdmin: t('users.admin.take'),
    };
    await page.getByRole('button', { name: t('users.menu', { name: of }) }).click();
    await page.getByRole('menuitem', { name: entries[entry], exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t(`users.${entry}.title`, { name: of }) });
    await dialog.getByLabel(t('actions.reason'), { exact: true }).fill('Шалгалт');
    await dialog.getByRole('button', { name: t(`users.${entry}.confirm`), exact: true }).click();
    // Content behind a dialog is hidden, also from tests.
    await expect(dialog).toBeHidden();
  };
  await change('disable');
  await expect(badge('users.badge.disabled')).toBeVisible();
  expect((await accountOf(user)).disabled).toBe(true);
  await change('enable');
  await expect(badge('users.badge.disabled')).toHaveCount(0);
  expect((await accountOf(user)).disabled).toBe(false);
  await change('grantAdmin');
  await expect(badge('users.badge.admin')).toBeVisible();
  expect((await accountOf(user)).customClaims).toEqual({ admin: true });
  await change('takeAdmin');
  await expect(badge('users.badge.admin')).toHaveCount(0);
  expect((await accountOf(user)).customClaims?.admin).toBeUndefined();

  await search(page, t('users.search')).fill(admin.email);
  await expect(page.getByText(admin.email, { exact: true })).toBeVisible();
  const own = (await page.getByRole('rowheader').getByRole('link').innerText()).trim();
  await change('disable', own);
  await expect(page.getByText(t('errors.admin.own_account'))).toBeVisible();
  expect((await accountOf(admin)).disabled).toBe(false);
});

test('a long list has pages, and a search without a result has a message', async ({
  page,
  user,
  t,
}) => {
  const stored = (await documents.user(user.uid).get()).data();
  if (!stored) throw new Error('The admin has no account.');
  const word = `zz${user.uid.slice(0, 6).toLowerCase()}`;
  const ids = Array.from({ length: 35 }, (_, at) => `${word}-${at}`);
  await Promise.all(
    ids.map((id) =>
      documents.user(id).set({ ...stored, displayName: word, searchPrefixes: [word] }),
    ),
  );
  await page.goto(`/admin/users?query=${word}`);
  const rows = page.locator('tbody tr');
  const more = page.getByRole('button', { name: t('shell.more') });
  await expect(rows).toHaveCount(30);
  await more.click();
  await expect(rows).toHaveCount(35);
  await expect(more).toHaveCount(0);
  await search(page, t('users.search')).fill('nobody-at-all');
  await expect(page.getByRole('heading', { name: t('users.empty') })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?query=nobody-at-all$/);
  await Promise.all(ids.map((id) => documents.user(id).delete()));
});

test('each page shows that it could not load, and can retry', async ({ page, t }) => {
  const calls = /\/api\/v1\/admin\/(stats|users|jobs)/;
  for (const path of ['/admin', '/admin/users', '/admin/jobs'])
    await test.step(path, async () => {
      await page.route(calls, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
      );
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: t('shell.failed') });
      await expect(notice).toBeVisible();
      await page.unroute(calls);
      await notice.getByRole('button', { name: t('shell.retry') }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});
