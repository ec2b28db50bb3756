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

/** The whole address of a path of this site. One that begins with two slashes is a path too, and no other site. */
export function siteAddress(path: string, origin = location.origin): string {
  return origin + path;
}

const publicPaths = [
  '/',
  '/terms',
  '/privacy',
  '/auth',
  '/auth/callback',
  '/player',
  '/unsubscribe',
  '/mail-box',
];

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Who is not signed in may be here. A shared audio's page is the player's with an id; other sites have one in a frame. */
export function isPublicPath(path: string): boolean {
  return (
    publicPaths.includes(trimmed(path)) || path.startsWith('/player/') || path.startsWith('/embed/')
  );
}

/** Neither the session nor the route rules are asked on these. */
export function skipsCheck(path: string): boolean {
  return trimmed(path) === '/' || trimmed(path) === '/terms';
}

/** The sign-in page in any language, without its callback. */
export function isSignIn(pathname: string): boolean {
  return trimmed(splitPath(pathname).path) === '/auth';
}

/** In the address of a letter's link that is to connect its address to an account. */
export const connectMark = 'connect=1';

/** Whether a letter's link is to connect an address rather than to sign in. */
export function connectsAddress(search: string): boolean {
  return new URLSearchParams(search).get('connect') === '1';
}

/** A letter's link that connects an address waits for who signs in; the other pages of sign-in are no place to go. */
function isAboutSignIn(address: string): boolean {
  const { pathname, search } = new URL(address, 'https://duu.invalid');
  const { path } = splitPath(pathname);
  return path.startsWith('/auth') && !(path === '/auth/callback' && connectsAddress(search));
}

/** Where to go after sign-in: a path of this app and nothing else, or the app's first page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const isInside = /^\/(?![/\\])[^\s\\]*$/.test(wanted);
  return isInside && !isAboutSignIn(wanted) ? wanted : '/app';
}

/** The sign-in page's address, with the way back to where the person was. */
export function signInPath(from: { pathname: string; search: string; hash: string }): string {
  const { prefix, path } = splitPath(from.pathname);
  const auth = withPrefix('/auth', prefix);
  if (path === '/auth' || path === '/') return auth;
  return `${auth}?return=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}
