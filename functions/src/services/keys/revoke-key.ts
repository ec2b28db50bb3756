import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { auditKey } from './create-key.ts';

/**
 * Ends a key: every instance reads its document with each request.
 * @throws ApiError `key.not_found`
 */
export async function revokeKey(deps: Deps, uid: string, keyId: string): Promise<void> {
  const { documents, now } = deps;
  const ref = documents.apiKey(uid, keyId);
  await documents.transact(async (tx) => {
    const [key, user] = await Promise.all([tx.get(ref), tx.get(documents.user(uid))]);
    const stored = key.data();
    if (!stored || stored.revokedAt !== null) throw new ApiError('key.not_found');
    const keys = Math.max(0, (user.data()?.counters.keys ?? 1) - 1);
    tx.update(ref, { revokedAt: now() });
    tx.delete(documents.keyHolder(stored.hash));
    tx.update(documents.user(uid), { 'counters.keys': keys });
    auditKey(tx, deps, uid, keyId, 'key.revoke', { revokedAt: now() });
  });
}
