import { z } from 'zod';
import { locales } from '../language.ts';
import { limits } from '../limits.ts';

/**
 * `routeRules/{id}`: sends a path elsewhere. The pattern is a path whose last segment may be `**`, any other
 * `*`. The target is a path of the app or an https address.
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
 * Whether a page ever asks for a path that fits: `/` and `/terms` are shown without asking, and a language's prefix
 * is taken off an address before.
 */
export function isEverAsked(pattern: string): boolean {
  const [first, second] = pattern.split('/').filter((segment) => segment !== '');
  if (first === undefined || locales.some((locale) => locale === first)) return false;
  return first !== 'terms' || second !== undefined;
}

/** A path of this app (`//host` and `/\host` would leave it), or an https address without credentials. */
export function isSafeTarget(target: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true;
  if (!target.startsWith('https://')) return false;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}
