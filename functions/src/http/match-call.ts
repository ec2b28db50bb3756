import { type CallName, calls } from '@duu/contract/calls/calls';

export interface Match {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: CallName;
  readonly method: string;
  readonly segments: readonly string[];
}

// A path with a fixed word wins over one with a parameter in its place (`/audios/bulk`, `/audios/:audioId`).
const routes: readonly Route[] = (Object.keys(calls) as CallName[])
  .map((name) => ({
    name,
    method: calls[name].method,
    segments: calls[name].path.split('/').slice(1),
  }))
  .sort((a, b) => parameterCount(a) - parameterCount(b));

function parameterCount(route: Route): number {
  return route.segments.filter((segment) => segment.startsWith(':')).length;
}

/** Returns the decoded segments of a path; null if an escape is not valid UTF-8. */
export function pathSegments(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Returns the values of a route's parameters; null if the segments don't fit it. */
export function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const given = segments[at] ?? '';
    if (wanted.startsWith(':')) params[wanted.slice(1)] = given;
    else if (wanted !== given) return null;
  }
  return params;
}

/** Returns the call for a method and a path below the API's base. */
export function matchCall(method: string, path: string): Match | null {
  const segments = pathSegments(path);
  if (segments === null) return null;
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = matchSegments(route.segments, segments);
    if (params !== null) return { name: route.name, params };
  }
  return null;
}

/** Returns the methods of the calls at a path. */
export function methodsOf(path: string): string[] {
  const segments = pathSegments(path) ?? [];
  return routes
    .filter((route) => matchSegments(route.segments, segments) !== null)
    .map(({ method }) => method);
}
