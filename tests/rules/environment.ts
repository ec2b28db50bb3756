import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite';

// Otherwise each expected denial is logged.
setLogLevel('silent');
setLiteLogLevel('silent');

const root = new URL('../../', import.meta.url);

function hostOf(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the rules tests through \`npm test\`.`);
  const [host = '127.0.0.1', port] = value.replace(/^https?:\/\//, '').split(':');
  return { host, port: Number(port) };
}

/** Returns a separate project, so that these tests never see the running product's data. */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-duu-rules-${name}`,
    firestore: {
      ...hostOf('FIRESTORE_EMULATOR_HOST'),
      rules: await readFile(new URL('firestore.rules', root), 'utf8'),
    },
    storage: {
      ...hostOf('FIREBASE_STORAGE_EMULATOR_HOST'),
      rules: await readFile(new URL('storage.rules', root), 'utf8'),
    },
  });
}

export const owner = 'owner-uid';
const other = 'other-uid';

/** Who sends a request. A claim is part of the token, so an admin whose claim was revoked has a token without it. */
export const actors = [
  'visitor',
  'owner',
  'ownerByLink',
  'stranger',
  'anonymous',
  'other',
  'admin',
  'formerAdmin',
] as const;
export type Actor = (typeof actors)[number];

type ActorToken = {
  readonly sub: string;
  readonly admin?: boolean;
  readonly email_verified?: boolean;
  readonly firebase?: { readonly sign_in_provider: 'password' | 'anonymous'; identities: object };
};

/** Firebase's claims after a sign-in with a password, an e-mail link, or anonymously. */
const by = (provider: 'password' | 'anonymous') => ({ sign_in_provider: provider, identities: {} });

/**
 * The claims of each actor's token. `stranger` registered the owner's address with a password before the owner did, so
 * their token is for the owner's account.
 */
const tokens: Record<Actor, ActorToken | null> = {
  visitor: null,
  owner: { sub: owner },
  ownerByLink: { sub: owner, email_verified: true, firebase: by('password') },
  stranger: { sub: owner, email_verified: false, firebase: by('password') },
  anonymous: { sub: owner, firebase: by('anonymous') },
  other: { sub: other },
  admin: { sub: 'admin-uid', admin: true },
  formerAdmin: { sub: 'admin-uid', admin: false },
};

function contextOf(actor: Actor, environment: RulesTestEnvironment): RulesTestContext {
  const token = tokens[actor];
  if (token === null) return environment.unauthenticatedContext();
  const { sub, ...claims } = token;
  return environment.authenticatedContext(sub, claims);
}

/** One connection for each actor, shared by all tests, because creating it takes longer than a request. */
function perActor<T>(make: (actor: Actor) => T): (actor: Actor) => T {
  const made = new Map<Actor, T>();
  return (actor) => {
    const known = made.get(actor) ?? make(actor);
    made.set(actor, known);
    return known;
  };
}

export function databases(environment: RulesTestEnvironment) {
  return perActor((actor) => contextOf(actor, environment).firestore());
}

/**
 * Databases for writes by REST, one request each: a denied write ends the SDK's stream, and after some hundred of those
 * the emulator hidane no longer answers new ones.
 */
export function writers(environment: RulesTestEnvironment): (actor: Actor) => Firestore {
  const { projectId } = environment;
  return perActor((actor) => {
    const db = getFirestore(initializeApp({ projectId }, `${projectId}-${actor}`));
    const { host, port } = hostOf('FIRESTORE_EMULATOR_HOST');
    const mockUserToken = tokens[actor];
    connectFirestoreEmulator(db, host, port, mockUserToken ? { mockUserToken } : {});
    return db;
  });
}

export function buckets(environment: RulesTestEnvironment) {
  return perActor((actor) => contextOf(actor, environment).storage());
}

const denials: readonly unknown[] = [
  'permission-denied',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/** Returns whether the rules allow a request. @throws any other error */
async function judged(request: Promise<unknown>): Promise<'allowed' | 'denied'> {
  try {
    await request;
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error && denials.includes(error.code)) return 'denied';
    throw error;
  }
}

/** The results of named requests. */
export type Verdicts = Record<string, 'allowed' | 'denied'>;

/** Sends every row of a table as every actor. Returns each result as `actor: row`. */
export async function ask<Row>(
  rows: Record<string, Row>,
  request: (actor: Actor, row: Row) => Promise<unknown>,
): Promise<Verdicts> {
  const asked = Object.entries(rows).flatMap(([what, row]) =>
    actors.map(async (actor) => [`${actor}: ${what}`, await judged(request(actor, row))] as const),
  );
  return Object.fromEntries(await Promise.all(asked));
}

/** Returns the results that a table expects: allowed for the actors in its rows, denied for all others. */
export function wanted<Row>(
  rows: Record<string, Row>,
  allowed: (row: Row) => readonly Actor[],
): Verdicts {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([what, row]) =>
      actors.map((actor) => [
        `${actor}: ${what}`,
        allowed(row).includes(actor) ? 'allowed' : 'denied',
      ]),
    ),
  );
}
