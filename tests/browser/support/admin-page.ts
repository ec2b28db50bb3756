import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { signInWithGoogle } from '../../support/people.ts';
import { type Look, newPage } from './browser.ts';
import { comeBack } from './session.ts';
import { someone } from './sign-in.ts';

/** A page of somebody who got the admin claim before they signed in. */
export async function adminPage(look: Look = {}, path = '/app'): Promise<Page> {
  const email = someone('admin');
  const { uid } = await signInWithGoogle(email, `google.com:${email}`);
  await getAuth(adminApp()).setCustomUserClaims(uid, { admin: true });
  const page = await newPage({ reducedMotion: true, ...look });
  await comeBack(page, email, path);
  return page;
}
