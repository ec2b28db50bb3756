import { type ApiTerms, apiTermsOf } from '@duu/contract/api-terms';
import type { ApiKey, KeyScope } from '@duu/contract/documents/api-key';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessUserDeleted } from '../../repositories/documents.ts';
import { isOpenAccount } from '../account/open-account.ts';
import { hashOfKey, isKey } from './key-text.ts';

/** Who calls with a key. */
export interface KeyedCaller {
  readonly uid: string;
  readonly keyId: string;
  readonly scopes: readonly KeyScope[];
  /** What the account's plan allows programs, at most a minute old. */
  readonly terms: ApiTerms;
}

/** How long the terms of a plan are cached, and how exactly the last use is stored, in ms. */
const termsMs = 60_000;
const lastUseMs = 60_000;
const maxCached = 5_000;

const terms = new Map<string, { readonly terms: ApiTerms; readonly until: number }>();

async function termsOf({ documents, now }: Deps, uid: string): Promise<ApiTerms> {
  const at = now().getTime();
  const known = terms.get(uid);
  if (known && known.until > at) return known.terms;
  const user = (await documents.user(uid).get()).data();
  if (!user) throw new ApiError('key.invalid');
  const active = user.activeSubscriptionId;
  const plan = active ? (await documents.subscription(uid, active).get()).data()?.plan : null;
  const found = apiTermsOf(plan ?? null);
  terms.delete(uid);
  terms.set(uid, { terms: found, until: at + termsMs });
  const [oldest] = terms.keys();
  if (terms.size > maxCached && oldest !== undefined) terms.delete(oldest);
  return found;
}

async function noteUse(deps: Deps, uid: string, keyId: string, key: ApiKey): Promise<void> {
  const { documents, now } = deps;
  const at = now();
  if (key.lastUsedAt && at.getTime() - key.lastUsedAt.getTime() < lastUseMs) return;
  const ref = documents.apiKey(uid, keyId);
  const noted = documents.transact(async (tx) => {
    if ((await tx.get(ref)).exists) tx.update(ref, { lastUsedAt: at });
  });
  await unlessUserDeleted(noted, undefined);
}

/**
 * Returns the caller of a key. Reads its document each time, so that a revoked key ends at once on every instance.
 * @throws ApiError `key.invalid` for one that is unknown, revoked or of an ended account, `key.expired`
 */
export async function keyedCaller(deps: Deps, token: string): Promise<KeyedCaller> {
  const { documents, log, now } = deps;
  if (!isKey(token)) throw new ApiError('key.invalid');
  const hash = hashOfKey(token);
  const holder = (await documents.keyHolder(hash).get()).data();
  if (!holder) throw new ApiError('key.invalid');
  const { uid, keyId } = holder;
  const [stored, isOpen, allowed] = await Promise.all([
    documents.apiKey(uid, keyId).get(),
    isOpenAccount(deps, uid),
    termsOf(deps, uid),
  ]);
  const key = stored.data();
  if (!key || key.hash !== hash || key.revokedAt !== null || !isOpen) {
    throw new ApiError('key.invalid');
  }
  if (key.expiresAt !== null && key.expiresAt <= now()) throw new ApiError('key.expired');
  noteUse(deps, uid, keyId, key).catch((error: unknown) =>
    log.error('key_use_not_noted', {}, error),
  );
  return { uid, keyId, scopes: key.scopes, terms: allowed };
}

/** Returns the caller as services know callers: a key proves the account and nothing about the person. */
export function keyedActor({ uid, keyId }: Pick<KeyedCaller, 'uid' | 'keyId'>): Actor {
  return {
    uid,
    keyId,
    email: null,
    emailProven: false,
    displayName: null,
    photoUrl: null,
    identities: [],
    admin: false,
    signedInAt: new Date(0),
  };
}

/** @throws ApiError `key.scope_missing`, also for what no key may do */
export function ensureScope({ scopes }: KeyedCaller, scope: KeyScope | null): void {
  if (scope === null || !scopes.includes(scope)) throw new ApiError('key.scope_missing');
}
