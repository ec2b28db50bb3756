import type { Calls } from '@duu/contract/calls/calls';
import * as sharing from '../services/sharing/share-audio.ts';
import type { Handler } from './handler.ts';

export const shareAudio: Handler<Calls['shareAudio']> = async ({ deps, actor, params }) => ({
  shareId: await sharing.shareAudio(deps, actor.uid, params.audioId),
});
