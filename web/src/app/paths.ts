import type { Locale } from '@duu/contract/language';
import { locales } from '../i18n/locales.ts';

/** `/mn/app/library` is `/app/library` in Mongolian; `/app/library` is in the person's own language. */
export function splitPath(pathname: string): { prefix: Locale | null; path: string } {
  const first = pathname.split('/')[1];
  const prefix = locales.find((locale) => locale === first) ?? null;
  if (prefix === null) return { prefix, path: pathname || '/' };
  return { prefix, path: pathname.slice(prefix.length + 1) || '/' };
}

export function withPrefix(path: string, prefix: Locale | null): string {
  if (prefix === null || !path.startsWith('/')) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

const publicPaths = ['/', '/terms', '/privacy', '/auth', '/auth/callback', '/player'];

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Who is not signed in may be here. A shared audio's page is the player's with an id. */
export function isPublicPath(path: string): boolean {
  return publicPaths.includes(trimmed(path)) || path.startsWith('/player/');
}

/** Neither the session nor the route rules are asked on these. */
export function skipsCheck(path: string): boolean {
  return trimmed(path) === '/' || trimmed(path) === '/terms';
}

/** Where to go after sign-in: a path of this app and nothing else, or the app's first page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const isInside = /^\/(?![/\\])[^\s\\]*$/.test(wanted);
  if (!isInside || splitPath(wanted.split(/[?#]/)[0] ?? '').path.startsWith('/auth')) return '/app';
  return wanted;
}

/** The sign-in page's address, with the way back to where the person was. */
export function signInPath(from: { pathname: string; search: string; hash: string }): string {
  const { prefix, path } = splitPath(from.pathname);
  const auth = withPrefix('/auth', prefix);
  if (path === '/auth' || path === '/') return auth;
  return `${auth}?return=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}
