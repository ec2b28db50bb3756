import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor', language: 'mn' });

interface Described {
  readonly paths: Record<string, Record<string, { summary: string }>>;
}

// Every page test fails if its page breaks its security policy.
test('the API reference shows each request with its fields and answers, also after a failure', async ({
  page,
  request,
  t,
}) => {
  let isDown = true;
  await page.route('**/api/openapi.json', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'server_error' }) : route.continue(),
  );
  await page.goto('/about/api');
  await expect(page.getByRole('heading', { name: t('reference.failed') })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: t('shell.retry') }).click();
  const { paths }: Described = await (await request.get('/api/openapi.json')).json();
  const titles = Object.values(paths).flatMap((calls) =>
    Object.values(calls).map(({ summary }) => summary),
  );
  const viewer = page.getByRole('region', { name: t('reference.calls') });
  for (const title of titles) await expect(viewer.getByText(title, { exact: true })).toBeVisible();
  for (const event of ['audio.done', 'audio.failed', 'credits.low'])
    await expect(viewer.getByText(event, { exact: true })).toBeVisible();
  // By keyboard.
  const convert = viewer.getByRole('button', { name: /Convert a text$/ });
  await convert.press('Enter');
  await expect(convert).toHaveAttribute('aria-expanded', 'true');
  await expect(viewer.getByText('"segments"')).toBeVisible();
  await expect(viewer.getByText('max_characters_exceeded')).toBeVisible();
  await viewer.getByRole('tab', { name: 'Schema' }).first().click();
  await expect(viewer.getByText('backgroundVolume')).toBeVisible();
  // It sends nothing, so that nobody puts a key into a page.
  await expect(viewer.getByRole('textbox')).toHaveCount(0);
  for (const name of ['Try it out', 'Authorize'])
    await expect(viewer.getByRole('button', { name })).toHaveCount(0);
});

test('the requests have their place while the code that shows them loads', async ({ page, t }) => {
  await page.route(/ApiViewer/, () => undefined);
  const code = page.waitForRequest(/ApiViewer/);
  await page.goto('/about/api');
  await code;
  const requests = page.getByRole('region', { name: t('reference.calls') });
  expect((await requests.boundingBox())?.height).toBeGreaterThan(600);
});
