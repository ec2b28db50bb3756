// Tasks of those who listen to what they would have read: a web page, a PDF.
import { signIn } from '../../tests/pages/support/sign-in.ts';
import { textsIn } from '../../tests/pages/support/texts.ts';
import { pdfOfPages } from '../../tests/support/pdf-of-pages.ts';
import { begin, desk, phone } from './walk.ts';

const t = textsIn('mn');
const pro = 'pro@demo.duu';

const sentence = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
const lecture = [
  'The lecture begins at nine, and the library is open all day.',
  'Bring a pencil, since we draw a map of the steppe.',
];
const page = `<!doctype html><title>Тал нутаг</title><nav><a href="/">Нүүр</a></nav>
  <article><h1>Тал нутаг</h1><p>${sentence.repeat(20)}</p></article><footer>Зохиогчийн эрх</footer>`;

export async function pageListener(): Promise<number> {
  const walk = await begin('Listener on a phone: a web page until it sounds', phone);
  const url = 'https://medee.example/tal-nutag';
  // The server itself would have to be in the internet.
  await walk.page.route('**/api/v1/pages', (route) => {
    const contentType = 'text/html; charset=utf-8';
    return route.fulfill({
      json: { url, contentType, data: Buffer.from(page).toString('base64') },
    });
  });
  await signIn(walk.page, pro);
  await walk.page.locator('textarea').waitFor();
  await walk.page.evaluate((text) => navigator.clipboard.writeText(text), url);
  await walk.press(walk.button(t('home.paste')));
  await walk.page.locator('textarea').filter({ hasText: 'Өглөө' }).first().waitFor();
  await walk.press(walk.button(t('editor.convert')));
  await walk.hears();
  return walk.end();
}

export async function student(): Promise<number> {
  const walk = await begin('Student: a PDF of two pages until it sounds', desk);
  await signIn(walk.page, pro);
  await walk.page.locator('textarea').waitFor();
  const chosen = walk.page.waitForEvent('filechooser');
  await walk.press(walk.button(t('home.import')));
  const buffer = pdfOfPages(...lecture);
  // One press in the system's dialog.
  await (await chosen).setFiles({ name: 'lekts.pdf', mimeType: 'application/pdf', buffer });
  walk.note('lekts.pdf');
  await walk.page.locator('textarea').filter({ hasText: 'lecture' }).first().waitFor();
  await walk.press(walk.button(t('editor.convert')));
  await walk.hears();
  return walk.end();
}
