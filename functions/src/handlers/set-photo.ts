import type { Calls } from '@duu/contract/calls/calls';
import { setPhoto as keepPhoto } from '../services/account/set-photo.ts';
import type { Handler } from './handler.ts';

export const setPhoto: Handler<Calls['setPhoto']> = async ({ deps, actor, input }) => {
  await keepPhoto(deps, actor, Buffer.from(input.image, 'base64'));
  return {};
};
