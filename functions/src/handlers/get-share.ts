import type { Calls } from '@duu/contract/calls/calls';
import { readShare } from '../services/sharing/read-share.ts';
import type { Handler } from './handler.ts';

export const getShare: Handler<Calls['getShare']> = ({ deps, params }) =>
  readShare(deps, params.shareId);
