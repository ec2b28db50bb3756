import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

// The sweep checks that no page has words of the other language.
test.use({ role: 'visitor', languageChosen: false });

const [en, mn] = [textsIn('en'), textsIn('mn')];
const lookup = '**/api/v1/ip2location';

test('uses the browser’s language until the country lookup answers', async ({ page, context }) => {
  const html = page.locator('html');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(lookup, async (route) => {
    await held;
    await route.fulfill({ json: { country: 'DE' } });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: en('shell.signIn') })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  release();
  await expect(page.getByRole('link', { name: mn('shell.signIn') })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'mn');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('mn');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
});

test.describe('in a Mongolian browser', () => {
  test.use({ locale: 'mn-MN' });

  test('keeps the chosen language without another lookup, and a prefix wins over it', async ({
    page,
  }) => {
    const toEnglish = page.getByRole('button', { name: mn('shell.switchLocaleLabel') });
    let lookups = 0;
    await page.route(lookup, (route) => {
      lookups += 1;
      return route.fulfill({ json: { country: 'MN' } });
    });
    const lookedUp = page.waitForResponse(lookup);
    await page.goto('/');
    await lookedUp;
    await toEnglish.click();
    await expect(page.getByRole('link', { name: en('shell.signIn') })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await page.waitForLoadState('networkidle');
    expect(lookups).toBe(1);
    await expect(page.getByRole('link', { name: en('shell.signIn') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/mn/terms');
    await expect(page.getByRole('heading', { level: 1, name: mn('legal.terms') })).toBeVisible();
    await page
      .getByRole('link', { name: mn('legal.privacy') })
      .first()
      .click();
    await page.waitForURL('**/mn/privacy');
    await toEnglish.click();
    await page.waitForURL('**/en/privacy');
    await expect(page.getByRole('heading', { level: 1, name: en('legal.privacy') })).toBeVisible();
  });
});
