import { audio } from '@duu/contract/documents/audio';
import { useState } from 'react';
import { useMe } from '../../../account/me-context.ts';
import { useOnline } from '../../../connection/use-online.ts';
import { useDocs } from '../../../firebase/use-docs.ts';
import { useUid } from '../../../firebase/use-session.ts';
import { isUnmade } from '../../player/track-of-audio.ts';
import { useChanges } from '../changes/change-store.ts';
import { dismissedUntil, dismissUntil } from './dismissed.ts';
import { endingQuery } from './ending-query.ts';

export interface Ending {
  /** Whether it is known what there is to say: a list waits for it, so that nothing jumps when it is said. */
  readonly ready: boolean;
  /** Audios that will soon be deleted; 0 where nothing is to be said. */
  readonly count: number;
  /** Whether there are more of them than were counted. */
  readonly hasMore: boolean;
  readonly dismiss: () => void;
}

/** What a person who wants it is told of audios that will soon be deleted, until they put it away. */
export function useEndingNotice(): Ending {
  const me = useMe();
  const uid = useUid();
  const online = useOnline();
  const changes = useChanges();
  const [opened] = useState(() => ({ at: new Date(), after: dismissedUntil(uid) }));
  const [dismissed, setDismissed] = useState(false);
  const wanted = me.status === 'ready' ? me.user.preferences.notifyExpiring : null;
  const silent = dismissed || wanted === false;
  // Asked before it is known whether it is wanted, which it mostly is: the two come together.
  const list = useDocs(silent ? null : endingQuery(uid, opened.after, opened.at), audio);
  const audios = list.docs.filter((one) => changes.get(one.id) !== 'deleted' && !isUnmade(one));
  const last = list.docs.at(-1);
  return {
    ready: silent || !online || (wanted !== null && list.status !== 'loading'),
    count: wanted === true && !dismissed ? audios.length : 0,
    hasMore: list.hasMore,
    dismiss: () => {
      if (last) dismissUntil(uid, last.expiresAt);
      setDismissed(true);
    },
  };
}
