// What the suite stores of all users.
import { paths } from '@duu/contract/paths';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from './admin.ts';

/** Names of all collections that the product has at any depth. */
export function collectionNames(): string[] {
  const named = Object.values(paths).flatMap((path) =>
    (path as (...ids: string[]) => string)('*', '*', '*', '*')
      .split('/')
      .filter((_, at) => at % 2 === 0),
  );
  return [...new Set(named)];
}

export async function* allAccounts(): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(adminApp()).listUsers(1000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
