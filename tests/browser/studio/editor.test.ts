import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { aDocx, aPdf } from './files.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('the editor (%s)', (locale) => {
  const t = textsIn(locale);
  let me: InBrowser;
  let page: Page;

  const fields = () => page.locator('textarea');
  const texts = () =>
    fields().evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  const sheetIs = (...wanted: string[]) =>
    until(
      `the sheet to be ${wanted.join(' | ')}`,
      async () => (await texts()).join('|') === wanted.join('|'),
      8000,
    );
  const press = (keys: string) => page.keyboard.press(keys);

  async function freshSheet(text = ''): Promise<void> {
    // The editor keeps its draft as it goes; a page without an app is the quickest to go to.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('duu-draft')) localStorage.removeItem(key);
    });
    await page.goto('/app/text2speech');
    await fields().first().fill(text);
  }

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
  });

  describe('paragraphs', () => {
    test('split, merge, move, undo, all by keyboard', async () => {
      await freshSheet('Нэг хоёр');
      await fields().first().focus();
      await press('Home');
      for (let i = 0; i < 3; i++) await press('ArrowRight');
      await press('Enter');
      await sheetIs('Нэг', 'хоёр');
      await press('Alt+ArrowUp');
      await sheetIs('хоёр', 'Нэг');
      await press('Control+z');
      await sheetIs('Нэг', 'хоёр');
      await fields().nth(1).focus();
      await press('Home');
      await press('Backspace');
      await sheetIs('Нэг хоёр');
      await press('Control+z');
      await press('Control+Shift+z');
      await sheetIs('Нэг хоёр');
    });

    test('move by dragging the handle', async () => {
      await freshSheet('a');
      await fields().first().press('End');
      for (const letter of ['b', 'c']) {
        await press('Enter');
        await page.keyboard.type(letter);
      }
      await sheetIs('a', 'b', 'c');
      const handle = await page
        .getByRole('button', { name: t('editor.paragraph.menu', { number: 1 }), exact: true })
        .boundingBox();
      const last = await fields().nth(2).boundingBox();
      if (!handle || !last) throw new Error('There is nothing to drag.');
      await page.mouse.move(handle.x + 10, handle.y + 10);
      await page.mouse.down();
      await page.mouse.move(handle.x + 10, last.y + last.height - 3, { steps: 6 });
      await page.mouse.up();
      await sheetIs('b', 'c', 'a');
    });

    test('a pasted text divides', async () => {
      await freshSheet('эхэнд ');
      await fields().first().press('End');
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'нэг\n\nхоёр\r\nгурав');
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      await sheetIs('эхэнд нэг', 'хоёр', 'гурав');
    });
  });

  describe('readings', () => {
    const chip = (written: string) =>
      page.getByRole('listitem').filter({ hasText: written }).getByRole('button');

    test('are shown, accepted, written out and saved', async () => {
      await freshSheet('2026 онд 15 хүн УИХ-д ирсэн.');
      await chip('2026').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('editor.reading.accept') })
        .click();
      await chip('2026').getByLabel(t('editor.reading.accepted')).waitFor();
      await chip('15').click();
      await page
        .getByRole('dialog')
        .getByLabel(t('editor.reading', { written: '15' }))
        .fill('арван таван');
      await page
        .getByRole('dialog')
        .getByLabel(t('editor.reading', { written: '15' }))
        .fill('арваад');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('editor.reading.once') })
        .click();
      await sheetIs('2026 онд арваад хүн УИХ-д ирсэн.');
      await freshSheet('Манай ДууШинэ ирлээ 7.');
      await chip('7').click();
      await page
        .getByRole('dialog')
        .getByLabel(t('editor.reading', { written: '7' }))
        .fill('долоодугаар');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('editor.reading.save') })
        .click();
      await page.getByText(t('editor.reading.saved', { written: '7' })).waitFor();
      await chip('7').filter({ hasText: 'долоодугаар' }).waitFor();
    });

    test('stay while more is typed', async () => {
      await freshSheet('2026 онд');
      await chip('2026').waitFor();
      await fields().first().press('End');
      await page.evaluate(() => {
        const seen = window as unknown as { missing: number };
        seen.missing = 0;
        const look = () => {
          if (!document.querySelector('[data-paragraph] li')) seen.missing++;
          requestAnimationFrame(look);
        };
        look();
      });
      await page.keyboard.type(' олон хүн ирэв', { delay: 30 });
      await page.waitForTimeout(1200);
      expect(await page.evaluate(() => (window as unknown as { missing: number }).missing)).toBe(0);
    });
  });

  test('the price is told before the press, and what stands in the way', async () => {
    await freshSheet('а'.repeat(501));
    const counter = page.getByTestId('counter');
    await until('the limit', async () => (await counter.textContent())?.startsWith('501 / 500'));
    await page
      .getByText(t('errors.max_characters_per_conversion_exceeded', { limit: 500 }))
      .waitFor();
    const upgrade = page.getByRole('status').getByRole('link', { name: t('shell.upgrade') });
    expect(await upgrade.getAttribute('href')).toBe('/app/account/billing#basic');
    await freshSheet('Сайн уу 🌄');
    await page.getByText(t('editor.cost', { characters: 9 })).waitFor();
  });

  test('a refusal of the server is said in place and in a toast', async () => {
    await freshSheet('Сайн уу');
    await page.route('**/api/v1/synthesize', (route) =>
      route.fulfill({ status: 409, contentType: 'text/plain', body: 'speaker_not_published\n' }),
    );
    await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
    await until(
      'the word in both places',
      async () => (await page.getByText(t('errors.speaker_not_published')).count()) >= 2,
    );
    await page.unroute('**/api/v1/synthesize');
    // It was about what was pressed: with another text the price is there again.
    await fields().first().fill('Сайн уу, найз');
    await page.getByText(t('editor.cost', { characters: 13 })).waitFor();
  });

  test('an empty text is refused with its word', async () => {
    await freshSheet('');
    await press('Control+Enter');
    await page.getByText(t('errors.segment_empty')).waitFor();
  });

  test('the draft survives a reload, with its voice', async () => {
    await freshSheet('Хадгалагдах ёстой текст');
    await page.getByLabel(t('editor.pitch')).selectOption('high');
    await page.waitForTimeout(700);
    await page.reload();
    await sheetIs('Хадгалагдах ёстой текст');
    expect(await page.getByLabel(t('editor.pitch')).inputValue()).toBe('high');
  });

  test('a speaker is found, starred and chosen', async () => {
    await freshSheet('Сайн уу');
    await page
      .getByRole('button', { name: /Nomin|Номин/ })
      .first()
      .click();
    const bat = { en: 'Bat', mn: 'Бат' }[locale];
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('editor.speakers.star', { name: bat }) }).click();
    await dialog
      .getByRole('button', { name: t('editor.speakers.unstar', { name: bat }) })
      .waitFor();
    await dialog.getByLabel(t('editor.speakers.search')).fill({ en: 'sar', mn: 'сар' }[locale]);
    await until('one speaker', async () => (await dialog.getByRole('listitem').count()) === 1);
    await dialog
      .getByRole('button', { name: /Saraa|Сараа/ })
      .and(page.locator('[aria-pressed]'))
      .first()
      .click();
    await page
      .getByRole('button', { name: /Saraa|Сараа/ })
      .first()
      .waitFor();
  });

  describe('import', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'duu-import-'));
    /** From the disk, as a person has it: a large file need not travel to the browser by hand. */
    const give = async (name: string, bytes: Buffer) => {
      writeFileSync(path.join(folder, name), bytes);
      await page.getByTestId('import').setInputFiles(path.join(folder, name));
    };
    beforeAll(() => freshSheet());
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each([
      [
        'UTF-8 text',
        'a.txt',
        () => Buffer.from('Нэг өгүүлбэр.\n\nХоёр.'),
        ['Нэг өгүүлбэр.', 'Хоёр.'],
      ],
      ['Windows-1251 text', 'b.txt', () => Buffer.from([0xcd, 0xfd, 0xe3]), ['Нэг']],
      ['Markdown', 'c.md', () => Buffer.from('# Гарчиг\n\n**Тод** үг'), ['Гарчиг', 'Тод үг']],
      ['Word', 'd.docx', () => aDocx(['Нэг', 'Хоёр']), ['Нэг', 'Хоёр']],
      ['PDF', 'e.pdf', () => aPdf('Hello from a page'), ['Hello from a page']],
    ])('of %s', async (_, name, file, wanted) => {
      await give(name, file());
      await sheetIs(...wanted);
      await page.getByRole('button', { name: t('editor.clear'), exact: true }).click();
      await sheetIs('');
    });

    test.each([
      ['a scan', 'f.pdf', () => aPdf(''), 'editor.import.scanned'],
      ['another kind', 'g.exe', () => Buffer.from('x'), 'editor.import.unknown_kind'],
      ['a broken file', 'h.docx', () => Buffer.from('no zip'), 'editor.import.unreadable'],
      [
        'a file of more than 10 MB',
        'i.txt',
        () => Buffer.alloc(10 * 1024 * 1024 + 1, 97),
        'editor.import.too_large',
      ],
    ] as const)('of %s is refused with its reason', async (_, name, file, words) => {
      await give(name, file());
      await page.getByText(t(words, { name })).first().waitFor();
    });
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
