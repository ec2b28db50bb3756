import type { Calls } from '@duu/contract/calls/calls';
import * as collections from '../services/collections/delete-collection.ts';
import type { Handler } from './handler.ts';

export const deleteCollection: Handler<Calls['deleteCollection']> = async ({
  deps,
  actor,
  params,
  query,
}) => {
  await collections.deleteCollection(deps, actor.uid, params.collectionId, query.audios);
  return {};
};
