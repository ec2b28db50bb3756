import { calls } from '@duu/contract/calls/calls';
import { subscription as subscriptionSchema } from '@duu/contract/documents/subscription';
import { user as userSchema } from '@duu/contract/documents/user';
import { paths } from '@duu/contract/paths';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call.ts';
import { setCurrentPlan } from '../api/upgrade.ts';
import { useWhenOnline } from '../connection/use-online.ts';
import { useDoc } from '../firebase/use-doc.ts';
import { useUid } from '../firebase/use-session.ts';
import { type Me, MeContext } from './me-context.ts';
import { usePassed } from './use-passed.ts';
import { useSharedChoices } from './use-shared-choices.ts';

/** Makes sure the account exists, then follows it live: profile, preferences, counters, credits. */
export function MeProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const [ensured, setEnsured] = useState<{ uid: string; error: ApiError | null } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    void round;
    callApi(calls.getMe, { toast: false }).then(
      () => !left && setEnsured({ uid, error: null }),
      (error: unknown) => !left && error instanceof ApiError && setEnsured({ uid, error }),
    );
    return () => {
      left = true;
    };
  }, [uid, round]);
  const retry = useCallback(() => setRound((value) => value + 1), []);
  useWhenOnline(ensured?.uid === uid && ensured.error?.status === 0 ? retry : null);
  const user = useDoc(paths.user(uid), userSchema);
  useSharedChoices(user.data?.preferences ?? null);
  const activeId = user.data?.activeSubscriptionId ?? null;
  const active = useDoc(activeId ? paths.subscription(uid, activeId) : null, subscriptionSchema);
  const stored = activeId ? (active.data ?? null) : null;
  // It can't be spent from the moment it ends, though the document says so only after the next sweep.
  const hasEnded = usePassed(stored?.endsAt ?? null);
  const subscription = hasEnded ? null : stored;

  useEffect(() => setCurrentPlan(subscription?.plan.id ?? null), [subscription]);

  const me = useMemo<Me>(() => {
    const error = ensured?.uid === uid ? ensured.error : null;
    if (error) return { status: 'error', error, retry };
    if (!user.data || (activeId && active.status === 'loading')) return { status: 'loading' };
    return { status: 'ready', user: user.data, subscription };
  }, [ensured, uid, user.data, activeId, active.status, subscription, retry]);

  return <MeContext value={me}>{children}</MeContext>;
}
