import type { Locator, Page } from '@playwright/test';
import { expectSheet, openEditor, paste } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const fields = (page: Page) => page.locator('textarea');
/** The reading of a word in the list under its paragraph. */
const chip = (page: Page, written: string): Locator =>
  page.getByRole('listitem').filter({ hasText: written }).getByRole('button');
/** The line under a paragraph that opens its readings. */
const line = (page: Page): Locator => page.locator('[data-paragraph] button[class*="fold"]');

declare global {
  interface Window {
    /** Number of checked frames, and of those without the reading. */
    readingFrames?: { seen: number; missing: number };
  }
}

test('paragraphs split, merge, move and undo by keyboard, and a pasted text is divided', async ({
  page,
  t,
}) => {
  const press = (keys: string) => page.keyboard.press(keys);
  await openEditor(page, 'Нэг хоёр');
  await fields(page).first().focus();
  await press('Home');
  for (let i = 0; i < 3; i++) await press('ArrowRight');
  await press('Enter');
  await expectSheet(page, 'Нэг', 'хоёр');
  await press('Alt+ArrowUp');
  await expectSheet(page, 'хоёр', 'Нэг');
  await press('Control+z');
  await expectSheet(page, 'Нэг', 'хоёр');
  await fields(page).nth(1).focus();
  await press('Home');
  await press('Backspace');
  await expectSheet(page, 'Нэг хоёр');
  await press('Control+z');
  await expectSheet(page, 'Нэг', 'хоёр');
  await press('Control+Shift+z');
  await expectSheet(page, 'Нэг хоёр');

  await page.getByRole('button', { name: t('editor.clear'), exact: true }).click();
  await expectSheet(page, '');
  await fields(page).first().fill('эхэнд ');
  await fields(page).first().press('End');
  await paste(fields(page).first(), 'нэг\n\nхоёр\r\nгурав');
  await expectSheet(page, 'эхэнд нэг', 'хоёр', 'гурав');
});

test('a paragraph moves by dragging its handle', async ({ page, t }) => {
  await openEditor(page, 'a');
  await fields(page).first().press('End');
  for (const letter of ['b', 'c']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(letter);
  }
  await expectSheet(page, 'a', 'b', 'c');
  const handle = await page
    .getByRole('button', { name: t('editor.paragraph.menu', { number: 1 }), exact: true })
    .boundingBox();
  const last = await fields(page).nth(2).boundingBox();
  if (!handle || !last) throw new Error('There is nothing to drag.');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, last.y + last.height - 3, { steps: 6 });
  await page.mouse.up();
  await expectSheet(page, 'b', 'c', 'a');
});

test('readings are accepted, written out and saved', async ({ page, t }) => {
  const dialog = page.getByRole('dialog');
  await openEditor(page, '2026 онд 15 хүн УИХ-д ирсэн.');
  await expect(line(page)).toHaveText(t('editor.readings.sure', { count: 3 }));
  await expect(chip(page, '2026')).toHaveCount(0);
  await line(page).click();
  await chip(page, '2026').click();
  await dialog.getByRole('button', { name: t('editor.reading.accept') }).click();
  await expect(chip(page, '2026').getByLabel(t('editor.reading.accepted'))).toBeVisible();
  await chip(page, '15').click();
  await dialog.getByLabel(t('editor.reading', { written: '15' })).fill('арваад');
  await dialog.getByRole('button', { name: t('editor.reading.once') }).click();
  await expectSheet(page, '2026 онд арваад хүн УИХ-д ирсэн.');

  await page
    .getByRole('button', { name: t('editor.reading.acceptAll', { count: 1 }) })
    .last()
    .click();
  await expect(line(page)).toHaveText(t('editor.readings.accepted', { count: 2 }));
  await expect(chip(page, '2026')).toHaveCount(0);

  // Shown at the word under the caret or the mouse.
  const peek = page.locator('[class*="peek"]').getByRole('button');
  await fields(page).first().fill('Манай ДууШинэ ирлээ 7.');
  await expect(page.locator('mark', { hasText: '7' })).toBeAttached();
  await fields(page).first().press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(peek).toContainText('7');
  await peek.click();
  await dialog.getByLabel(t('editor.reading', { written: '7' })).fill('долоодугаар');
  await dialog.getByRole('button', { name: t('editor.reading.save') }).click();
  await expect(dialog.getByLabel(t('dictionary.written'))).toHaveValue('7');
  await expect(dialog.getByLabel(t('dictionary.spoken'))).toHaveValue('долоодугаар');
  await dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
  await expect(toast(page, t('dictionary.saved', { written: '7' }))).toBeVisible();
  await expect(peek.filter({ hasText: 'долоодугаар' })).toBeVisible();
});

test('an uncertain reading is amber, and its correction is written at all its places at once', async ({
  page,
  t,
}) => {
  const dialog = page.getByRole('dialog');
  await openEditor(page, 'ХНХ 15 дахь, ХНХ 16 дахь.');
  await fields(page).first().press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Тэр ХНХ-д ирсэн, ХНХ.');
  await expectSheet(page, 'ХНХ 15 дахь, ХНХ 16 дахь.', 'Тэр ХНХ-д ирсэн, ХНХ.');
  await expect(page.locator('mark[data-uncertain]')).toHaveText(['ХНХ', 'ХНХ', 'ХНХ-д', 'ХНХ']);
  await line(page).first().click();
  await expect(chip(page, '15')).not.toHaveAttribute('data-uncertain');
  await expect(chip(page, 'ХНХ').first()).toHaveAttribute('data-uncertain', 'true');

  await chip(page, 'ХНХ').first().click();
  const everywhere = dialog.getByRole('button', {
    name: t('editor.reading.everywhere', { count: 3 }),
  });
  await expect(everywhere).toHaveCount(0);
  await dialog.getByLabel(t('editor.reading', { written: 'ХНХ' })).fill('хүний нөөцийн хэлтэс');
  await everywhere.click();
  await expectSheet(
    page,
    'хүний нөөцийн хэлтэс 15 дахь, хүний нөөцийн хэлтэс 16 дахь.',
    'Тэр ХНХ-д ирсэн, хүний нөөцийн хэлтэс.',
  );
  // One edit, so one step back.
  await fields(page).first().press('Control+z');
  await expectSheet(page, 'ХНХ 15 дахь, ХНХ 16 дахь.', 'Тэр ХНХ-д ирсэн, ХНХ.');
});

test('readings do not move the text when they appear, and stay at their words on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/normalize', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openEditor(page);
  const lines = Array.from(
    { length: 8 },
    (_, at) => `${at + 1}-р өдөр 1,234,567₮ төлж ${at}0% хямдрав.`,
  );
  await paste(fields(page).first(), lines.join('\n'));
  await expect(fields(page)).toHaveCount(8);
  const heights = () =>
    fields(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
  const before = await heights();
  answer.resolve();
  await expect(line(page)).toHaveCount(8);
  const moved = (await heights()).map((y, at) => Math.abs(y - (before[at] ?? 0)));
  // Underlines may change a line's height by a tenth of a pixel.
  expect(Math.max(...moved)).toBeLessThan(1);
});

test('a reading stays while more is typed', async ({ page }) => {
  await openEditor(page, '2026 онд');
  await expect(line(page)).toBeVisible();
  await line(page).click();
  await expect(chip(page, '2026')).toBeVisible();
  await fields(page).first().press('End');
  await page.evaluate(() => {
    const frames = { seen: 0, missing: 0 };
    window.readingFrames = frames;
    const look = () => {
      frames.seen++;
      if (!document.querySelector('[data-paragraph] li')) frames.missing++;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.type(' олон хүн ирэв, 15', { delay: 30 });
  // By now the server has returned the new readings.
  await expect(chip(page, '15')).toBeVisible();
  const frames = await page.evaluate(() => window.readingFrames);
  expect(frames?.seen).toBeGreaterThan(10);
  expect(frames?.missing).toBe(0);
});

test('the price and obstacles are shown before and after the press', async ({ page, t }) => {
  const status = page.getByRole('status');
  const field = fields(page).first();
  await test.step('a text over the limit', async () => {
    await openEditor(page, 'а'.repeat(501));
    await expect(page.getByTestId('counter')).toHaveText(/^501 \/ 500/);
    const tooLong = t('editor.tooLong', { limit: 500 });
    await expect(page.getByText(tooLong)).toBeVisible();
    const enough = t('editor.plan', { plan: t('landing.plan.basic'), limit: 1024 });
    await expect(status.getByRole('link', { name: enough })).toHaveAttribute(
      'href',
      '/app/account/billing#basic',
    );
  });
  await test.step('the price, an emoji as one character', async () => {
    await field.fill('Сайн уу 🌄');
    await expect(page.getByText(t('editor.cost', { characters: 9 }))).toBeVisible();
  });
  await test.step('a refusal of the server, in place and in a toast', async () => {
    await page.route('**/api/v1/synthesize', (route) =>
      route.fulfill({ status: 409, contentType: 'text/plain', body: 'speaker_not_published\n' }),
    );
    await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
    const refused = t('errors.speaker_not_published');
    await expect(toast(page, refused)).toBeVisible();
    await expect(status.filter({ hasText: refused })).toBeVisible();
    // The error was about the sent text: another text shows its price again.
    await field.fill('Сайн уу, найз');
    await expect(page.getByText(t('editor.cost', { characters: 13 }))).toBeVisible();
    await expect(status.filter({ hasText: refused })).toHaveCount(0);
  });
  await test.step('an empty text', async () => {
    await field.fill('');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, t('errors.segment_empty'))).toBeVisible();
  });
});

test('the draft survives a reload, with its voice', async ({ page, t }) => {
  await openEditor(page, 'Хадгалагдах ёстой текст');
  await page.getByLabel(t('editor.pitch')).selectOption('high');
  await page.reload();
  await expectSheet(page, 'Хадгалагдах ёстой текст');
  await expect(page.getByLabel(t('editor.pitch'))).toHaveValue('high');
});

test('a speaker is found, starred and chosen', async ({ page, t }) => {
  await openEditor(page, 'Сайн уу');
  await page.getByRole('button', { name: /Nomin/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('editor.speakers.star', { name: 'Bat' }) }).click();
  await expect(
    dialog.getByRole('button', { name: t('editor.speakers.unstar', { name: 'Bat' }) }),
  ).toBeVisible();
  await dialog.getByLabel(t('editor.speakers.search')).fill('sar');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog
    .getByRole('button', { name: /Saraa/ })
    .and(page.locator('[aria-pressed]'))
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Saraa/ }).first()).toBeVisible();
});
