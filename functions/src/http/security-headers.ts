import type { ServerResponse } from 'node:http';

/**
 * The headers that Hosting sets on every answer but the embedded player's (firebase.json): functions can be
 * reached without Hosting.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
} as const;

/**
 * For private answers, and those that may end at any time. Hosting's delivery network ignores `no-store` and
 * `no-cache`: only `private` prevents it from caching (docs/decisions/0128).
 */
export const noStore = 'private, no-store';

/** Sets the headers and removes those that name the server software, which Express adds to each request. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}
