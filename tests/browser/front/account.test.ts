import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/plans';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { grantPlan } from '../../../functions/src/services/credits/grant-plan.ts';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { signInWithGoogle } from '../../support/people.ts';
import { baseUrl, until } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { chooseAccount, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

async function member(name: string): Promise<{ page: Page; email: string; uid: string }> {
  const page = await newPage({ chosen: 'en' });
  const email = someone(name);
  await comeBack(page, email);
  await page.getByText('of 500 characters left').first().waitFor();
  const { uid } = await getAuth(adminApp()).getUserByEmail(email);
  return { page, email, uid };
}

test('a new name is saved, and shown beside the picture', async () => {
  const { page, uid } = await member('name');
  await page.goto('/app/account/profile');
  await page.getByLabel('Name', { exact: true }).fill('Анударь');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name edited').waitFor();
  await page.getByRole('link', { name: 'Profile: Анударь' }).waitFor();
  const stored = await getFirestore(adminApp()).doc(`users/${uid}`).get();
  expect(stored.get('displayName')).toBe('Анударь');
  await page.context().close();
});

test('settings are kept: on this device and in the account', async () => {
  const { page, uid } = await member('settings');
  await page.goto('/app/account/settings');
  await page.getByRole('switch', { name: /Play a conversion/ }).uncheck();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Монгол' }).click();
  await page.getByRole('heading', { level: 1, name: 'Тохиргоо' }).waitFor();
  const stored = getFirestore(adminApp()).doc(`users/${uid}`);
  await until('the preferences', async () => {
    const { preferences } = (await stored.get()).data() ?? {};
    return (
      preferences?.autoPlay === false &&
      preferences.theme === 'dark' &&
      preferences.language === 'mn'
    );
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Тохиргоо' }).waitFor();
  await until('the switch', async () => !(await page.getByRole('switch').first().isChecked()));
  await page.context().close();
});

test('the profile leads from a plan to the one above it', async () => {
  const { page, uid } = await member('upgrade');
  await page.goto('/app/account/profile');
  const main = page.getByRole('main');
  const upgrade = main.getByRole('link', { name: 'Upgrade plan' });
  expect(await upgrade.getAttribute('href')).toBe('/app/account/billing#basic');
  await grantPlan(suiteDeps(), uid, { id: 'one', planId: '1', source: 'admin', orderId: null });
  await main.getByText('Basic', { exact: true }).waitFor();
  await upgrade.click();
  await page.waitForURL('**/app/account/billing#standard');
  await page.locator('[data-marked][data-plan="2"]').waitFor();
  await page.context().close();
});

test('billing shows what is left, marks the plan in the hash and offers a way on', async () => {
  const { page, email } = await member('billing');
  await page.goto('/app/account/billing#pro');
  await page.locator('[data-marked][data-plan="3"]').waitFor();
  await page.getByRole('button', { name: 'Order Pro', exact: true }).click();
  const letter = await page.getByRole('link', { name: 'Write the letter' }).getAttribute('href');
  expect(decodeURIComponent(letter ?? '')).toContain(email);
  expect(letter).toMatch(/^mailto:/);
  await page.context().close();
});

test('a hash marks its plan even where the person has it: the yearly one above it, else itself', async () => {
  const { page, uid } = await member('tier');
  const subscription = getFirestore(adminApp()).doc(`users/${uid}/subscriptions/trial`);
  for (const [id, hash, marked] of [
    ['1', 'basic', '1'],
    ['3', 'pro', '4'],
    ['3', 'pro-yearly', '4'],
  ] as const) {
    await subscription.update({ plan: snapshotOf(id, initialPlans[id]) });
    await page.goto('about:blank');
    await page.goto(`/app/account/billing#${hash}`);
    await page.locator(`[data-marked][data-plan="${marked}"]`).waitFor();
    await page.locator(`[data-plan="${id}"]`).getByText('Your plan').waitFor();
    await until('one mark', async () => (await page.locator('[data-marked]').count()) === 1);
  }
  await page.context().close();
});

test('nothing can be ordered at prices that were not checked', async () => {
  const { page } = await member('unchecked');
  await page.route('**/api/v1/plans', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
  );
  await page.goto('/app/account/billing#pro');
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await failure.waitFor();
  const orders = page.getByRole('button', { name: /^Order / });
  expect(await orders.count()).toBe(0);
  await page.unroute('**/api/v1/plans');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-marked][data-plan="3"]').waitFor();
  expect(await orders.count()).toBe(4);
  expect(await failure.count()).toBe(0);
  await page.context().close();
});

test('payment history is live', async () => {
  const { page, uid } = await member('history');
  await page.goto('/app/account/billing/history');
  await page.getByText('No payments yet').waitFor();
  const at = Timestamp.fromDate(new Date(2026, 10, 20, 12));
  await getFirestore(adminApp())
    .collection(`users/${uid}/orders`)
    .add({
      invoice: 'DUU-2026-0001',
      plan: snapshotOf('2', initialPlans['2']),
      source: 'qpay',
      amount: 2_490_000,
      currency: 'MNT',
      quantity: 1,
      status: 'paid',
      transitions: [{ status: 'paid', at, reason: 'test' }],
      createdAt: at,
    });
  await page
    .getByRole('row', { name: /DUU-2026-0001 November 20, 2026 Standard QPay 1 24,900₮ Paid/ })
    .waitFor();
  await page.context().close();
});

test('everything can be taken away as one file', async () => {
  const { page, email } = await member('export');
  const person = await signInWithGoogle(email, `google.com:${email}`);
  const { id } = await convert(person, { name: 'Яриа: нэг' });
  const again = await ask('resynthesize', person, {
    params: { audioId: id },
    input: { ...aRequest, background: 'rain' },
  });
  await (await fetch(new URL(again.streamUrl, baseUrl()))).arrayBuffer();
  await ended(person, id);
  await page.goto('/app/account/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const sounds = [`audio/Яриа  нэг (${id}), version 1.mp3`, `audio/Яриа  нэг (${id}).mp3`];
  expect(Object.keys(files).sort()).toEqual([
    ...sounds,
    'audios.json',
    'collections.json',
    'credits.json',
    'dictionary.json',
    'payments.json',
    'profile.json',
    'subscriptions.json',
    'texts.json',
    'versions.json',
  ]);
  for (const name of sounds) expect(files[name]?.length).toBeGreaterThan(5000);
  expect(new TextDecoder().decode(files['versions.json'])).toContain('өвлийн өглөө');
  expect(new TextDecoder().decode(files['texts.json'])).toContain('өвлийн өглөө');
  const profile: unknown = JSON.parse(new TextDecoder().decode(files['profile.json']));
  expect(JSON.stringify(profile)).toContain(email);
  await page.context().close();
});

test('the account is deleted after a word and a recent sign-in', async () => {
  const { page, uid } = await member('delete');
  await page.evaluate((id) => {
    localStorage.setItem(`duu-played:${id}`, '["a"]');
    localStorage.setItem('duu-played:another', '["b"]');
  }, uid);
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const confirm = page.getByRole('button', { name: 'Delete everything' });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel('Confirmation').fill('delete');
  await confirm.click();
  await page.waitForURL('**/auth**');
  await page.getByText('Your account has been deleted.').waitFor();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('duu-played:'))).toEqual(['duu-played:another']);
  const stored = await getFirestore(adminApp()).doc(`users/${uid}`).get();
  expect(stored.exists).toBe(false);
  await expect(getAuth(adminApp()).getUser(uid)).rejects.toThrow();
  await page.context().close();
});

test('who came in long ago proves it is them before the account is deleted', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('long-ago');
  await comeBack(page, email);
  await page.getByText('of 500 characters left').first().waitFor();
  await page.clock.install({ time: Date.now() + 15 * 60_000 });
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('heading', { name: 'Is it still you?' }).waitFor();
  const prove = page.getByRole('dialog').getByRole('button', { name: /Google/ });
  await prove.click();
  await chooseAccount(page, someone('another'));
  await page
    .getByText('That is a different account from the one you are signed in with.')
    .waitFor();
  await prove.click();
  await chooseAccount(page, email);
  await page.getByLabel('Confirmation').fill('delete');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('**/auth**');
  await page.getByText('Your account has been deleted.').waitFor();
  await page.context().close();
});

test('an admin hides a speaker and keeps route rules', async () => {
  const { page, email, uid } = await member('admin');
  await getAuth(adminApp()).setCustomUserClaims(uid, { admin: true });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth**');
  await comeBack(page, email);
  await page.getByRole('heading', { name: 'Admin panel' }).waitFor();
  await page.goto('/admin/speakers');
  const toggle = page.getByRole('switch', { name: 'Publish Ethan' });
  await toggle.click();
  await page.getByText('Ethan is in maintenance now.').waitFor();
  const speaker = getFirestore(adminApp()).doc('speakers/ethan');
  expect((await speaker.get()).get('published')).toBe(false);
  await toggle.click();
  await page.getByText('Ethan can be chosen again.').waitFor();
  await page.goto('/admin/route-rules');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Leads to').fill('/app');
  await page.getByLabel('Path').fill('/mn/spring');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('leave /en and /mn out').waitFor();
  await page.getByLabel('Path').fill('/spring/**');
  await page.getByLabel('Leads to').fill('http://evil.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Leads to').fill('/app');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Rule saved').waitFor();
  await page.getByRole('button', { name: 'Delete the rule for /spring/**' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Rule deleted').waitFor();
  for (const path of [
    '/admin',
    '/admin/speakers',
    '/app/account/profile',
    '/app/account/billing',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1000);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 160))]),
    ).toEqual([]);
  }
  await page.context().close();
});
