import { initialPlans } from '@duu/contract/plans';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { until } from '../../support/suite.ts';
import { adminPage } from '../support/admin-page.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';

const plan = () => suiteDeps().documents.plan('4');
afterEach(() => plan().set(initialPlans['4']));
afterAll(closeBrowser);

describe.each(locales)('in %s', (locale) => {
  const t = textsIn(locale);
  const name = t('landing.plan.proYear');

  test('a price is changed, after two slips and a failure, and stands where people look', async () => {
    const page = await adminPage({ chosen: locale }, `/${locale}/admin`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.adminPlans') })
      .click();
    await page.getByText(t('plans.keeps')).waitFor();
    await page.getByRole('button', { name: t('plans.edit.label', { plan: name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('plans.edit.title', { plan: name }) });
    const field = (id: 'plans.MNT' | 'plans.USD' | 'plans.charactersPerConversion') =>
      dialog.getByLabel(t(id), { exact: true });
    const save = () => dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
    expect(await field('plans.MNT').inputValue()).toBe('599,000');
    expect(await field('plans.USD').inputValue()).toBe('189.90');

    await field('plans.MNT').fill('612345.50');
    await field('plans.charactersPerConversion').fill('5000');
    await save();
    await dialog.getByText(t('plans.wrong.MNT', { max: '100,000,000₮' })).waitFor();
    await dialog.getByText(t('plans.wrong.count', { min: '1', max: '4,096' })).waitFor();
    expect(await field('plans.MNT').evaluate((one) => one === document.activeElement)).toBe(true);

    await field('plans.MNT').fill('612 345');
    await field('plans.charactersPerConversion').fill('4096');
    await page.route('**/api/v1/admin/plans/4', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
    );
    await save();
    await page.getByTestId('toast').first().waitFor();
    expect(await field('plans.MNT').inputValue()).toBe('612 345');
    await page.unroute('**/api/v1/admin/plans/4');
    await save();
    await page.locator('[data-plan="4"]').getByText('612,345₮').waitFor();
    expect((await plan().get()).data()).toEqual({
      ...initialPlans['4'],
      prices: { MNT: 61_234_500, USD: 18_990 },
    });

    const visitor = await newPage({ chosen: 'mn' });
    await visitor.goto('/mn#pricing');
    await visitor.getByText('612,345₮').first().waitFor();
    await page.goto(`/${locale}/app/account/billing`);
    await page.getByRole('radio', { name: '₮' }).check();
    await page.locator('[data-plan="4"]').getByText('612,345₮').waitFor();
    await visitor.context().close();
    await page.context().close();
  });

  test('what is typed is not left by a slip, and what is not on sale is on no page', async () => {
    const page = await adminPage({ chosen: locale }, `/${locale}/admin/plans`);
    await page.getByRole('button', { name: t('plans.edit.label', { plan: name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('plans.edit.title', { plan: name }) });
    await dialog.getByRole('switch', { name: t('plans.active') }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('admin.discard.stay') }).click();
    expect(await dialog.getByRole('switch', { name: t('plans.active') }).isChecked()).toBe(false);
    await dialog.getByLabel(t('plans.storageMonths'), { exact: true }).fill('6');
    await dialog.getByText(t('plans.told.storageMonths', { count: '3' })).waitFor();
    await dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
    await page.locator('[data-plan="4"]').getByText(t('plans.offSale')).waitFor();
    const visitor = await newPage({ chosen: locale });
    await visitor.goto(`/${locale}#pricing`);
    await until('the plan to be gone', async () => {
      const names = await visitor.locator('#pricing h3').allTextContents();
      return names.length === 3 && !names.includes(name);
    });
    await visitor.context().close();
    await page.context().close();
  });

  test('a plan that the catalogue lacks is put in place', async () => {
    await plan().delete();
    const page = await adminPage({ chosen: locale }, `/${locale}/admin/plans`);
    await page.getByText(t('plans.missing.text')).waitFor();
    await page.getByRole('button', { name: t('plans.create.label', { plan: name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('plans.create.title', { plan: name }) });
    await dialog.getByRole('button', { name: t('plans.create'), exact: true }).click();
    await page.locator('[data-plan="4"]').waitFor();
    expect((await plan().get()).data()).toEqual(initialPlans['4']);
    await page.context().close();
  });
});
