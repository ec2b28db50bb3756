import type { KeyUse } from '@duu/contract/documents/api-key';
import type { Deps } from '../../deps.ts';

/** Returns what an account's keys used from a day to another. */
export async function listUsage(
  { documents }: Deps,
  uid: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<KeyUse[]> {
  const uses = documents.keyUses(uid).where('day', '>=', from).where('day', '<=', to);
  return (await uses.orderBy('day').get()).docs.map((doc) => doc.data());
}
