import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import type { Person } from '../../support/people.ts';
import { until } from '../../support/suite.ts';
import { type Look, newContext } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

export interface InBrowser {
  readonly page: Page;
  /** The same person for the API and for looking behind it. */
  readonly person: Person;
  /** What the page complained about: errors of its own, never expected ones. */
  readonly complaints: string[];
}

/** A person nobody has met before, signed in in a browser of their own. */
export async function inBrowser(look: Look = {}, email = someone()): Promise<InBrowser> {
  const context = await newContext({ chosen: 'en', ...look });
  await context.addInitScript(notePlaying);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  let token = '';
  page.on('request', (request) => {
    const header = request.headers().authorization;
    if (header?.startsWith('Bearer ') && request.url().includes('/api/v1/'))
      token = header.slice('Bearer '.length);
  });
  await comeBack(page, email);
  await until('the first call of the API', async () => token !== '');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { uid } = await getAuth(adminApp()).getUserByEmail(email);
  // The page can be there before its first call has made the account, and tests put audios into it.
  await until('the account', async () => (await suiteDeps().documents.user(uid).get()).exists);
  return { page, person: { uid, email, token }, complaints };
}

/** Notes when the page's one player was first heard, by the clock that the server's documents go by. */
function notePlaying(): void {
  const noted = window as unknown as { heardAt: number | null };
  noted.heardAt = null;
  const look = () => {
    const audio = document.querySelector('audio');
    if (audio && !audio.paused && audio.currentTime > 0) noted.heardAt ??= Date.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export function heardAt(page: Page): Promise<number | null> {
  return page.evaluate(() => (window as unknown as { heardAt: number | null }).heardAt);
}

export function currentTime(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
}
