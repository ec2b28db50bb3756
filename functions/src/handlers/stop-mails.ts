import type { Calls } from '@duu/contract/calls/calls';
import { stopMails as stop } from '../services/mails/stop-mails.ts';
import type { Handler } from './handler.ts';

export const stopMails: Handler<Calls['stopMails']> = async ({ deps, query }) => ({
  kind: await stop(deps, query.token),
});
