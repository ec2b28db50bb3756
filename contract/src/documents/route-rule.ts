import { z } from 'zod';
import { locales } from '../language.ts';
import { limits } from '../limits.ts';

/**
 * `routeRules/{id}`: redirects a path. A segment of the pattern may be `*`, the last one `**`. The target is
 * a path of the app or an https address.
 */
export const routeRule = z.object({
  pattern: z
    .string()
    .max(limits.pathCharacters)
    .regex(/^\/(?:[\w\-.~*]+\/)*[\w\-.~*]*$/),
  target: z.string().max(limits.pathCharacters).refine(isSafeTarget),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  active: z.boolean(),
});
export type RouteRule = z.infer<typeof routeRule>;

/**
 * Returns whether a page can match the pattern: `/` and `/terms` are shown without a lookup, and the language prefix
 * is removed first.
 */
export function canMatchPage(pattern: string): boolean {
  const [first, second] = pattern.split('/').filter((segment) => segment !== '');
  if (first === undefined || locales.some((locale) => locale === first)) return false;
  return first !== 'terms' || second !== undefined;
}

/** Returns a path of this app (`//host` and `/\host` are not), or an https address without credentials. */
export function isSafeTarget(target: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true;
  if (!target.startsWith('https://')) return false;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}
