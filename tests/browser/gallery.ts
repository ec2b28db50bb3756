// Pictures of every page in both languages, both themes and both widths, to be looked at:
//   node local/with-suite.ts -- node tests/browser/gallery.ts [--out FOLDER] [--only PART-OF-NAME]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import type { BrowserContext, Page } from 'playwright-core';
import { adminApp } from '../support/admin.ts';
import { closeBrowser, newContext } from './support/browser.ts';
import { signIn, someone } from './support/sign-in.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.local/gallery' }, only: { type: 'string' } },
});
const out = path.resolve(values.out);

interface Shot {
  name: string;
  path: string;
  /** Who looks: nobody, someone signed in, an admin. */
  who: 'visitor' | 'user' | 'admin';
  before?: (page: Page) => Promise<unknown>;
}

const shots: Shot[] = [
  { name: 'landing', path: '/', who: 'visitor' },
  { name: 'terms', path: '/terms', who: 'visitor' },
  { name: 'privacy', path: '/privacy', who: 'visitor' },
  { name: 'sign-in', path: '/auth', who: 'visitor' },
  {
    name: 'sign-in-chooser',
    path: '/auth',
    who: 'visitor',
    before: (page) => page.getByRole('button', { name: /Google/ }).click(),
  },
  { name: 'callback-invalid', path: '/auth/callback', who: 'visitor' },
  { name: 'player', path: '/player', who: 'visitor' },
  { name: 'home', path: '/app', who: 'user' },
  { name: 'editor', path: '/app/text2speech', who: 'user' },
  { name: 'library', path: '/app/library', who: 'user' },
  { name: 'archived', path: '/app/library/archived', who: 'user' },
  { name: 'billing', path: '/app/account/billing#standard', who: 'user' },
  { name: 'history', path: '/app/account/billing/history', who: 'user' },
  { name: 'profile', path: '/app/account/profile', who: 'user' },
  { name: 'settings', path: '/app/account/settings', who: 'user' },
  { name: 'not-found', path: '/no/such/page', who: 'user' },
  { name: 'forbidden', path: '/admin', who: 'user' },
  { name: 'admin', path: '/admin', who: 'admin' },
  { name: 'admin-speakers', path: '/admin/speakers', who: 'admin' },
  { name: 'admin-rules', path: '/admin/route-rules', who: 'admin' },
];

const looks = (['en', 'mn'] as const).flatMap((chosen) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([1280, 360] as const).map((width) => ({ chosen, scheme, width })),
  ),
);

async function take(context: BrowserContext, shot: Shot, suffix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(shot.path);
  // Live documents keep the network busy for ever: wait for the page, then for its data.
  await page.waitForSelector('h1', { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(800);
  await shot.before?.(page);
  await page.waitForTimeout(400);
  const file = path.join(out, `${shot.name}-${suffix}.png`);
  await page.screenshot({ path: file, fullPage: true });
  process.stdout.write(`${file}\n`);
  await page.close();
}

async function admit(context: BrowserContext, who: 'user' | 'admin'): Promise<void> {
  const page = await context.newPage();
  const email = someone(who);
  await signIn(page, email);
  if (who === 'admin') {
    const auth = getAuth(adminApp());
    const { uid } = await auth.getUserByEmail(email);
    await auth.setCustomUserClaims(uid, { admin: true });
    await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
    await page.close();
    const again = await context.newPage();
    await signIn(again, email);
    await again.close();
    return;
  }
  await page.close();
}

mkdirSync(out, { recursive: true });
for (const look of looks) {
  const suffix = `${look.chosen}-${look.scheme}-${look.width}`;
  for (const who of ['visitor', 'user', 'admin'] as const) {
    const wanted = shots.filter(
      (shot) => shot.who === who && `${shot.name}-${suffix}`.includes(values.only ?? ''),
    );
    if (wanted.length === 0) continue;
    const context = await newContext({ ...look, height: look.width === 360 ? 780 : 900 });
    if (who !== 'visitor') await admit(context, who);
    for (const shot of wanted) await take(context, shot, suffix);
    await context.close();
  }
}
await closeBrowser();
const names = shots.map(({ name }) => name);
writeFileSync(
  path.join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Gallery</title>${names
    .map(
      (name) =>
        `<h2>${name}</h2>${looks
          .map(({ chosen, scheme, width }) => `${name}-${chosen}-${scheme}-${width}.png`)
          .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" height="400"></a>`)
          .join(' ')}`,
    )
    .join('')}`,
);
