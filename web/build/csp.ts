import { createHash } from 'node:crypto';

/** The hash by which a page allows one inline script and no other. */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * What a page may load. MUI writes its styles into the page, hence 'unsafe-inline' for styles only; sign-in
 * windows need Google's one script and frames; the logos of banks are QPay's; the emulators are other ports of the same machine.
 */
export function contentSecurityPolicy(scripts: readonly string[], local: boolean): string {
  const emulators = local
    ? ' http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*'
    : '';
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval' https://apis.google.com ${scripts.map(scriptHash).join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https://firebasestorage.googleapis.com https://qpay.mn${emulators}`,
    `font-src 'self'`,
    `media-src 'self' blob: https://firebasestorage.googleapis.com${emulators}`,
    `connect-src 'self' blob: https://*.googleapis.com${emulators}`,
    `frame-src 'self' https://*.firebaseapp.com https://accounts.google.com${emulators}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ');
}
