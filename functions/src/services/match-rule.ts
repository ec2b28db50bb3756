import type { RouteRule } from '@duu/contract/documents/route-rule';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Whether a pattern fits: `*` is one segment, a last `**` any number of them. */
function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const open = pattern.at(-1) === '**';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((segment, at) => segment === '*' || segment === path[at]);
}

/** Longer patterns are more exact, and among equals the one with fewer wildcards. */
function exactness(pattern: readonly string[]): number {
  return pattern.reduce(
    (sum, segment) => sum + (segment === '**' ? 0 : segment === '*' ? 1 : 2),
    0,
  );
}

/** The most exact rule for a path. A rule that would send a path to itself is passed over. */
export function matchRule<R extends Pick<RouteRule, 'pattern' | 'target'>>(
  rules: readonly R[],
  path: string,
): R | null {
  const asked = segmentsOf(path.split(/[?#]/, 1)[0] ?? '');
  const ranked = rules
    .map((rule) => ({ rule, pattern: segmentsOf(rule.pattern) }))
    .filter(({ rule, pattern }) => fits(pattern, asked) && !isSame(rule.target, asked))
    .sort((a, b) => exactness(b.pattern) - exactness(a.pattern));
  return ranked[0]?.rule ?? null;
}

function isSame(target: string, path: readonly string[]): boolean {
  if (!target.startsWith('/')) return false;
  const there = segmentsOf(target.split(/[?#]/, 1)[0] ?? '');
  return there.length === path.length && there.every((segment, at) => segment === path[at]);
}
