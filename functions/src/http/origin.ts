import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';
import { inEmulator, siteUrl } from '../env.ts';
import { header } from './request.ts';

const local = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/**
 * The site's origin as its visitors see it. It is never taken from a header but on one's own machine, where the
 * port varies: a header can be forged.
 */
export function originOf(request: IncomingMessage): string {
  if (!inEmulator) return new URL(siteUrl.value()).origin;
  const host = header(request, 'x-forwarded-host') ?? header(request, 'host');
  return `http://${host !== null && local.test(host) ? host : '127.0.0.1:5000'}`;
}

/**
 * Pages of other origins have no business here: no answer carries CORS headers, and a browser that says that it
 * asks from another site is turned away before anything is done.
 */
export function refuseOtherSites(request: IncomingMessage): void {
  const site = header(request, 'sec-fetch-site');
  if (site === 'cross-site') throw new ApiError('auth.forbidden');
}
