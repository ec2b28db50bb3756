import { type CallName, calls } from '@duu/contract/calls/calls';

export interface Match {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: CallName;
  readonly method: string;
  /** The call's path, with its parameters' names left out. */
  readonly shape: string;
  readonly segments: readonly string[];
}

// A path with a fixed word wins over one with a parameter in its place (`/audios/bulk`, `/audios/:audioId`).
const routes: readonly Route[] = (Object.keys(calls) as CallName[])
  .map((name) => ({
    name,
    method: calls[name].method,
    shape: calls[name].path.replace(/:\w+/g, ':'),
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

/** Returns the calls at a path: `/audios/bulk` is none of `/audios/:audioId`, whatever the method. */
function routesAt(segments: readonly string[]): readonly Route[] {
  const first = routes.find((route) => matchSegments(route.segments, segments) !== null);
  return routes.filter(({ shape }) => shape === first?.shape);
}

/** Returns the call for a method and a path below the API's base. */
export function matchCall(method: string, path: string): Match | null {
  const segments = pathSegments(path) ?? [];
  const route = routesAt(segments).find((one) => one.method === method);
  const params = route && matchSegments(route.segments, segments);
  return route && params ? { name: route.name, params } : null;
}

/** Returns the methods of the calls at a path. */
export function methodsOf(path: string): string[] {
  return routesAt(pathSegments(path) ?? []).map(({ method }) => method);
}
