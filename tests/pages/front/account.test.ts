import { readFileSync } from 'node:fs';
import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { unzipSync } from 'fflate';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { anOrder } from '../../support/orders.ts';
import { baseUrl } from '../../support/suite.ts';
import { uniqueEmail } from '../support/session.ts';
import { chooseAccount } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const userDocument = (uid: string) => getFirestore(adminApp()).doc(`users/${uid}`);

test('saves a new name and shows it beside the picture', async ({ page, user, t }) => {
  await page.goto('/app/account/profile');
  await page.getByLabel(t('account.name'), { exact: true }).fill('Анударь');
  await page.getByRole('button', { name: t('shell.save') }).click();
  await expect(page.getByText(t('account.name.saved'))).toBeVisible();
  const link = page.getByRole('link', { name: `${t('shell.profile')}: Анударь` });
  await expect(link).toBeVisible();
  expect((await userDocument(user.uid).get()).get('displayName')).toBe('Анударь');
});

test('keeps settings on this device and in the account', async ({ page, user, t }) => {
  await page.goto('/app/account/settings');
  await page.getByRole('switch', { name: t('account.settings.autoPlay') }).uncheck();
  await page.getByRole('radio', { name: t('shell.theme.dark') }).check();
  await page.getByRole('radio', { name: 'Монгол' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Тохиргоо' });
  await expect(heading).toBeVisible();
  await expect
    .poll(async () => (await userDocument(user.uid).get()).get('preferences'))
    .toMatchObject({ autoPlay: false, theme: 'dark', language: 'mn' });
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
});

test('marks and opens the plan in the hash, or marks the next one up', async ({
  page,
  user,
  t,
}) => {
  const subscription = getFirestore(adminApp()).doc(`users/${user.uid}/subscriptions/trial`);
  const marked = page.locator('[data-marked]');
  const planName = (id: string) => t(id === '1' ? 'landing.plan.basic' : 'landing.plan.proYear');
  const markedPlan = (id: string) => expect(marked).toHaveAttribute('data-plan', id);
  await test.step('the profile links to the next plan', async () => {
    await page.goto('/app/account/profile');
    const main = page.getByRole('main');
    const upgrade = main.getByRole('link', { name: t('account.plan.upgrade') });
    await expect(upgrade).toHaveAttribute('href', '/app/account/billing#basic');
    await subscription.update({ plan: snapshotOf('1', initialPlans['1']) });
    await expect(main.getByText('Basic', { exact: true })).toBeVisible();
    await upgrade.click();
    await page.waitForURL('**/app/account/billing#standard');
    await markedPlan('2');
  });
  for (const [id, hash, expected] of [
    ['1', 'basic', '1'],
    ['3', 'pro', '4'],
    ['3', 'pro-yearly', '4'],
  ] as const)
    await test.step(`plan ${id} and #${hash} mark plan ${expected}`, async () => {
      await subscription.update({ plan: snapshotOf(id, initialPlans[id]) });
      await page.goto('about:blank');
      await page.goto(`/app/account/billing#${hash}`);
      const own = page.locator(`[data-plan="${id}"]`);
      await expect(own.getByText(t('billing.active'))).toBeVisible();
      await markedPlan(expected);
      const opened = planName(expected);
      await expect(
        page.getByRole('dialog', { name: t('checkout.title', { plan: opened }) }),
      ).toBeVisible();
    });
});

test('offers no order while prices could not be loaded', async ({ page, t }) => {
  await page.route('**/api/v1/plans', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
  );
  await page.goto('/app/account/billing');
  const failure = page.getByRole('alert').filter({ hasText: t('shell.failed') });
  await expect(failure).toBeVisible();
  const orders = page.getByRole('button', { name: /^Buy / });
  await expect(orders).toHaveCount(0);
  await page.unroute('**/api/v1/plans');
  await failure.getByRole('button', { name: t('shell.retry') }).click();
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-plan', '1');
  await expect(orders).toHaveCount(4);
  await expect(failure).toHaveCount(0);
});

test('shows a new payment in the open payment history', async ({ page, user, t }) => {
  await page.goto('/app/account/billing/history');
  await expect(page.getByText(t('billing.history.empty'), { exact: true })).toBeVisible();
  await getFirestore(adminApp())
    .collection(`users/${user.uid}/orders`)
    .add(
      anOrder('2', {
        invoiceNumber: 'DUU-2026-000001',
        source: 'qpay',
        status: 'paid',
        createdAt: new Date(2026, 10, 20, 12),
      }),
    );
  const name = /DUU-2026-000001 November 20, 2026 Standard QPay 1 24,900₮ Paid/;
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('downloads everything as one file', async ({ page, user, t }) => {
  const { id } = await convert(user, { name: 'Яриа: нэг' });
  const again = await ask('resynthesize', user, {
    params: { audioId: id },
    input: { ...aRequest, background: 'rain' },
  });
  await (await fetch(new URL(again.streamUrl, baseUrl()))).arrayBuffer();
  await ended(user, id);
  await page.goto('/app/account/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('account.export.start') }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const sounds = [`audio/Яриа  нэг (${id}), version 1.mp3`, `audio/Яриа  нэг (${id}).mp3`];
  expect(Object.keys(files).sort()).toEqual([
    ...sounds,
    'audios.json',
    'bookmarks.json',
    'collections.json',
    'credits.json',
    'customers.json',
    'dictionary.json',
    'mails.json',
    'payments.json',
    'profile.json',
    'signIn.json',
    'subscriptions.json',
    'texts.json',
    'versions.json',
  ]);
  for (const name of sounds) expect(files[name]?.length).toBeGreaterThan(5000);
  expect(text('versions.json')).toContain('өвлийн өглөө');
  expect(text('texts.json')).toContain('өвлийн өглөө');
  expect(JSON.stringify(JSON.parse(text('profile.json')))).toContain(user.email);
});

test('deletes the account after a typed word and a recent sign-in', async ({
  page,
  user: { uid },
  t,
}) => {
  await page.goto('/app/account/profile');
  await page.evaluate((id) => {
    localStorage.setItem(`duu-played:${id}`, '["a"]');
    localStorage.setItem('duu-played:another', '["b"]');
  }, uid);
  await page.getByRole('button', { name: t('account.delete.start') }).click();
  const confirm = page.getByRole('button', { name: t('account.delete.confirm') });
  await expect(confirm).toBeDisabled();
  await page.getByLabel(t('account.delete.label')).fill(t('account.delete.word'));
  await confirm.click();
  await page.waitForURL('**/auth**');
  await expect(page.getByText(t('account.delete.done'))).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('duu-played:'))).toEqual(['duu-played:another']);
  expect((await userDocument(uid).get()).exists).toBe(false);
  await expect(getAuth(adminApp()).getUser(uid)).rejects.toThrow();
  expect((await suiteDeps().documents.audios(uid).get()).size).toBe(0);
});

test('asks for a new sign-in before it deletes an account after a long session', async ({
  page,
  user,
  t,
}) => {
  await page.clock.install({ time: Date.now() + 15 * 60_000 });
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: t('account.delete.start') }).click();
  await expect(page.getByRole('heading', { name: t('account.confirm.title') })).toBeVisible();
  const prove = page.getByRole('dialog').getByRole('button', { name: /Google/ });
  await prove.click();
  await chooseAccount(page, uniqueEmail('another'));
  await expect(page.getByText(t('auth.error.user-mismatch'))).toBeVisible();
  await prove.click();
  await chooseAccount(page, user.email);
  await page.getByLabel(t('account.delete.label')).fill(t('account.delete.word'));
  await page.getByRole('button', { name: t('account.delete.confirm') }).click();
  await page.waitForURL('**/auth**');
  await expect(page.getByText(t('account.delete.done'))).toBeVisible();
});
