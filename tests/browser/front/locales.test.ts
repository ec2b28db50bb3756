import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { signIn, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

const lang = (page: Page) => page.locator('html').getAttribute('lang');

/** Words that are the same in every language: names, formats, units, addresses. */
const known =
  /\b(Duu|Google|Apple|Facebook|ID|QPay|Stripe|PNG|JPEG|WebP|MB|MP3|WAV|SRT|VTT|zip|ZIP|GPL|iPhone|Android|English|Microsoft|Chimege|Firebase|Ctrl|Enter|Esc|Tab|docx|txt|pdf|DOCX|TXT|PDF|https?|espeak|old|app|page|Dr|Lee|Meet|Nov|Doctor|November|twentieth|on|at|nine|oh|five|oidc)\b/g;

/** Latin words that a reader would meet on the page; marked pieces in another language are left out. */
async function latinOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll(
      '[lang="en"], script, style, noscript, code, input, textarea',
    ))
      other.remove();
    const labels = [...document.body.querySelectorAll('[aria-label], [placeholder], [title]')]
      .filter((element) => !element.closest('[lang="en"]'))
      .map((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)).join(' '),
      );
    return `${copy.innerText} ${labels.join(' ')} ${document.title}`;
  });
  return (
    text
      .replace(/[\w.+-]+@[\w.-]+/g, ' ')
      .replace(/M?mn-person[\w-]*/g, ' ')
      .replace(known, ' ')
      .match(/[A-Za-z]{2,}/g)
      ?.filter((word) => !/^[IVXLC]+$/.test(word)) ?? []
  );
}

describe('which language', () => {
  test('the browser says first, and the lookup makes it mn', async () => {
    const page = await newPage({ locale: 'en-US' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/v1/ip2location', async (route) => {
      await held;
      await route.fulfill({ json: { country: 'DE' } });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await lang(page)).toBe('en');
    release();
    await page.getByRole('link', { name: 'Нэвтрэх' }).waitFor();
    expect(await lang(page)).toBe('mn');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe('mn');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
    await page.context().close();
  });

  test('what a person chose stays, on plain and on prefixed addresses', async () => {
    const page = await newPage({ locale: 'mn-MN' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.waitForTimeout(800);
    expect(await lang(page)).toBe('en');
    await page.goto('/mn/terms');
    await page.getByRole('heading', { level: 1, name: 'Үйлчилгээний нөхцөл' }).waitFor();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await page.waitForURL('**/en/terms');
    await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
    await page.context().close();
  });

  test('links keep the prefix', async () => {
    const page = await newPage({ chosen: 'en' });
    await page.goto('/mn/privacy');
    await page.getByRole('link', { name: 'Үйлчилгээний нөхцөл' }).click();
    await page.waitForURL('**/mn/terms');
    await page.context().close();
  });
});

test('no English is left on any Mongolian page', async () => {
  const page = await newPage({ chosen: 'mn' });
  const left: Record<string, string[]> = {};
  const look = async (path: string) => {
    await page.goto(path);
    await page.waitForTimeout(1500);
    const words = await latinOn(page);
    if (words.length > 0) left[path] = words;
  };
  for (const path of ['/', '/terms', '/privacy', '/auth', '/auth/callback', '/player'])
    await look(path);
  await signIn(page, someone('mn-person'), { at: '/mn/auth' });
  for (const path of [
    '/app',
    '/app/text2speech',
    '/app/library',
    '/app/library/archived',
    '/app/library/none',
    '/app/audio/none',
    '/app/account/billing',
    '/app/account/billing/history',
    '/app/account/profile',
    '/app/account/settings',
    '/admin',
    '/no/such/page',
  ])
    await look(path);
  expect(left).toEqual({});
  await page.context().close();
});
