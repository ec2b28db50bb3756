import type { ServerResponse } from 'node:http';

/**
 * The headers that Hosting sets on answers to the API (firebase.json): functions can be reached without
 * Hosting.
 */
export const hostingHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Responses are JSON, or audio that a browser may open in its own tab. */
const dataPolicy =
  "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For private answers, and those that may end at any time. Hosting's delivery network ignores `no-store` and
 * `no-cache`: only `private` prevents it from caching (docs/decisions/0128).
 */
export const noStore = 'private, no-store';

/** Sets the headers and removes those that name the server software, which Express adds to each request. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(hostingHeaders)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', dataPolicy);
}
