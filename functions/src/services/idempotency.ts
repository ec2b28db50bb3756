import { createHash } from 'node:crypto';
import type { IdempotentRequest } from '@duu/contract/documents/request';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import type { ReadRef, Reads, Transaction } from '../repositories/documents.ts';

/** How long a key is stored, in ms. */
const rememberedMs = 24 * 60 * 60_000;

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Returns the key of a request that must have one. @throws ApiError `request.key_missing` */
export function requiredKey(key: string | null): string {
  if (key === null) throw new ApiError('request.key_missing');
  return key;
}

/** A request that a client may send twice under one `Idempotency-Key`. */
export interface OnceOnly {
  /** The id that an earlier request with the key was answered with, else null. @throws ApiError `request.invalid` */
  earlier(tx: Reads): Promise<string | null>;
  /** Stores the id for repeated requests. */
  remember(tx: Transaction, resultId: string): void;
}

const never: OnceOnly = { earlier: async () => null, remember: () => undefined };

/** Without a key every request is the first. `body` is everything the request asks for. */
export function onceOnly(deps: Deps, uid: string, key: string | null, body: unknown): OnceOnly {
  if (key === null) return never;
  const ref: ReadRef<IdempotentRequest> = deps.documents.request(uid, hashOf(key));
  const bodyHash = hashOf(JSON.stringify(body));
  return {
    async earlier(tx) {
      const found = (await tx.get(ref)).data();
      if (!found || found.expiresAt <= deps.now()) return null;
      if (found.bodyHash !== bodyHash) throw new ApiError('request.invalid');
      return found.resultId;
    },
    remember(tx, resultId) {
      const at = deps.now();
      const expiresAt = new Date(at.getTime() + rememberedMs);
      tx.set(ref, { bodyHash, resultId, at, expiresAt });
    },
  };
}
