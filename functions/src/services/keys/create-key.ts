import { apiTermsOf } from '@duu/contract/api-terms';
import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ensureAccount } from '../account/ensure-account.ts';
import { audit } from '../audit.ts';
import { hashOfKey, newKey } from './key-text.ts';

type Create = Calls['createKey'];

/**
 * Makes a key and returns it, for the only time.
 * @throws ApiError `key.limit_reached` with what the plan allows
 */
export async function createKey(
  deps: Deps,
  actor: Actor,
  { name, scopes, days }: InputOf<Create>,
): Promise<OutputOf<Create>> {
  const { documents, newId, now } = deps;
  const { uid } = actor;
  await ensureAccount(deps, actor);
  const keyId = newId();
  const key = newKey();
  const hash = hashOfKey(key);
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const active = user.activeSubscriptionId;
    const plan = active ? (await tx.get(documents.subscription(uid, active))).data()?.plan : null;
    const limit = apiTermsOf(plan ?? null).keys;
    const keys = user.counters.keys ?? 0;
    if (keys >= limit) throw new ApiError('key.limit_reached', { limit });
    const createdAt = now();
    const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * 86_400_000);
    const [first, ...others] = [...new Set(scopes)];
    if (first === undefined) throw new ApiError('request.invalid');
    tx.create(documents.apiKey(uid, keyId), {
      name,
      ending: key.slice(-4),
      hash,
      scopes: [first, ...others],
      createdAt,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    });
    tx.create(documents.keyHolder(hash), { uid, keyId });
    tx.update(documents.user(uid), { 'counters.keys': keys + 1 });
    auditKey(tx, deps, uid, keyId, 'key.create', { scopes: scopes.join(' '), expiresAt });
  });
  return { keyId, key };
}

/** Notes a change of a key; its name is the user's own, and stays out. */
export function auditKey(
  tx: Parameters<typeof audit>[0],
  deps: Deps,
  uid: string,
  keyId: string,
  action: 'key.create' | 'key.revoke',
  after: object | null,
): void {
  const by = { uid, email: null };
  audit(tx, deps, by, { action, uid, target: keyId, before: null, after, reason: null });
}
