// Takes the README's picture of the editor anew:
//   node local/with-suite.ts -- node tests/browser/readme-picture.ts
import path from 'node:path';
import { inBrowser } from './studio/studio-person.ts';
import { closeBrowser } from './support/browser.ts';

const file = path.resolve(import.meta.dirname, '../../docs/images/editor.png');
const text = `2026 оны 11-р сарын 20-нд Улаанбаатарт −12°C, салхи 5–7 м/с.
НҮБ-ын 15 хүн 10:30-д ирсэн. Тасалбар 9,900₮.`;

const { page } = await inBrowser({ chosen: 'en', width: 1280, height: 800 }, 'pro@demo.duu');
await page.goto('/app/text2speech');
const [first = '', second = ''] = text.split('\n');
await page.locator('textarea').first().fill(first);
await page.locator('textarea').first().press('End');
await page.keyboard.press('Enter');
await page.keyboard.insertText(second);
await page.getByText('хоёр мянга хорин зургаан').waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: file });
await closeBrowser();
process.exit(0);
