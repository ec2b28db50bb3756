import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { putFigures } from '../../support/figures.ts';
import { type Person, signInWithGoogle } from '../../support/people.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { keepSession } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';
import { locales, textsIn } from '../support/texts.ts';

const { documents } = suiteDeps();
const auth = () => getAuth(adminApp());

/** Somebody with an account, under a name of their own. */
async function member(name: string): Promise<Person> {
  const email = someone('admin-test');
  const person = await signInWithGoogle(email, `google.com:${email}`);
  await ask('getMe', person);
  await ask('updateMe', person, { input: { displayName: name } });
  return person;
}

async function adminPage(chosen: 'en' | 'mn'): Promise<{ page: Page; email: string; uid: string }> {
  const email = someone('admin');
  const { uid } = await signInWithGoogle(email, `google.com:${email}`);
  await auth().setCustomUserClaims(uid, { admin: true });
  await ask('getMe', await signInWithGoogle(email, `google.com:${email}`));
  const page = await newPage({ chosen });
  await keepSession(page, email);
  return { page, email, uid };
}

beforeAll(() => putFigures(90));
afterAll(closeBrowser);

describe.each(locales)('in %s', (locale) => {
  const t = textsIn(locale);

  test('the dashboard shows what has been going on, for a week, a month, a quarter', async () => {
    const { page } = await adminPage(locale);
    await page.goto('/admin');
    for (const days of [30, 7, 90]) {
      const range = page.getByRole('radio', { name: t('dashboard.range.days', { days }) });
      if (days === 30) expect(await range.isChecked()).toBe(true);
      await range.check();
      const columns = page.locator('svg[data-figure="conversions"] rect');
      // One for each day, on a ground of its own.
      await until(`${days} days`, async () => (await columns.count()) === days + 1);
    }
    const chart = page.getByRole('img', { name: new RegExp(`^${t('dashboard.characters')}`) });
    const said = (await chart.getAttribute('aria-label')) ?? '';
    await page.getByText(t('dashboard.table')).click();
    const table = page.getByRole('table');
    expect(await table.getByRole('row').count()).toBe(92);
    const totals = await table.locator('tfoot td').allInnerTexts();
    expect(totals).toHaveLength(5);
    // What is drawn, what is said of it and what the table adds up are one number.
    const shown = page.getByRole('region', { name: t('dashboard.characters'), exact: true });
    expect(said).toContain(totals[1]);
    expect(await shown.innerText()).toContain(totals[1]);
    await page.context().close();
  });

  test('a pointer on a column shows its day', async () => {
    const { page } = await adminPage(locale);
    await page.goto('/admin');
    const shown = page.getByRole('region', { name: t('dashboard.conversions'), exact: true });
    await shown.getByText(t('dashboard.inAll', { days: 30 })).waitFor();
    await shown.locator('svg').hover({ position: { x: 4, y: 60 } });
    const first = (
      await shown.locator('svg').locator('xpath=following-sibling::span').innerText()
    ).split('\n')[0];
    await until('the day', async () =>
      (await shown.locator('p').innerText()).includes(first ?? '?'),
    );
    await page.mouse.move(5, 5);
    await shown.getByText(t('dashboard.inAll', { days: 30 })).waitFor();
    await page.context().close();
  });

  test('credits are given by the keyboard alone, with what will be left', async () => {
    const { page } = await adminPage(locale);
    const name = `Мөнх ${someone('').slice(1, 9)}`;
    const person = await member(name);
    await page.goto('/admin/users');
    const search = page.getByLabel(t('users.search'), { exact: true });
    await search.fill(person.email.slice(0, -3));
    await page.getByRole('button', { name: t('users.menu', { name }) }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('users.credits.title', { name }) });
    await dialog.waitFor();
    await page.getByLabel(t('users.credits.characters')).focus();
    await page.keyboard.type('-501');
    await page.keyboard.press('Enter');
    await dialog.getByText(t('users.credits.tooFew', { limit: 500 })).waitFor();
    await dialog.getByText(t('users.credits.reason.missing')).waitFor();
    await page.getByLabel(t('users.credits.characters')).fill('+1,000');
    await dialog.getByText('1,500', { exact: true }).waitFor();
    await page.getByLabel(t('users.credits.reason')).fill('Баярын бэлэг');
    await page.keyboard.press('Enter');
    await page.getByText(t('users.credits.done', { name })).waitFor();
    await page.getByRole('cell', { name: '0 / 1,500' }).waitFor();
    const ledger = await documents.ledger(person.uid).where('type', '==', 'adjust').get();
    expect(ledger.docs.map((doc) => doc.data())).toMatchObject([
      { characters: 1000, reason: 'Баярын бэлэг' },
    ]);
    await page.context().close();
  });

  test('an account is closed and opened, the claim given and taken; one’s own is refused', async () => {
    const { page, email } = await adminPage(locale);
    const name = `Ган ${someone('').slice(1, 9)}`;
    const person = await member(name);
    await page.goto(`/admin/users?query=${person.email}`);
    const row = page.getByRole('row').filter({ hasText: person.email });
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
      await dialog.getByRole('button', { name: t(`users.${entry}.confirm`), exact: true }).click();
      // What lies behind a dialog is hidden from everyone, tests too.
      await dialog.waitFor({ state: 'hidden' });
    };
    await change('disable');
    await row.getByText(t('users.badge.disabled'), { exact: true }).waitFor();
    expect((await auth().getUser(person.uid)).disabled).toBe(true);
    await change('enable');
    await row.getByText(t('users.badge.disabled'), { exact: true }).waitFor({ state: 'detached' });
    expect((await auth().getUser(person.uid)).disabled).toBe(false);
    await change('grantAdmin');
    await row.getByText(t('users.badge.admin'), { exact: true }).waitFor();
    expect((await auth().getUser(person.uid)).customClaims).toEqual({ admin: true });
    await change('takeAdmin');
    await row.getByText(t('users.badge.admin'), { exact: true }).waitFor({ state: 'detached' });
    expect((await auth().getUser(person.uid)).customClaims?.admin).toBeUndefined();

    await page.getByLabel(t('users.search'), { exact: true }).fill(email);
    await page.getByText(email, { exact: true }).waitFor();
    const own = (await page.getByRole('rowheader').locator('bdi').innerText()).trim();
    await change('disable', own);
    await page.getByText(t('errors.admin.own_account')).waitFor();
    expect((await auth().getUserByEmail(email)).disabled).toBe(false);
    await page.context().close();
  });

  test('long lists come page by page, and nobody found has a word', async () => {
    const { page, uid } = await adminPage(locale);
    const stored = (await documents.user(uid).get()).data();
    if (!stored) throw new Error('The admin has no account.');
    const word = `zz${someone('').slice(1, 7)}`;
    const ids = Array.from({ length: 35 }, (_, at) => `${word}-${at}`);
    const searchPrefixes = [word.slice(0, 8)];
    await Promise.all(
      ids.map((id) => documents.user(id).set({ ...stored, displayName: word, searchPrefixes })),
    );
    await page.goto(`/admin/users?query=${word}`);
    const rows = page.locator('tbody tr');
    await until('a page', async () => (await rows.count()) === 30);
    await page.getByRole('button', { name: t('users.more') }).click();
    await until('the rest', async () => (await rows.count()) === 35);
    expect(await page.getByRole('button', { name: t('users.more') }).count()).toBe(0);
    await page.getByLabel(t('users.search'), { exact: true }).fill('nobody-at-all');
    await page.getByRole('heading', { name: t('users.empty') }).waitFor();
    await page.waitForURL('**/admin/users?query=nobody-at-all');
    await Promise.all(ids.map((id) => documents.user(id).delete()));
    await page.context().close();
  });

  test('a job is run now, and says what it did', async () => {
    const { page } = await adminPage(locale);
    await page.goto('/admin/jobs');
    const title = t('jobs.dailyFigures');
    await page.getByRole('button', { name: `${t('jobs.run')}: ${title}` }).click();
    await page.getByText(new RegExp(`^${title}: .*\\d`)).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByText(t('jobs.ok'), { exact: true }).waitFor();
    await page.context().close();
  });

  test.each(['/admin', '/admin/users', '/admin/jobs'])(
    '%s says that it could not load, and tries again',
    async (path) => {
      const { page } = await adminPage(locale);
      const calls = /\/api\/v1\/admin\/(stats|users|jobs)/;
      await page.route(calls, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
      );
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: t('shell.failed') });
      await notice.waitFor();
      await page.unroute(calls);
      await notice.getByRole('button', { name: t('shell.retry') }).click();
      await notice.waitFor({ state: 'detached' });
      await page.context().close();
    },
  );
});
