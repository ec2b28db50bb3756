import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { answerToGoogle, type Person } from '../../support/people.ts';
import type { TestLocale } from './texts.ts';

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** A signed-in user with the session that Firebase's SDK stores. */
export interface Session {
  readonly person: Person;
  readonly kept: string;
}

/** An address that no other test uses. */
export function someone(name = 'someone'): string {
  return `${name}-${randomUUID().slice(0, 8)}@duu.test`;
}

/** Signs in a user through Google without any call, so that there is no account. */
export async function sessionWithoutAccount(
  who: 'user' | 'admin',
  email = someone(who),
  name = email.split('@')[0] ?? email,
): Promise<Session> {
  const signIn = () => answerToGoogle(email, `google.com:${email}`, name);
  let answer = await signIn();
  if (who === 'admin') {
    await getAuth(adminApp()).setCustomUserClaims(answer.localId, { admin: true });
    answer = await signIn();
  }
  const { idToken, refreshToken, localId } = answer;
  const person = { uid: localId, email, token: idToken };
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
  return { person, kept };
}

/**
 * Signs somebody in and waits for their account. The sign-in page has tests of its own; all others start from this
 * stored session, which saves seconds.
 */
export async function newSession(
  ...of: Parameters<typeof sessionWithoutAccount>
): Promise<Session> {
  const session = await sessionWithoutAccount(...of);
  await ask('getMe', session.person);
  return session;
}

/** The localStorage entries of a session. */
function itemsOf({ kept }: Session): { name: string; value: string }[] {
  return [
    { name: 'firebase:authUser:local:[DEFAULT]', value: kept },
    { name: 'signed-in', value: '1' },
  ];
}

/** Signs somebody in on an open page of the product, from its next load on. */
export async function putSession(page: Page, session: Session): Promise<void> {
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, itemsOf(session));
}

/** What a browser keeps of a session and of a language that was chosen with the switch; null where there is none. */
export function stateOf(
  baseURL: string,
  session: Session | null,
  chosen: TestLocale | null,
): StorageState {
  const { hostname, origin } = new URL(baseURL);
  const cookies = chosen ? { locale: chosen, locale_chosen: '1' } : {};
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
