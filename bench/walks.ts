// Counts the presses that a listener, a video maker and an admin need for their task, by doing it:
//   npm run suite -- node bench/walks.ts
// A press is a tap, a click or a key such as Tab or Enter; typed letters do not count. Pasted text is in the clipboard,
// which the browser may read. Exits with 1 if a task takes more presses than noted here.
import { expect, type Locator, type Page } from '@playwright/test';
import { closeBrowser, newContext } from '../tests/pages/support/browser.ts';
import { expectToPlay } from '../tests/pages/support/playing.ts';
import { uniqueEmail } from '../tests/pages/support/session.ts';
import { signIn } from '../tests/pages/support/sign-in.ts';
import { textsIn } from '../tests/pages/support/texts.ts';
import { ask } from '../tests/support/api.ts';
import { putAudio } from '../tests/support/library.ts';
import { signInWithGoogle } from '../tests/support/users.ts';
import { goal, heading, printMissedGoals } from './report.ts';

const t = textsIn('mn');
const [pro, admin] = ['pro@demo.duu', 'admin@demo.duu'];

const article = Array.from(
  { length: 80 },
  (_, at) => `${at + 1}-р өдөр нар мандахад тал нутаг алтан шаргал гийв.`,
)
  .join(' ')
  .slice(0, 3000);

/** A page on which presses are counted. */
class Walk {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  #note(what: string): void {
    this.presses++;
    console.log(`  ${this.presses}. ${what}`);
  }
  async press(target: Locator): Promise<void> {
    const what = (await target.getAttribute('aria-label')) ?? (await target.innerText());
    await target.click();
    this.#note(what.replace(/\s+/g, ' ').trim());
  }
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.#note(name);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }
}

async function begin(title: string, width: number, height: number): Promise<Walk> {
  heading(title);
  const context = await newContext({ width, height, chosen: 'mn' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return new Walk(await context.newPage());
}

/** On the first page of the app, with the article in the clipboard. */
async function atHome({ page }: Walk): Promise<void> {
  await signIn(page, pro);
  await page.locator('textarea').waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), article);
}

async function listener(): Promise<number> {
  const walk = await begin('Listener on a phone: an article until it sounds', 360, 740);
  await atHome(walk);
  await walk.press(walk.button(t('home.paste')));
  await walk.press(walk.button(t('editor.convert')));
  await expectToPlay(walk.page);
  await walk.page.context().close();
  return walk.presses;
}

async function videoMaker(): Promise<number> {
  const walk = await begin('Video maker: MP3 with piano, and subtitles', 1280, 800);
  const { page } = walk;
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename().replace(/^.*\./, '')));
  await atHome(walk);
  await walk.press(walk.button(t('home.paste')));
  await walk.press(page.getByText(t('editor.background.piano'), { exact: true }));
  await walk.press(walk.button(t('editor.convert')));
  const download = walk.button(t('library.download'));
  await expect(download).toBeEnabled({ timeout: 60_000 });
  await walk.press(download);
  await walk.press(page.getByRole('menuitem', { name: t('library.download.both') }));
  await expect.poll(() => files.toSorted()).toEqual(['mp3', 'srt']);
  await page.context().close();
  return walk.presses;
}

async function answerOfComplaint(): Promise<number> {
  const email = uniqueEmail('complaint');
  const user = await signInWithGoogle(email, `google.com:${email}`);
  await ask('getMe', user);
  await putAudio(user, { state: 'failed', error: 'tts_request_failed', durationMs: null });
  const walk = await begin('Admin: from the sign-in to the answer to a complaint', 1280, 800);
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
  await page.context().close();
  return walk.presses;
}

try {
  const walks = [
    { what: 'Listener', value: await listener(), max: 2 },
    { what: 'Video maker', value: await videoMaker(), max: 5 },
    { what: 'Admin', value: await answerOfComplaint(), max: 7 },
  ];
  heading('Presses');
  for (const walk of walks) goal(walk);
} finally {
  await closeBrowser();
}
process.exit(printMissedGoals());
