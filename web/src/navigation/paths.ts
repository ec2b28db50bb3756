import type { Locale } from '@duu/contract/language';
import { matchPath } from 'react-router-dom';
import { locales } from '../i18n/locales.ts';

/** `/mn/app/library` is `/app/library` in Mongolian; `/app/library` is in the user's language. */
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

/** Returns the full URL of a path of this site. One that starts with two slashes is also a path, not another site. */
export function siteAddress(path: string, origin = location.origin): string {
  return origin + path;
}

const publicPaths = [
  '/',
  '/terms',
  '/privacy',
  '/about/measurements',
  '/about/api',
  '/auth',
  '/auth/callback',
  '/player',
  '/unsubscribe',
  '/mail-box',
];

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The only page that other sites may show in a frame: one shared audio. Hosting's headers repeat it. */
export const embedRoute = 'embed/:shareId';

export function isEmbedPath(path: string): boolean {
  return matchPath(`/${embedRoute}`, path) !== null;
}

/**
 * Returns whether visitors may open it. A shared audio's page is the player's with an id; other sites embed one in a
 * frame.
 */
export function isPublicPath(path: string): boolean {
  return publicPaths.includes(trimmed(path)) || path.startsWith('/player/') || isEmbedPath(path);
}

/** Returns whether a path needs neither the session nor the route rules. */
export function skipsCheck(path: string): boolean {
  return trimmed(path) === '/' || trimmed(path) === '/terms';
}

/** Returns the sign-in page in any language, without its callback. */
export function isSignIn(pathname: string): boolean {
  return trimmed(splitPath(pathname).path) === '/auth';
}

/** Marks an e-mail link that connects its address to an account. */
export const connectMark = 'connect=1';

/** Returns whether an e-mail link connects an address rather than signing in. */
export function connectsAddress(search: string): boolean {
  return new URLSearchParams(search).get('connect') === '1';
}

/**
 * Returns whether an address is about sign-in. An e-mail link that connects its address is a valid place to return
 * to.
 */
function isAboutSignIn(address: string): boolean {
  const { pathname, search } = new URL(address, 'https://duu.invalid');
  const { path } = splitPath(pathname);
  return path.startsWith('/auth') && !(path === '/auth/callback' && connectsAddress(search));
}

/** Returns where to go after sign-in: a path of this app only, or the app's first page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const isInside = /^\/(?![/\\])[^\s\\]*$/.test(wanted);
  return isInside && !isAboutSignIn(wanted) ? wanted : '/app';
}

/** Returns the sign-in page's address, with the way back to where the user was. */
export function signInPath(from: { pathname: string; search: string; hash: string }): string {
  const { prefix, path } = splitPath(from.pathname);
  const auth = withPrefix('/auth', prefix);
  if (path === '/auth' || path === '/') return auth;
  return `${auth}?return=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}
