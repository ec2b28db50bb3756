import type { ServerResponse } from 'node:http';

/** What Hosting sets on every answer but the embedded player's (firebase.json); a function's own address is reached without Hosting. */
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
 * What is someone's own, or may end at any moment. Hosting's delivery network ignores `no-store` and `no-cache`: only
 * `private` keeps it from storing an answer (docs/decisions/0128).
 */
export const nobodyKeeps = 'private, no-store';

/** Sets them and takes away what names the server's software. Express adds that after the request has come in. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}
