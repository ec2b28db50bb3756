import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { googleSignInAnswer, type TestUser } from '../../support/users.ts';
import type { TestLocale } from './texts.ts';

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

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

/** Returns a browser's storage with a session and a chosen language, each null if there is none. */
export function stateOf(
  baseURL: string,
  session: Session | null,
  chosen: TestLocale | null,
): StorageState {
  const { hostname, origin } = new URL(baseURL);
  const cookies = chosen
    ? { locale: chosen, locale_chosen: '1', 'firebase-language-override': chosen }
    : {};
  return {
    cookies: Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    })),
    origins: session ? [{ origin, localStorage: itemsOf(session) }] : [],
  };
}
