import { putFigures } from '../../support/figures.ts';
import { expect, test } from '../support/test.ts';

// Figures of all users, and the job that counts them.
test.use({ role: 'admin' });

test.beforeEach(() => putFigures(90));

test('the dashboard shows the same figures as charts, to screen readers and as a table', async ({
  page,
  t,
}) => {
  await page.goto('/admin');
  for (const days of [30, 7, 90])
    await test.step(`${days} days`, async () => {
      const range = page.getByRole('radio', { name: t('dashboard.range.days', { days }) });
      if (days === 30) await expect(range).toBeChecked();
      await range.check();
      // One column for each day, and the base line.
      await expect(page.locator('svg[data-figure="conversions"] rect')).toHaveCount(days + 1);
    });
  const chart = page.getByRole('img', { name: new RegExp(`^${t('dashboard.characters')}`) });
  const label = (await chart.getAttribute('aria-label')) ?? '';
  await page.getByText(t('dashboard.table')).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(92);
  const totals = await table.locator('tfoot td').allInnerTexts();
  // A total for each figure; a currency has a column after its first payment.
  const columns = await table.locator('thead th').count();
  expect(columns).toBeGreaterThan(5);
  expect(totals).toHaveLength(columns - 1);
  const shown = page.getByRole('region', { name: t('dashboard.characters'), exact: true });
  expect(totals[1]).toMatch(/\d/);
  expect(label).toContain(totals[1]);
  await expect(shown).toContainText(totals[1] ?? '');
});

test('the pointer on a column shows its day', async ({ page, t }) => {
  await page.goto('/admin');
  const shown = page.getByRole('region', { name: t('dashboard.conversions'), exact: true });
  const total = shown.getByText(t('dashboard.inAll', { days: 30 }));
  await expect(total).toBeVisible();
  await shown.locator('svg').hover({ position: { x: 4, y: 60 } });
  const axis = await shown.locator('svg').locator('xpath=following-sibling::span').innerText();
  const [firstDay = ''] = axis.split('\n');
  expect(firstDay).toMatch(/\d/);
  await expect(shown.locator('p')).toContainText(firstDay);
  await page.mouse.move(5, 5);
  await expect(total).toBeVisible();
});

test('a job can be run now and shows its result', async ({ page, t }) => {
  await page.goto('/admin/jobs');
  const title = t('jobs.dailyFigures');
  await page.getByRole('button', { name: `${t('jobs.run')}: ${title}` }).click();
  await expect(page.getByText(new RegExp(`^${title}: .*\\d`))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText(t('jobs.ok'), { exact: true })).toBeVisible();
});
