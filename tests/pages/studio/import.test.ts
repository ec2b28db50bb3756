import { writeFileSync } from 'node:fs';
import { expectSheet, openEditor } from '../support/editor.ts';
import { aDocx, aPdf } from '../support/office-files.ts';
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
  ['PDF', 'e.pdf', aPdf('Hello from a page'), ['Hello from a page']],
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
  ['a scan', 'f.pdf', aPdf(''), 'editor.import.scanned'],
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
      await expect(toast(page, t(words, { name }))).toBeVisible();
    });
  await expectSheet(page, '');
});
