import type { Calls } from '@duu/contract/calls/calls';
import { makeSample } from '../services/admin/make-sample.ts';
import type { Handler } from './handler.ts';

export const adminMakeSample: Handler<Calls['adminMakeSample']> = async ({
  deps,
  actor,
  params,
}) => ({
  sample: await makeSample(deps, actor, params.speakerId),
});
