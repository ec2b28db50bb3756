import type { Locator, Page } from '@playwright/test';
import { uniqueEmail } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { locales } from '../support/texts.ts';

test.use({ role: 'visitor' });

/** Half a minute of sound, almost a whole trial, so that it still plays when Tab reaches the player. */
const sentence = 'Өнөөдөр гарагийн сайхан өдөр байна. '.repeat(13).trim();

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab did not reach ${wanted}.`);
}

for (const language of locales)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the keyboard alone is enough to sign in, convert a text, pause and seek', async ({
      page,
      t,
    }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto('/auth');
      await tabTo(page, page.getByRole('button', { name: /Google/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator('input[name="other-email"]'));
      await page.keyboard.type(uniqueEmail('keys'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/app$/);

      await tabTo(page, page.getByRole('link', { name: t('shell.textToSpeech'), exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/app\/text2speech$/);
      // A new text has the focus.
      await expect(page.locator('textarea')).toBeFocused();
      await page.keyboard.type('Сайн байна уу? ');
      await page.keyboard.insertText(sentence);
      await tabTo(page, button(t('editor.convert')));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('editor.done'))).toBeVisible();

      const player = page.getByRole('region', { name: t('player.region'), exact: true });
      const seek = player.getByRole('slider', { name: t('player.seek') });
      await tabTo(page, player.getByRole('button', { name: t('player.pause'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(
        player.getByRole('button', { name: t('player.play'), exact: true }),
      ).toBeVisible();
      expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);

      await tabTo(page, seek);
      for (const key of ['End', 'Home', 'PageUp']) {
        await expect(seek, key).toBeFocused();
        const before = (await seek.getAttribute('aria-valuetext')) ?? '';
        await page.keyboard.press(key);
        await expect(seek, key).not.toHaveAttribute('aria-valuetext', before);
      }
    });
  });

test.describe('for a screen reader', () => {
  test.use({ language: 'mn' });

  test('each part of the sign-in has a role and a name', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    const tree = await page.locator('body').ariaSnapshot();
    for (const part of [
      /- main/,
      /- heading .*\[level=1\]/,
      /- button ".*Duu ID/,
      /- button ".*Google/,
      /- textbox "/,
    ])
      expect(tree).toMatch(part);
    expect(tree).not.toMatch(/- (?:button|link|textbox)\s*$/m);
  });

  test.describe('in the editor', () => {
    test.use({ role: 'user' });

    test('each part has a role and a name', async ({ page, t }) => {
      await page.goto('/app/text2speech');
      await page.locator('textarea').fill('2026 онд.');
      const body = page.locator('body');
      await page.locator('mark', { hasText: '2026' }).waitFor({ state: 'attached' });
      await page.locator('textarea').press('Home');
      await expect.poll(() => body.ariaSnapshot()).toContain('хоёр мянга хорин зургаан');
      const tree = await body.ariaSnapshot();
      for (const part of [
        /- navigation/,
        /- main/,
        /- heading .*\[level=1\]/,
        /- slider "/,
        /- (?:combobox|radio) "/,
      ])
        expect(tree).toMatch(part);
      expect(tree).toContain(`- button "${t('editor.convert')}"`);
      expect(tree).not.toMatch(/- (?:button|link|textbox|slider|combobox|radio|switch)\s*$/m);
    });
  });
});
