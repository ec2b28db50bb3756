import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { smoke } from '../../../deploy/smoke-checks.ts';
import { baseUrl, fromSuite } from '../../support/suite.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

test.use({ role: 'visitor', languageChosen: false });

const marks = ['demo.duu', 'oobCodes', 'email_verified', 'duu:real-popup', 'DesignRoute'];

/** All code that a build sends to browsers. */
function scripts(folder: string): string {
  const assets = path.join(folder, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  return files
    .map((file) => `${file}\n${readFileSync(path.join(assets, file), 'utf8')}`)
    .join('\n');
}

const production = fromSuite('DUU_PRODUCTION_DIR');
const site = fromSuite('DUU_PRODUCTION_URL');

test('the production code has no account chooser, no mail box and no design page', () => {
  const code = scripts(production);
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
  // The suite's build has all of them, which proves the search terms.
  const local = scripts(path.resolve(import.meta.dirname, '../../../web/dist'));
  expect(marks.filter((mark) => !local.includes(mark))).toEqual([]);
});

test('names itself in /builds/latest.json and in its worker', () => {
  const latest = readFileSync(path.join(production, 'builds/latest.json'), 'utf8');
  const { id } = z.object({ id: z.string().regex(/^\d{14}$/) }).parse(JSON.parse(latest));
  expect(readFileSync(path.join(production, 'sw.js'), 'utf8')).toContain(`duu-${id}`);
  expect(scripts(production)).toContain(id);
});

test('hydrates and leads to the sign-in, without an error in the console', async ({ page }) => {
  const t = textsIn('en');
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  // Blocks requests to other sites.
  await page.route(
    (url) => url.origin !== site,
    (route, request) => {
      foreign.push(request.url());
      return route.fulfill({ status: 204 });
    },
  );
  const served = await page.goto(`${site}/`);
  expect(served?.headers()['x-content-type-options']).toBe('nosniff');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await test.step('the landing page answers', async () => {
    const html = page.locator('html');
    // After the country lookup.
    await expect(html).toHaveAttribute('lang', 'mn');
    await page.getByRole('button', { name: textsIn('mn')('shell.switchLocaleLabel') }).click();
    await expect(html).toHaveAttribute('lang', 'en');
  });
  await test.step('a link opens the sign-in page', async () => {
    await page.getByRole('link', { name: t('shell.signIn') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('auth.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    await expect(page.getByTestId('mail-box')).toHaveCount(0);
  });
  await test.step('a page inside leads a visitor to sign-in', async () => {
    await page.goto(`${site}/mn/app/library`);
    await page.waitForURL('**/mn/auth?return=*');
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  });
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('passes the smoke test of a deployment, but for the examples in its settings', async () => {
  const outcomes = await smoke({ address: site, site: 'https://duu.example' });
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  expect(faults.filter((fault) => !fault.includes('shows the example'))).toEqual([]);
  // A deployment with these is refused.
  expect(faults).not.toEqual([]);
  const local = await smoke({ address: baseUrl(), site: baseUrl() });
  expect(local.flatMap((outcome) => outcome.faults).join('\n')).toContain('contains "demo.duu"');
});
