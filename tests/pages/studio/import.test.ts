import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfOfPages, type ScannedPage } from '../../support/pdf-of-pages.ts';
import { expectSheet, openEditor } from '../support/editor.ts';
import { aDocx } from '../support/office-files.ts';
import { test as base, expect } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** Imports a file from the disk. */
const test = base.extend<{ give: (name: string, bytes: Buffer) => Promise<void> }>({
  give: async ({ page }, use, info) => {
    await openEditor(page);
    await use(async (name, bytes) => {
      const file = info.outputPath(name);
      writeFileSync(file, bytes);
      await page.getByTestId('import').setInputFiles(file);
    });
  },
});
test.use({ language: 'mn' });

const readable: [what: string, name: string, bytes: Buffer, wanted: string[]][] = [
  ['UTF-8', 'a.txt', Buffer.from('Нэг өгүүлбэр.\n\nХоёр.'), ['Нэг өгүүлбэр.', 'Хоёр.']],
  ['Windows-1251', 'b.txt', Buffer.from([0xcd, 0xfd, 0xe3]), ['Нэг']],
  ['Markdown', 'c.md', Buffer.from('# Гарчиг\n\n**Тод** үг'), ['Гарчиг', 'Тод үг']],
  ['Word', 'd.docx', aDocx(['Нэг', 'Хоёр']), ['Нэг', 'Хоёр']],
  ['PDF', 'e.pdf', pdfOfPages('Hello from a page'), ['Hello from a page']],
];

test('text, Markdown, Word and PDF files are imported as paragraphs', async ({ page, give, t }) => {
  for (const [what, name, bytes, wanted] of readable)
    await test.step(what, async () => {
      await give(name, bytes);
      await expectSheet(page, ...wanted);
      await page.getByRole('button', { name: t('editor.clear'), exact: true }).click();
      await expectSheet(page, '');
    });
});

const unreadable = [
  ['a scan', 'f.pdf', pdfOfPages(''), 'editor.import.scanned'],
  ['an unknown kind', 'g.exe', Buffer.from('x'), 'editor.import.unknown_kind'],
  ['a broken file', 'h.docx', Buffer.from('no zip'), 'editor.import.unreadable'],
  ['a PDF of nothing', 'j.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'editor.import.unreadable'],
  ['bytes as a PDF', 'k.pdf', Buffer.alloc(5000, 0xff), 'editor.import.unreadable'],
  ['more than 10 MB', 'i.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 97), 'editor.import.too_large'],
] as const;

test('a file that cannot be imported is refused with its reason', async ({ page, give, t }) => {
  for (const [what, name, bytes, words] of unreadable)
    await test.step(what, async () => {
      await give(name, bytes);
      // A scan waits for what reads pictures.
      await expect(toast(page, t(words, { name }))).toBeVisible({ timeout: 60_000 });
    });
  await expectSheet(page, '');
});

/** Draws a text as a screenshot shows it, and below it a line that is hard to read. */
async function pictureOf(page: Page, clear: string, blurred: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 900, height: 320 });
  await paper.setContent(
    `<body style="margin:30px;font:30px/1.6 DejaVu Sans,sans-serif"><p>${clear}</p><p style="filter:blur(2.5px)">${blurred}</p>`,
  );
  const picture = await paper.screenshot();
  await paper.close();
  return picture;
}

test('a picture is read in the browser, and leads to the words to check', async ({
  page,
  give,
  t,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const reader = () => loaded.filter((address) => /\/assets\/(ocr|pdf)-/.test(address));
  expect(reader()).toEqual([]);
  const text = 'Өглөө эрт нар мандаж, тал нутаг гийв. Манай ангид 12 хүүхэд бий.';
  await give('page.png', await pictureOf(page, text, 'Оёчив хьягш ждүүр зэвгмөн'));
  await expect(toast(page, t('editor.import.reading', { page: 1, pages: 1 }))).toBeVisible();
  const field = page.locator('textarea').first();
  await expect(field).toHaveValue(new RegExp(text), { timeout: 60_000 });
  const origin = new URL(page.url()).origin;
  expect(reader().length).toBeGreaterThan(0);
  expect(reader().filter((address) => !address.startsWith(origin))).toEqual([]);

  const doubts = page.getByRole('status').filter({ hasText: t('editor.doubts.hint') });
  await doubts.getByRole('button', { name: t('editor.doubts.next') }).click();
  const chosen = await page
    .locator('textarea:focus')
    .evaluate((one: HTMLTextAreaElement) => one.selectionEnd - one.selectionStart);
  expect(chosen).toBeGreaterThan(1);
  await doubts.getByRole('button', { name: t('editor.doubts.checked') }).click();
  await expect(doubts).toHaveCount(0);
});

/** A line of text as fax machines and archives store it. */
function scan(name: string, filter: ScannedPage['filter']): ScannedPage {
  const bytes = readFileSync(new URL(`../../support/scans/${name}`, import.meta.url));
  return { filter, bytes, width: 800, height: 140, dotsPerInch: 150 };
}

test('a PDF of typed pages, faxes and JPEG 2000 scans is read in its order', async ({
  page,
  give,
}) => {
  const file = pdfOfPages(
    'The first page is typed.',
    scan('fax.g4', 'CCITTFaxDecode'),
    scan('page.jp2', 'JPXDecode'),
  );
  await give('mixed.pdf', file);
  await expect(page.locator('textarea').nth(2)).toBeVisible({ timeout: 60_000 });
  await expectSheet(
    page,
    'The first page is typed.',
    'Факсаар ирсэн хуудас тод уншигдана.',
    'Архивын хуудас бас тод уншигдана.',
  );
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the camera is offered', async ({ page, t }) => {
    await openEditor(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('editor.import.photo') }).click();
    const camera = await (await chooser).element();
    expect(await camera.getAttribute('capture')).toBe('environment');
  });
});
