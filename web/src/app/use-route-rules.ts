import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { skipsCheck, splitPath } from './paths.ts';
import { useLocalePath } from './use-go.ts';

/** How long a rule's answer is good for, in ms. */
const freshMs = 5 * 60_000;

interface Answer {
  readonly at: number;
  readonly target: string | null;
}

const known = new Map<string, Promise<Answer>>();

async function ask(path: string): Promise<Answer> {
  const [{ callApi }, { getRouteRule }, { isSafeTarget }] = await Promise.all([
    import('../api/call.ts'),
    import('@duu/contract/calls/public'),
    import('@duu/contract/documents/route-rule'),
  ]);
  const { redirect } = await callApi(getRouteRule, { query: { path }, toast: false, bar: false });
  // The server keeps to the same rule; a page must not be led astray even if it did not.
  const target = redirect && isSafeTarget(redirect.target) ? redirect.target : null;
  return { at: Date.now(), target };
}

function answerFor(path: string): Promise<Answer> {
  const asked =
    known.get(path)?.then((answer) => (Date.now() - answer.at < freshMs ? answer : ask(path))) ??
    ask(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

/**
 * Sends the person where an admin's rule for this path points: within the app and its language, or to an https
 * address outside.
 */
export function useRouteRules(path: string): void {
  const navigate = useNavigate();
  const localePath = useLocalePath();
  useEffect(() => {
    if (skipsCheck(path)) return;
    let left = false;
    answerFor(path).then(
      ({ target }) => {
        if (left || target === null || target === path) return;
        const { prefix: own } = splitPath(target);
        if (target.startsWith('/'))
          void navigate(own ? target : localePath(target), { replace: true });
        else location.replace(target);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [path, navigate, localePath]);
}
