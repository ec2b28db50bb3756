import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Actor } from '../../functions/src/adapters/accounts.ts';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { adminApp, suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { fromSuite, projectId } from './suite.ts';

/** A signed-in user with a new identity token. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const signedIn = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  localId: z.string(),
});
type SignedIn = z.infer<typeof signedIn>;

async function accounts(action: string, body: object): Promise<SignedIn> {
  const host = fromSuite('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    },
  );
  if (!answer.ok) throw new Error(`accounts:${action}: ${await answer.text()}`);
  return signedIn.parse(await answer.json());
}

/** Closes an account, as an admin of the project does. */
export async function disableAccount(email: string): Promise<void> {
  const auth = getAuth(adminApp());
  await auth.updateUser((await auth.getUserByEmail(email)).uid, { disabled: true });
}

/** Returns the Auth emulator's answer to an unsigned identity token of Google. */
export function googleSignInAnswer(
  email: string,
  subject: string,
  name: string,
): Promise<SignedIn> {
  const identity = JSON.stringify({ sub: subject, email, email_verified: true, name });
  return accounts('signInWithIdp', {
    requestUri: 'http://localhost',
    returnIdpCredential: true,
    postBody: new URLSearchParams({ id_token: identity, providerId: 'google.com' }).toString(),
  });
}

export async function signInWithGoogle(email: string, subject: string): Promise<TestUser> {
  const { idToken, localId } = await googleSignInAnswer(email, subject, 'Тест');
  return { uid: localId, email, token: idToken };
}

/** Returns a new user, signed in through Google. Their first request creates the account. */
export async function newUser(): Promise<TestUser> {
  const name = randomUUID();
  return signInWithGoogle(`${name}@test.duu`, name);
}

/** Returns a new user whose account exists. */
export async function newUserWithAccount(): Promise<TestUser> {
  const user = await newUser();
  await ask('getMe', user);
  return user;
}

/** Returns what the API knows of a user's request. */
export const actorOf = ({ uid, email }: Pick<TestUser, 'uid' | 'email'>): Actor => ({
  uid,
  email,
  emailProven: true,
  displayName: null,
  photoUrl: null,
  identities: [],
  admin: false,
  signedInAt: new Date(),
});

export async function newAdminWithAccount(): Promise<TestUser> {
  const admin = await newAdmin();
  await ask('getMe', admin);
  return admin;
}

/** Returns a user with a password and an unproven e-mail address. */
export async function newUnverifiedUser(): Promise<TestUser> {
  const email = `${randomUUID()}@test.duu`;
  const { idToken, localId } = await accounts('signUp', { email, password: 'duu-test' });
  return { uid: localId, email, token: idToken };
}

/** A signed-in user with a refresh token. */
export interface RenewableUser extends TestUser {
  readonly refreshToken: string;
}

function renewable(email: string, { idToken, localId, refreshToken }: SignedIn): RenewableUser {
  return { uid: localId, email, token: idToken, refreshToken };
}

/** Returns a user who signed up with this address and a password an hour ago. */
export async function newPasswordUser(email: string): Promise<RenewableUser> {
  const host = fromSuite('FIREBASE_AUTH_EMULATOR_HOST');
  const password = 'duu-test';
  // Only an import can set the time of creation.
  const made = { localId: randomUUID(), email, rawPassword: password };
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId()}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ users: [{ ...made, createdAt: String(Date.now() - 3_600_000) }] }),
    },
  );
  if (!answer.ok) throw new Error(`accounts:batchCreate: ${await answer.text()}`);
  return renewable(email, await accounts('signInWithPassword', { email, password }));
}

const letters = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string(), requestType: z.string() })),
});

/** Signs in with an e-mail link. */
export async function signInByLink(email: string): Promise<RenewableUser> {
  const host = `http://${fromSuite('FIREBASE_AUTH_EMULATOR_HOST')}`;
  const key = '?key=local';
  const sent = await fetch(`${host}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: 'http://127.0.0.1/auth/callback',
      canHandleCodeInApp: true,
    }),
  });
  if (!sent.ok) throw new Error(`sendOobCode: ${await sent.text()}`);
  const box = await fetch(`${host}/emulator/v1/projects/${projectId()}/oobCodes`);
  const { oobCodes } = letters.parse(await box.json());
  const letter = oobCodes.findLast((one) => one.email === email);
  return renewable(
    email,
    await accounts('signInWithEmailLink', { email, oobCode: letter?.oobCode }),
  );
}

const renewal = z.object({ id_token: z.string(), user_id: z.string() });

/** Returns the same session with a new identity token; null if the session has ended. */
export async function renewSession(user: RenewableUser): Promise<RenewableUser | null> {
  const host = fromSuite('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: user.refreshToken,
    }),
  });
  if (!answer.ok) return null;
  const { id_token, user_id } = renewal.parse(await answer.json());
  return { ...user, uid: user_id, token: id_token };
}

/** Changes the address of an account, as a user can at a provider that needs no proof. */
export async function changeAddress(user: TestUser, email: string): Promise<void> {
  await accounts('update', { idToken: user.token, email });
}

/** Returns a user with the admin claim, signed in after they got it. */
export async function newAdmin(): Promise<TestUser> {
  const name = randomUUID();
  const email = `${name}@test.duu`;
  const { uid } = await signInWithGoogle(email, name);
  await getAuth(adminApp()).setCustomUserClaims(uid, { admin: true });
  return signInWithGoogle(email, name);
}

/** Grants a user the largest monthly plan, for texts that exceed the trial. */
export async function givePro({ uid }: TestUser): Promise<void> {
  await grantPlan(suiteDeps(), uid, { id: 'pro', planId: '3', source: 'admin', orderId: null });
}

/** Returns a user with the largest monthly plan. */
export async function newProUser(): Promise<TestUser> {
  const user = await newUserWithAccount();
  await givePro(user);
  return user;
}
