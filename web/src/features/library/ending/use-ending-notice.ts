import { limits } from '@duu/contract/limits';
import { useMemo, useState } from 'react';
import { useOnline } from '../../../feedback/use-online.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useCount } from '../../../firebase/documents/use-count.ts';
import { useMe } from '../../../me/me-context.ts';
import { inDays } from '../days-left.ts';
import { dismissedUntil, dismissUntil } from './dismissed.ts';
import { endingQuery } from './ending-query.ts';

export interface Ending {
  /** Whether it is known what there is to say: a list waits for it, so that nothing jumps when it is said. */
  readonly ready: boolean;
  /** Audios that will soon be deleted; 0 where nothing is to be said. */
  readonly count: number;
  readonly dismiss: () => void;
}

/** What a person who wants it is told of audios that will soon be deleted, until they put it away. */
export function useEndingNotice(): Ending {
  const me = useMe();
  const uid = useUid();
  const online = useOnline();
  const [opened] = useState(() => ({ at: new Date(), after: dismissedUntil(uid) }));
  const [dismissed, setDismissed] = useState(false);
  // What was counted stays when the connection goes.
  const [asks, setAsks] = useState(online);
  if (online && !asks) setAsks(true);
  const user = me.status === 'ready' ? me.user : null;
  const wanted = user?.preferences.notifyExpiring ?? null;
  const silent = dismissed || wanted === false;
  const query = useMemo(
    () => (silent || !asks ? null : endingQuery(uid, opened.after, opened.at, limits.endingDays)),
    [silent, asks, uid, opened],
  );
  // Asked before it is known whether it is wanted, which it mostly is: the two come together.
  const { status, count } = useCount(
    query,
    user && user.counters.audios + user.counters.archivedAudios,
  );
  return {
    ready: silent || !online || me.status === 'error' || (wanted !== null && status !== 'loading'),
    count: wanted === true && !dismissed ? count : 0,
    dismiss: () => {
      dismissUntil(uid, inDays(limits.endingDays, opened.at));
      setDismissed(true);
    },
  };
}
