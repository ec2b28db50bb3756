import type { Page } from '@playwright/test';
import { answerToGoogle } from '../../support/people.ts';

/**
 * Puts a session where Firebase's SDK keeps it, as if the person had signed in here before through Google. What happens
 * at the sign-in page itself has tests of its own, and takes seconds that no other test needs.
 */
export async function keepSession(page: Page, email: string): Promise<void> {
  const name = email.split('@')[0] ?? email;
  const { idToken, refreshToken, localId } = await answerToGoogle(
    email,
    `google.com:${email}`,
    name,
  );
  const now = Date.now();
  const profile = { uid: localId, email, displayName: name, photoURL: null, phoneNumber: null };
  const user = {
    ...profile,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ ...profile, providerId: 'google.com' }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    localStorage.setItem('firebase:authUser:local:[DEFAULT]', kept);
    localStorage.setItem('signed-in', '1');
  }, JSON.stringify(user));
}

/** Opens a page as somebody who signed in here before. */
export async function comeBack(page: Page, email: string, path = '/app'): Promise<void> {
  await keepSession(page, email);
  await page.goto(path);
}
