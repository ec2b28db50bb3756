import type { Calls } from '@duu/contract/calls/calls';
import { previewRespelling as preview } from '../services/preview-respelling.ts';
import type { Handler } from './handler.ts';

export const previewRespelling: Handler<Calls['previewRespelling']> = ({ deps, actor, input }) =>
  preview(deps, actor.uid, input);
