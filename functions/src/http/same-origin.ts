import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';
import { header } from './request.ts';

/**
 * Pages of other origins have no business here: no answer carries CORS headers, and a browser that says that it
 * asks from another site is turned away before anything is done.
 */
export function refuseOtherSites(request: IncomingMessage): void {
  const site = header(request, 'sec-fetch-site');
  if (site === 'cross-site') throw new ApiError('auth.forbidden');
}
