import { limits } from '@duu/contract/limits';
import { useMemo, useState } from 'react';
import { useOnline } from '../../../feedback/use-online.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useCount } from '../../../firebase/documents/use-live-data.ts';
import { useMe } from '../../../me/me-context.ts';
import { inDays } from '../days-left.ts';
import { dismissedUntil, dismissUntil } from './dismissed.ts';
import { expiringQuery } from './expiring-query.ts';

export interface Expiring {
  /** Whether the result is known: a list waits for it, so that nothing jumps. */
  readonly ready: boolean;
  /** Audios that will soon be deleted; 0 if there is no notice. */
  readonly count: number;
  readonly dismiss: () => void;
}

/** Returns the notice about audios that will soon be deleted, if the user wants it and has not dismissed it. */
export function useExpiringNotice(): Expiring {
  const me = useMe();
  const uid = useUid();
  const online = useOnline();
  const [opened] = useState(() => ({ at: new Date(), after: dismissedUntil(uid) }));
  const [dismissed, setDismissed] = useState(false);
  // The count stays when the connection is lost.
  const [asks, setAsks] = useState(online);
  if (online && !asks) setAsks(true);
  const user = me.status === 'ready' ? me.user : null;
  const wanted = user?.preferences.notifyExpiring ?? null;
  const silent = dismissed || wanted === false;
  const query = useMemo(
    () => (silent || !asks ? null : expiringQuery(uid, opened.after, opened.at, limits.endingDays)),
    [silent, asks, uid, opened],
  );
  // Counted before it is known whether the notice is wanted, which it mostly is, to run in parallel.
  const { status, data: count = 0 } = useCount(
    query,
    user && user.counters.audios + user.counters.archivedAudios,
  );
  return {
    ready:
      silent ||
      !online ||
      me.status === 'error' ||
      status === 'error' ||
      (wanted !== null && status !== 'loading'),
    count: wanted === true && !dismissed ? count : 0,
    dismiss: () => {
      dismissUntil(uid, inDays(limits.endingDays, opened.at));
      setDismissed(true);
    },
  };
}
