import type { Calls } from '@duu/contract/calls/calls';
import * as collections from '../services/collections/update-collection.ts';
import type { Handler } from './handler.ts';

export const updateCollection: Handler<Calls['updateCollection']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await collections.updateCollection(deps, actor.uid, params.collectionId, input);
  return {};
};
