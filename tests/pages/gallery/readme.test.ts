// Takes the picture of the editor in the README:
//   npm run test:file -- tests/pages/gallery/readme.test.ts
import path from 'node:path';
import { newSession } from '../support/session.ts';
import { test as base, expect } from '../support/test.ts';
import { untilStill } from '../sweep/look.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/images/editor.png');
const lines = [
  '2026 оны 11-р сарын 20-нд Улаанбаатарт −12°C, салхи 5–7 м/с.',
  'НҮБ-ын 15 хүн 10:30-д ирсэн. Тасалбар 9,900₮.',
] as const;

const test = base.extend({
  session: async ({ browserName: _ }, use) => use(await newSession('user', 'pro@demo.duu')),
});
test.use({ viewport: { width: 1280, height: 800 } });

test('README', async ({ page }) => {
  await page.goto('/app/text2speech');
  const first = page.locator('textarea').first();
  await first.fill(lines[0]);
  await first.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(lines[1]);
  await expect(page.locator('mark', { hasText: '2026' })).toBeAttached();
  await expect(page.locator('mark', { hasText: '9,900' })).toBeAttached();
  await page.locator('mark', { hasText: '9,900' }).hover({ force: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilStill(page);
  await page.screenshot({ path: file });
});
