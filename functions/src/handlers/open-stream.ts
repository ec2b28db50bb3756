import type { Calls } from '@duu/contract/calls/calls';
import { freshStreamUrl } from '../services/conversions/stream-url.ts';
import type { Handler } from './handler.ts';

export const openStream: Handler<Calls['openStream']> = async ({ deps, actor, params }) => ({
  streamUrl: await freshStreamUrl(deps, actor.uid, params.audioId),
});
