import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import * as collections from '../services/collections/create-collection.ts';
import type { Handler } from './handler.ts';

export const createCollection: Handler<Calls['createCollection']> = async ({
  deps,
  actor,
  input,
  idempotencyKey,
}) => {
  await ensureAccount(deps, actor);
  const create = collections.createCollection;
  return { collectionId: await create(deps, actor.uid, input, idempotencyKey) };
};
