import { initialPlans } from '@duu/contract/initial-plans';
import { suiteDeps } from '../../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin', language: 'mn' });

const plan = () => suiteDeps().documents.plan('4');
test.afterEach(() => plan().set(initialPlans['4']));

test('a price is changed after two invalid values and a failure, and then shown to users', async ({
  page,
  openPage,
  t,
}) => {
  const name = t('landing.plan.proYear');
  await page.goto('/admin');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.adminPlans') })
    .click();
  await expect(page.getByText(t('plans.keeps'))).toBeVisible();
  await page.getByRole('button', { name: t('plans.edit.label', { plan: name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('plans.edit.title', { plan: name }) });
  const field = (id: 'plans.MNT' | 'plans.USD' | 'plans.charactersPerConversion') =>
    dialog.getByLabel(t(id), { exact: true });
  const save = () => dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
  await expect(field('plans.MNT')).toHaveValue('599,000');
  await expect(field('plans.USD')).toHaveValue('189.90');

  await field('plans.MNT').fill('612345.50');
  await field('plans.charactersPerConversion').fill('5000');
  await save();
  await expect(dialog.getByText(t('plans.wrong.MNT', { max: '100,000,000₮' }))).toBeVisible();
  await expect(dialog.getByText(t('plans.wrong.count', { min: '1', max: '4,096' }))).toBeVisible();
  await expect(field('plans.MNT')).toBeFocused();

  await field('plans.MNT').fill('612 345');
  await field('plans.charactersPerConversion').fill('4096');
  await page.route('**/api/v1/admin/plans/4', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
  );
  await save();
  await expect(page.getByTestId('toast').first()).toBeVisible();
  await expect(field('plans.MNT')).toHaveValue('612 345');
  await page.unroute('**/api/v1/admin/plans/4');
  await save();
  await expect(page.locator('[data-plan="4"]').getByText('612,345₮')).toBeVisible();
  expect((await plan().get()).data()).toEqual({
    ...initialPlans['4'],
    prices: { MNT: 61_234_500, USD: 18_990 },
  });

  const visitor = await openPage({ session: null });
  await visitor.goto('/mn#pricing');
  await expect(visitor.getByText('612,345₮').first()).toBeVisible();
  await visitor.locator('#pricing').getByRole('radio', { name: '$' }).check();
  await expect(visitor.getByText('$189.90').first()).toBeVisible();
  await page.goto('/app/account/billing');
  await page.getByRole('radio', { name: '₮' }).check();
  await expect(page.locator('[data-plan="4"]').getByText('612,345₮')).toBeVisible();
});

test('Escape does not lose typed values, and a plan that is not on sale is on no page', async ({
  page,
  openPage,
  t,
}) => {
  const name = t('landing.plan.proYear');
  await page.goto('/admin/plans');
  await page.getByRole('button', { name: t('plans.edit.label', { plan: name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('plans.edit.title', { plan: name }) });
  await dialog.getByRole('switch', { name: t('plans.active') }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('admin.discard.stay') }).click();
  await expect(dialog.getByRole('switch', { name: t('plans.active') })).not.toBeChecked();
  await dialog.getByLabel(t('plans.storageMonths'), { exact: true }).fill('6');
  await expect(dialog.getByText(t('plans.onLanding.storageMonths', { count: '3' }))).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
  await expect(page.locator('[data-plan="4"]').getByText(t('plans.offSale'))).toBeVisible();

  const visitor = await openPage({ session: null });
  await visitor.goto('/mn#pricing');
  const titles = visitor.locator('#pricing h3');
  await expect(titles).toHaveCount(3);
  await expect(titles.filter({ hasText: name })).toHaveCount(0);
});

test('a missing plan of the catalogue is created', async ({ page, t }) => {
  await plan().delete();
  const name = t('landing.plan.proYear');
  await page.goto('/admin/plans');
  await expect(page.getByText(t('plans.missing.text'))).toBeVisible();
  await page.getByRole('button', { name: t('plans.create.label', { plan: name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('plans.create.title', { plan: name }) });
  await dialog.getByRole('button', { name: t('plans.create'), exact: true }).click();
  await expect(page.locator('[data-plan="4"]')).toBeVisible();
  expect((await plan().get()).data()).toEqual(initialPlans['4']);
});
