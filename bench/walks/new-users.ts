// Tasks of those who have just found Duu: hear a sample, sign up and hear their own text, show it to others.
import { newSession, storeSession, uniqueEmail } from '../../tests/pages/support/session.ts';
import { textsIn } from '../../tests/pages/support/texts.ts';
import { convert } from '../../tests/support/audios.ts';
import { begin, desk, expect, phone } from './walk.ts';

const t = textsIn('mn');

export async function sample(): Promise<number> {
  const walk = await begin('Visitor: hear a sample', phone);
  await walk.page.goto('/');
  await walk.press(walk.page.getByRole('button', { name: /^Сонсох: / }).first());
  await walk.page.locator('[data-spoken]').first().waitFor();
  return walk.end();
}

export async function signUp(): Promise<number> {
  const walk = await begin(
    'New user on a phone: from the landing page to the sound of a text',
    phone,
  );
  const { page } = walk;
  await page.goto('/');
  await walk.press(
    page.getByRole('link', { name: t('landing.hero.start', { characters: 500 }) }).first(),
  );
  await walk.press(page.getByRole('button', { name: /Google/ }));
  await page.getByRole('dialog').locator('input[name="other-email"]').fill(uniqueEmail('walk'));
  await walk.press(page.getByRole('dialog').locator('button[type="submit"]'));
  const text = page.locator('textarea').first();
  await text.waitFor();
  // A tap only where the keyboard is not open already.
  if (!(await text.evaluate((field) => field === document.activeElement))) await walk.press(text);
  await page.keyboard.type('Сайн байна уу? Өнөөдөр тэнгэр цэлмэг байна.');
  await walk.press(walk.button(t('editor.convert')));
  await walk.hears();
  return walk.end();
}

export async function share(): Promise<number> {
  const session = await newSession('user');
  const name = 'Тал нутаг';
  await convert(session.user, { name });
  const walk = await begin(
    'User: from the first page to the link of an audio in the clipboard',
    desk,
  );
  const { page } = walk;
  await page.goto('/');
  await storeSession(page, session);
  await page.goto('/app');
  await walk.press(page.getByRole('link', { name: t('shell.library'), exact: true }).first());
  // The first page has such a menu too.
  const menu = { name: t('library.menu', { name }) };
  await walk.press(page.getByRole('row').getByRole('button', menu));
  await walk.press(page.getByRole('menuitem', { name: t('sharing.share'), exact: true }));
  await walk.press(walk.button(t('sharing.make')));
  await walk.press(walk.button(t('sharing.copy')));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/share=/);
  return walk.end();
}
