import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';
import { inEmulator, siteUrl } from '../env.ts';
import { header } from './request.ts';

const local = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/**
 * Returns the site's origin for visitors. Taken from a header only on a local machine, where the port varies: headers
 * can be forged.
 */
export function originOf(request: IncomingMessage): string {
  if (!inEmulator) return new URL(siteUrl.value()).origin;
  const host = header(request, 'x-forwarded-host') ?? header(request, 'host');
  const given = `http://${host}`;
  // A port may have five digits and be none.
  const isLocal = host !== null && local.test(host) && URL.canParse(given);
  return isLocal ? new URL(given).origin : 'http://127.0.0.1:5000';
}

/** Refuses requests from other sites: no answer has CORS headers, and browsers announce such requests. */
export function refuseOtherSites(request: IncomingMessage): void {
  const site = header(request, 'sec-fetch-site');
  if (site === 'cross-site') throw new ApiError('auth.forbidden');
}
