import type { Locator, Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { editorEn } from '../../../web/src/i18n/messages/editor.en.ts';
import { editorMn } from '../../../web/src/i18n/messages/editor.mn.ts';
import { playerEn } from '../../../web/src/i18n/messages/player.en.ts';
import { playerMn } from '../../../web/src/i18n/messages/player.mn.ts';
import { shellEn } from '../../../web/src/i18n/messages/shell.en.ts';
import { shellMn } from '../../../web/src/i18n/messages/shell.mn.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

/** The sentence is long enough to go on while the walk does. */
const sentence = 'Сайн байна уу? Өнөөдөр гарагийн сайхан өдөр байна. '.repeat(6).trim();

const texts = {
  en: { ...shellEn, ...editorEn, ...playerEn },
  mn: { ...shellMn, ...editorMn, ...playerMn },
};

/** Presses Tab until the wanted part has the focus, as a person without a mouse does. */
async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await wanted.first().waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((part) => part === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab did not reach it.`);
}

describe.each(['en', 'mn'] as const)('with the keyboard alone (%s)', (locale) => {
  const text = texts[locale];

  test('a person signs in, converts a text, moves in its sound and stops it', async () => {
    const page = await newPage({ chosen: locale });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/auth');
    await tabTo(page, page.getByRole('button', { name: /Google/ }));
    await page.keyboard.press('Enter');
    const email = page.locator('input[name="other-email"]');
    await tabTo(page, email);
    await page.keyboard.type(someone('keys'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app$/);

    await tabTo(page, page.getByRole('link', { name: text['shell.textToSpeech'], exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app\/text2speech$/);
    await tabTo(page, page.locator('textarea'));
    await page.keyboard.type(sentence);
    await tabTo(page, button(text['editor.convert']));
    await page.keyboard.press('Enter');
    await page.getByText(text['editor.done']).waitFor();

    const player = page.getByRole('region', { name: text['player.region'], exact: true });
    const seek = player.getByRole('slider', { name: text['player.seek'] });
    await tabTo(page, seek);
    const before = await seek.getAttribute('aria-valuetext');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await expect.poll(() => seek.getAttribute('aria-valuetext')).not.toBe(before);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, player.getByRole('button', { name: text['player.pause'], exact: true }));
    await page.keyboard.press('Enter');
    await player.getByRole('button', { name: text['player.play'], exact: true }).waitFor();
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
    await page.context().close();
  });

  test('a screen reader is told what each part of the sign-in and the editor is', async () => {
    const page = await newPage({ chosen: locale });
    await page.goto('/auth');
    await page.getByRole('button', { name: /Google/ }).waitFor();
    const signIn = await page.locator('body').ariaSnapshot();
    for (const part of [
      /- main/,
      /- heading .*\[level=1\]/,
      /- button ".*Duu ID/,
      /- button ".*Google/,
      /- textbox "/,
    ]) {
      expect(signIn).toMatch(part);
    }
    expect(signIn).not.toMatch(/- (?:button|link|textbox)\s*$/m);

    await page.getByRole('button', { name: /Google/ }).click();
    await page.locator('input[name="other-email"]').fill(someone('reader'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app$/);
    await page.goto('/app/text2speech');
    await page.locator('textarea').fill('2026 онд.');
    const editor = page.locator('body');
    await expect.poll(() => editor.ariaSnapshot()).toContain('хоёр мянга хорин зургаан');
    const tree = await editor.ariaSnapshot();
    for (const part of [
      /- navigation/,
      /- main/,
      /- heading .*\[level=1\]/,
      /- slider "/,
      /- (?:combobox|radio) "/,
    ]) {
      expect(tree).toMatch(part);
    }
    expect(tree).toContain(`- button "${text['editor.convert']}"`);
    expect(tree).not.toMatch(/- (?:button|link|textbox|slider|combobox|radio|switch)\s*$/m);
    await page.context().close();
  });
});
