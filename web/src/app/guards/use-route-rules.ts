import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { skipsCheck, splitPath } from '../../navigation/paths.ts';
import { useLocalePath } from '../../navigation/use-go.ts';

/** How long a result is cached, in ms, so that an open page does not request it again. */
const freshMs = 5 * 60_000;
const forGood = [301, 308];

interface Answer {
  readonly until: number;
  readonly target: string | null;
}

const known = new Map<string, Promise<Answer>>();

async function ask(path: string): Promise<Answer> {
  const [{ callApi }, { getRouteRule }, { isSafeTarget }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
    import('@duu/contract/documents/route-rule'),
  ]);
  const { redirect } = await callApi(getRouteRule, {
    query: { path },
    failure: 'shownOnce',
    background: true,
  });
  // The server applies the same rule; the page checks it again.
  const target = redirect && isSafeTarget(redirect.target) ? redirect.target : null;
  const isForGood = target !== null && forGood.includes(redirect?.status ?? 0);
  return { until: isForGood ? Number.POSITIVE_INFINITY : Date.now() + freshMs, target };
}

function answerFor(path: string): Promise<Answer> {
  const pending =
    known.get(path)?.then((answer) => (Date.now() < answer.until ? answer : ask(path))) ??
    ask(path);
  known.set(path, pending);
  pending.catch(() => known.delete(path));
  return pending;
}

/** How long a redirect to sign-in waits for the rules at most, in ms. */
const timeoutMs = 2000;

/** Keeps the query and hash of the old address, unless the rule's target has its own. */
function withRest(target: string, { search, hash }: Location): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return path + (query || search) + (fragment || hash);
}

/**
 * Applies an admin's redirect for this path: within the app and its language, or to an external https address. Returns
 * whether it is still loading, as a redirect must also apply to visitors before they are sent to sign-in.
 */
export function useRouteRules(path: string): boolean {
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const [free, setFree] = useState<string | null>(null);
  useEffect(() => {
    if (skipsCheck(path)) return;
    let left = false;
    const timer = setTimeout(() => setFree(path), timeoutMs);
    answerFor(path).then(
      ({ target }) => {
        if (left) return;
        if (target === null || target === path) {
          setFree(path);
          return;
        }
        if (!target.startsWith('/')) {
          location.replace(target);
          return;
        }
        const { prefix: own } = splitPath(target);
        const there = own ? target : localePath(target);
        void navigate(withRest(there, location), { replace: true });
      },
      () => setFree(path),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [path, navigate, localePath]);
  return free !== path && !skipsCheck(path);
}
