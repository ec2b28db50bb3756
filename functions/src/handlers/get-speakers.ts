import type { Calls } from '@duu/contract/calls/calls';
import { publishedSpeakers } from '../services/catalogue.ts';
import type { Handler } from './handler.ts';

export const getSpeakers: Handler<Calls['getSpeakers']> = async ({ deps }) => ({
  speakers: await publishedSpeakers(deps),
});
