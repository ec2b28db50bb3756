import { canMatchPage, type RouteRule } from '@duu/contract/documents/route-rule';
import { locales } from '@duu/contract/language';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Returns whether a pattern matches: `*` is one segment, a last `**` any number of them. */
function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const open = pattern.at(-1) === '**';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((segment, at) => segment === '*' || segment === path[at]);
}

/** Longer patterns are more specific; among equals the one with fewer wildcards. */
function exactness(pattern: readonly string[]): number {
  return pattern.reduce(
    (sum, segment) => sum + (segment === '**' ? 0 : segment === '*' ? 1 : 2),
    0,
  );
}

type Rule = Pick<RouteRule, 'pattern' | 'target'>;

/** Returns the most specific rule for a path; null if it would redirect in a circle. */
export function matchRule<R extends Rule>(rules: readonly R[], path: string): R | null {
  const pathSegments = requestedSegments(path);
  const first = mostSpecific(rules, pathSegments);
  return first && redirectsInCircle(rules, pathSegments, first) ? null : first;
}

function mostSpecific<R extends Rule>(
  rules: readonly R[],
  pathSegments: readonly string[],
): R | null {
  const ranked = rules
    .map((rule) => ({ rule, pattern: segmentsOf(rule.pattern) }))
    .filter(
      ({ rule, pattern }) => fits(pattern, pathSegments) && !isSame(rule.target, pathSegments),
    )
    .sort((a, b) => exactness(b.pattern) - exactness(a.pattern));
  return ranked[0]?.rule ?? null;
}

/** Returns whether following the rules from a path reaches a path twice. */
function redirectsInCircle<R extends Rule>(
  rules: readonly R[],
  from: readonly string[],
  first: R,
): boolean {
  const been = new Set([from.join('/')]);
  for (let rule: R | null = first; rule?.target.startsWith('/'); ) {
    const segments = requestedSegments(rule.target);
    const there = segments.join('/');
    if (been.has(there)) return true;
    been.add(there);
    rule = canMatchPage(there) ? mostSpecific(rules, segments) : null;
  }
  return false;
}

function isSame(target: string, path: readonly string[]): boolean {
  return target.startsWith('/') && requestedSegments(target).join('/') === path.join('/');
}

/** Returns the segments of a path, without query, hash and language. */
function requestedSegments(path: string): string[] {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? '');
  return locales.some((locale) => locale === segments[0]) ? segments.slice(1) : segments;
}
