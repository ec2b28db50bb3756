import { id } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';

/** Returns the uid for a uid or e-mail address; null if it is neither. */
export async function uidOf({ accountStates }: Deps, idOrAddress: string): Promise<string | null> {
  if (idOrAddress.includes('@')) return accountStates.uidOf(idOrAddress);
  return id.safeParse(idOrAddress).success ? idOrAddress : null;
}

/** Returns the e-mail addresses of users; null for deleted ones. */
export async function emailsOf(
  { documents }: Deps,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const unique = [...new Set(uids)];
  const users = await Promise.all(unique.map((uid) => documents.user(uid).get()));
  return new Map(users.map((user, at) => [unique[at] ?? '', user.data()?.email ?? null]));
}
