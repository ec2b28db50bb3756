// Tasks of those who listen to what they would have read: a web page, a PDF.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '../../tests/pages/support/sign-in.ts';
import { textsIn } from '../../tests/pages/support/texts.ts';
import { pdfOfPages } from '../../tests/support/pdf-of-pages.ts';
import { begin, desk, phone } from './walk.ts';

const t = textsIn('mn');
const pro = 'pro@demo.duu';

const sentence = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
const lecture = 'The lecture begins at nine, and the library is open all day.';
const page = `<!doctype html><title>Тал нутаг</title><nav><a href="/">Нүүр</a></nav>
  <article><h1>Тал нутаг</h1><p>${sentence.repeat(20)}</p></article><footer>Зохиогчийн эрх</footer>`;

/** Serves the page. Returns its address and a function that ends it. */
async function serve(): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/tal-nutag`, close: () => server.close() };
}

export async function pageListener(): Promise<number> {
  const site = await serve();
  try {
    const walk = await begin('Listener on a phone: a web page until it sounds', phone);
    await signIn(walk.page, pro);
    await walk.page.locator('textarea').waitFor();
    await walk.page.evaluate((text) => navigator.clipboard.writeText(text), site.address);
    await walk.press(walk.button(t('home.paste')));
    await walk.page.locator('textarea').filter({ hasText: 'Өглөө' }).first().waitFor();
    await walk.press(walk.button(t('editor.convert')));
    await walk.hears();
    return await walk.end();
  } finally {
    site.close();
  }
}

export async function student(): Promise<number> {
  const walk = await begin('Student: a PDF of two pages until it sounds', desk);
  await signIn(walk.page, pro);
  await walk.page.locator('textarea').waitFor();
  const chosen = walk.page.waitForEvent('filechooser');
  await walk.press(walk.button(t('home.import')));
  const buffer = pdfOfPages(lecture, lecture);
  // One press in the system's dialog.
  await (await chosen).setFiles({ name: 'lekts.pdf', mimeType: 'application/pdf', buffer });
  walk.note('lekts.pdf');
  await walk.page.locator('textarea').filter({ hasText: 'lecture' }).first().waitFor();
  await walk.press(walk.button(t('editor.convert')));
  await walk.hears();
  return walk.end();
}
