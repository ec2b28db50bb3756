import type { Calls } from '@duu/contract/calls/calls';
import type { Handler } from './handler.ts';

export const getCountry: Handler<Calls['getCountry']> = async ({ country }) => ({ country });
