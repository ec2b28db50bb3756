import { calls } from '@duu/contract/calls/calls';
import { subscription as subscriptionSchema } from '@duu/contract/documents/subscription';
import { user as userSchema } from '@duu/contract/documents/user';
import { paths } from '@duu/contract/paths';
import { type ReactNode, useEffect, useMemo } from 'react';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { goLive } from '../firebase/documents/going-live.ts';
import { useDoc } from '../firebase/documents/use-live-data.ts';
import { type Me, MeContext } from './me-context.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useSharedChoices } from './use-shared-choices.ts';

/** Ensures that the account exists, then follows it live: profile, preferences, counters, credits. */
export function MeProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const { data, isPrevious, error, reload } = useRequest(uid, () =>
    callApi(calls.getMe, { failure: 'handled' }),
  );
  /** Stands in for documents that can't be read. */
  const answer = isPrevious ? undefined : data;
  const user = useDoc(paths.user(uid), userSchema);
  const isStale = answer && user.data && JSON.stringify(answer.user) !== JSON.stringify(user.data);
  useEffect(() => {
    // The call itself may have changed the account.
    if (isStale) goLive();
  }, [isStale]);
  useSharedChoices(user.data?.preferences ?? null);
  const shown = user.data ?? (user.status === 'error' ? (answer?.user ?? null) : null);
  const activeId = shown?.activeSubscriptionId ?? null;
  const active = useDoc(activeId ? paths.subscription(uid, activeId) : null, subscriptionSchema);
  const known = active.status === 'error' ? answer?.subscription : active.data;
  const stored = activeId ? (known ?? null) : null;
  // Credits can't be spent once the plan ends, though its document changes only with the next job.
  const hasEnded = useHasPassed(stored?.endsAt ?? null);
  const subscription = hasEnded ? null : stored;

  const me = useMemo<Me>(() => {
    const failure = error && { error, retry: reload };
    if (!shown) return failure ? { status: 'error', failure } : { status: 'loading' };
    if (activeId && active.status === 'loading') return { status: 'loading' };
    return { status: 'ready', user: shown, subscription, failure };
  }, [error, reload, shown, activeId, active.status, subscription]);

  return <MeContext value={me}>{children}</MeContext>;
}
