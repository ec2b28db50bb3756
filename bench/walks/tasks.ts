// Tasks of a listener, a video maker and an admin who answers a complaint.
import { uniqueEmail } from '../../tests/pages/support/session.ts';
import { signIn } from '../../tests/pages/support/sign-in.ts';
import { textsIn } from '../../tests/pages/support/texts.ts';
import { ask } from '../../tests/support/api.ts';
import { putAudio } from '../../tests/support/library.ts';
import { signInWithGoogle } from '../../tests/support/users.ts';
import { begin, desk, expect, phone, type Walk } from './walk.ts';

const t = textsIn('mn');
const [pro, admin] = ['pro@demo.duu', 'admin@demo.duu'];

const article = Array.from(
  { length: 80 },
  (_, at) => `${at + 1}-р өдөр нар мандахад тал нутаг алтан шаргал гийв.`,
)
  .join(' ')
  .slice(0, 3000);

/** On the first page of the app, with a text in the clipboard. */
async function atHome({ page }: Walk, copied: string): Promise<void> {
  await signIn(page, pro);
  await page.locator('textarea').waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
}

export async function listener(): Promise<number> {
  const walk = await begin('Listener on a phone: an article until it sounds', phone);
  await atHome(walk, article);
  await walk.press(walk.button(t('home.paste')));
  await walk.press(walk.button(t('editor.convert')));
  await walk.hears();
  return walk.end();
}

export async function videoMaker(): Promise<number> {
  const walk = await begin('Video maker: MP3 with piano, and subtitles', desk);
  const { page } = walk;
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename().replace(/^.*\./, '')));
  await atHome(walk, article.slice(0, 600));
  await walk.press(walk.button(t('home.paste')));
  await walk.press(page.getByText(t('editor.background.piano'), { exact: true }));
  await walk.press(walk.button(t('editor.convert')));
  const download = walk.button(t('library.download'));
  await expect(download).toBeEnabled({ timeout: 240_000 });
  await walk.press(download);
  await walk.press(page.getByRole('menuitem', { name: t('library.download.both') }));
  await expect.poll(() => files.toSorted()).toEqual(['mp3', 'srt']);
  return walk.end();
}

export async function answerOfComplaint(): Promise<number> {
  const email = uniqueEmail('complaint');
  const user = await signInWithGoogle(email, `google.com:${email}`);
  await ask('getMe', user);
  await putAudio(user, { state: 'failed', error: 'tts_request_failed', durationMs: null });
  const walk = await begin('Admin: from the sign-in to the answer to a complaint', desk);
  const { page } = walk;
  await page.goto('/auth');
  await walk.press(page.getByRole('button', { name: /Google/ }));
  await page.getByRole('dialog').locator('input[name="other-email"]').fill(admin);
  await walk.press(page.getByRole('dialog').locator('button[type="submit"]'));
  await walk.press(page.getByRole('link', { name: t('shell.adminUsers'), exact: true }));
  await expect(page.getByLabel(t('users.search'))).toBeFocused();
  await page.keyboard.type(email);
  const rows = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await walk.press(rows.getByRole('link'));
  await page.getByText(t('errors.tts_request_failed')).first().waitFor();
  await walk.press(walk.button(t('users.credits.adjust')));
  await expect(page.getByLabel(t('users.credits.characters'))).toBeFocused();
  await page.keyboard.type('2000');
  await walk.key('Tab');
  await page.keyboard.type('Уучлаарай');
  await walk.key('Enter');
  await page
    .getByText(/2[,\s]?000/)
    .first()
    .waitFor();
  return walk.end();
}
