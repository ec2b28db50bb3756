import { shownKey } from '@duu/contract/calls/keys';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';

/** Returns an account's keys, the newest first, without their hashes. */
export async function listKeys(
  { documents }: Deps,
  uid: string,
): Promise<z.output<typeof shownKey>[]> {
  const { docs } = await documents.apiKeys(uid).orderBy('createdAt', 'desc').get();
  return docs.map((doc) => shownKey.parse({ ...doc.data(), id: doc.id }));
}
