import type { KeyScope } from '@duu/contract/documents/api-key';
import { ask } from './api.ts';
import type { TestUser } from './users.ts';

/** Makes a key. Returns the user with the key as token. */
export async function withKey(
  user: TestUser,
  scopes: KeyScope[],
  days: number | null = null,
): Promise<TestUser & { readonly keyId: string }> {
  const { key, keyId } = await ask('createKey', user, { input: { name: 'Test', scopes, days } });
  return { ...user, token: key, keyId };
}
