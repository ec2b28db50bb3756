import type { OutputOf } from '@duu/contract/calls/call';
import { calls } from '@duu/contract/calls/calls';
import { subscription as subscriptionSchema } from '@duu/contract/documents/subscription';
import { user as userSchema } from '@duu/contract/documents/user';
import { paths } from '@duu/contract/paths';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call.ts';
import { setCurrentPlan } from '../api/upgrade.ts';
import { useWhenOnline } from '../feedback/use-online.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { useDoc } from '../firebase/documents/use-doc.ts';
import { type Me, MeContext } from './me-context.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useSharedChoices } from './use-shared-choices.ts';

interface Asked {
  readonly uid: string;
  /** Used when the documents can't be read. */
  readonly answer: OutputOf<typeof calls.getMe> | null;
  readonly error: ApiError | null;
}

/** Ensures that the account exists, then follows it live: profile, preferences, counters, credits. */
export function MeProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    void round;
    callApi(calls.getMe, { toast: false }).then(
      (answer) => !left && setAsked({ uid, answer, error: null }),
      (error: unknown) =>
        !left && error instanceof ApiError && setAsked({ uid, answer: null, error }),
    );
    return () => {
      left = true;
    };
  }, [uid, round]);
  const retry = useCallback(() => {
    setAsked(null);
    setRound((value) => value + 1);
  }, []);
  const answer = asked?.uid === uid ? asked.answer : null;
  const error = asked?.uid === uid ? asked.error : null;
  useWhenOnline(error?.status === 0 ? retry : null);
  const user = useDoc(paths.user(uid), userSchema);
  useSharedChoices(user.data?.preferences ?? null);
  const shown = user.data ?? (user.status === 'error' ? (answer?.user ?? null) : null);
  const activeId = shown?.activeSubscriptionId ?? null;
  const active = useDoc(activeId ? paths.subscription(uid, activeId) : null, subscriptionSchema);
  const known = active.status === 'error' ? answer?.subscription : active.data;
  const stored = activeId ? (known ?? null) : null;
  // Credits can't be spent once the plan ends, though its document changes only with the next job.
  const hasEnded = useHasPassed(stored?.endsAt ?? null);
  const subscription = hasEnded ? null : stored;

  useEffect(() => setCurrentPlan(subscription?.plan.id ?? null), [subscription]);

  const me = useMemo<Me>(() => {
    const failure = error && { error, retry };
    if (!shown) return failure ? { status: 'error', failure } : { status: 'loading' };
    if (activeId && active.status === 'loading') return { status: 'loading' };
    return { status: 'ready', user: shown, subscription, failure };
  }, [error, retry, shown, activeId, active.status, subscription]);

  return <MeContext value={me}>{children}</MeContext>;
}
