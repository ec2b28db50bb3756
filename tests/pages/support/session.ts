import { randomUUID } from 'node:crypto';
import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { baseUrl } from '../../support/suite.ts';
import { googleSignInAnswer, type TestUser } from '../../support/users.ts';
import type { TestLocale } from './texts.ts';

/** A signed-in user with the session that Firebase's SDK stores. */
export interface Session {
  readonly user: TestUser;
  readonly kept: string;
}

/** Returns an e-mail address that no other test uses. */
export function uniqueEmail(name = 'user'): string {
  return `${name}-${randomUUID().slice(0, 8)}@duu.test`;
}

/** Signs in a user through Google without calling the API, so that there is no account. */
export async function sessionWithoutAccount(
  who: 'user' | 'admin',
  email = uniqueEmail(who),
  name = email.split('@')[0] ?? email,
): Promise<Session> {
  const signIn = () => googleSignInAnswer(email, `google.com:${email}`, name);
  let answer = await signIn();
  if (who === 'admin') {
    await getAuth(adminApp()).setCustomUserClaims(answer.localId, { admin: true });
    answer = await signIn();
  }
  const { idToken, refreshToken, localId } = answer;
  const user = { uid: localId, email, token: idToken };
  const now = Date.now();
  const profile = { uid: localId, email, displayName: name, photoURL: null, phoneNumber: null };
  const kept = JSON.stringify({
    ...profile,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ ...profile, providerId: 'google.com' }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'local',
    appName: '[DEFAULT]',
  });
  return { user, kept };
}

/**
 * Signs a user in and creates their account. Tests start from this stored session, which saves seconds; sign-in.test.ts
 * uses the sign-in page.
 */
export async function newSession(
  ...of: Parameters<typeof sessionWithoutAccount>
): Promise<Session> {
  const session = await sessionWithoutAccount(...of);
  await ask('getMe', session.user);
  return session;
}

/** The localStorage entries of a session. */
function itemsOf({ kept }: Session): { name: string; value: string }[] {
  return [
    { name: 'firebase:authUser:local:[DEFAULT]', value: kept },
    { name: 'signed-in', value: '1' },
  ];
}

/** Stores a session in an open page. It takes effect on the next load. */
export async function storeSession(page: Page, session: Session): Promise<void> {
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, itemsOf(session));
}

/** Gives a browser the cookies of a chosen language. */
export async function giveLanguage(context: BrowserContext, language: TestLocale): Promise<void> {
  const chosen = {
    locale: language,
    locale_chosen: '1',
    'firebase-language-override': language,
  };
  await context.addCookies(
    Object.entries(chosen).map(([name, value]) => ({
      name,
      value,
      url: baseUrl(),
      sameSite: 'Lax',
    })),
  );
}

/** The name of a cookie until the browser's first page. */
const unopened = 'unopened';

/**
 * Gives a new browser a session, which its first page stores before its own scripts run. To store it itself, Playwright
 * would open another page, for as much CPU time as an empty browser with its page. Returns what ends that.
 */
export async function giveSession(context: BrowserContext, session: Session): Promise<Disposable> {
  const { origin } = new URL(baseUrl());
  await context.addCookies([{ name: unopened, value: '1', url: origin }]);
  return context.addInitScript(
    (given) => {
      // Frames without an origin have no cookies.
      if (self.origin !== given.origin || !document.cookie.includes(`${given.cookie}=1`)) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the page's own scripts must not run before.
      document.cookie = `${given.cookie}=; path=/; max-age=0`;
      for (const { name, value } of given.items) localStorage.setItem(name, value);
    },
    { origin, items: itemsOf(session), cookie: unopened },
  );
}
