import type { Calls } from '@duu/contract/calls/calls';
import { removePhoto as forgetPhoto } from '../services/account/set-photo.ts';
import type { Handler } from './handler.ts';

export const removePhoto: Handler<Calls['removePhoto']> = async ({ deps, actor }) => {
  await forgetPhoto(deps, actor);
  return {};
};
