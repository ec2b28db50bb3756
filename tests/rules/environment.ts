import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';

const root = new URL('../../', import.meta.url);

function hostOf(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the rules tests through \`npm test\`.`);
  const [host = '127.0.0.1', port] = value.replace(/^https?:\/\//, '').split(':');
  return { host, port: Number(port) };
}

/** A project of their own, so that these tests never meet the running product's data. */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-duu-rules-${name}`,
    firestore: {
      ...hostOf('FIRESTORE_EMULATOR_HOST'),
      rules: await readFile(new URL('firestore.rules', root), 'utf8'),
    },
  });
}

export const owner = 'owner-uid';
export const other = 'other-uid';

/** Who asks: a claim lives in the token, so an admin whose claim was taken carries a token without it. */
export const actors = ['nobody', 'owner', 'other', 'admin', 'formerAdmin'] as const;
export type Actor = (typeof actors)[number];

function contextOf(actor: Actor, environment: RulesTestEnvironment): RulesTestContext {
  switch (actor) {
    case 'nobody':
      return environment.unauthenticatedContext();
    case 'owner':
      return environment.authenticatedContext(owner);
    case 'other':
      return environment.authenticatedContext(other);
    case 'admin':
      return environment.authenticatedContext('admin-uid', { admin: true });
    case 'formerAdmin':
      return environment.authenticatedContext('admin-uid', { admin: false });
  }
}

type Database = ReturnType<RulesTestContext['firestore']>;

/** One connection for each actor, kept for all tests: making one for each test takes longer than the test. */
export function databases(environment: RulesTestEnvironment): (actor: Actor) => Database {
  const made = new Map<Actor, Database>();
  return (actor) => {
    const known = made.get(actor);
    if (known) return known;
    const database = contextOf(actor, environment).firestore();
    made.set(actor, database);
    return database;
  };
}
