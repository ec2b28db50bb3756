import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { adminApp, suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { fromSuite } from './suite.ts';

/** Someone signed in, with a fresh identity token. */
export interface Person {
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

/** What the Auth emulator answers to an unsigned identity token of Google's. */
export function answerToGoogle(email: string, subject: string, name: string): Promise<SignedIn> {
  const identity = JSON.stringify({ sub: subject, email, email_verified: true, name });
  return accounts('signInWithIdp', {
    requestUri: 'http://localhost',
    returnIdpCredential: true,
    postBody: new URLSearchParams({ id_token: identity, providerId: 'google.com' }).toString(),
  });
}

/** Signs in through Google. */
export async function signInWithGoogle(email: string, subject: string): Promise<Person> {
  const { idToken, localId } = await answerToGoogle(email, subject, 'Тест');
  return { uid: localId, email, token: idToken };
}

/** A person nobody has met before, signed in through Google. */
export async function newPerson(): Promise<Person> {
  const name = randomUUID();
  return signInWithGoogle(`${name}@test.duu`, name);
}

/** Someone with a bare password, whose e-mail nobody has proven. */
export async function newPersonUnverified(): Promise<Person> {
  const email = `${randomUUID()}@test.duu`;
  const { idToken, localId } = await accounts('signUp', { email, password: 'duu-test' });
  return { uid: localId, email, token: idToken };
}

/** A person with the admin claim, signed in after they got it. */
export async function newAdmin(): Promise<Person> {
  const name = randomUUID();
  const email = `${name}@test.duu`;
  const { uid } = await signInWithGoogle(email, name);
  await getAuth(adminApp()).setCustomUserClaims(uid, { admin: true });
  return signInWithGoogle(email, name);
}

/** Puts somebody who has an account on the largest monthly plan, for texts that a trial does not hold. */
export async function givePro({ uid }: Person): Promise<void> {
  await grantPlan(suiteDeps(), uid, { id: 'pro', planId: '3', source: 'admin', orderId: null });
}

/** A person on the largest monthly plan. */
export async function newProPerson(): Promise<Person> {
  const person = await newPerson();
  await ask('getMe', person);
  await givePro(person);
  return person;
}
