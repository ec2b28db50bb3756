import { type Audio, audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { useDocs } from '../../firebase/use-docs.ts';
import { useDocsById } from '../../firebase/use-docs-by-id.ts';
import { useUid } from '../../firebase/use-session.ts';
import { useChanges } from '../library/changes/change-store.ts';
import { applyChanges } from '../library/changes/pending-changes.ts';
import { recentlyPlayed } from '../player/recently-played.ts';
import { isUnmade } from '../player/track-of-audio.ts';

const shown = 6;

/** Six audios to go on with: those last played in this browser, or the newest ones where there are none of those. */
export function useRecentAudios(): {
  readonly kind: 'played' | 'latest';
  readonly audios: readonly WithId<Audio>[];
  readonly loading: boolean;
} {
  const uid = useUid();
  const changes = useChanges();
  // As it was when the page was opened: a card that is played must not move under the pointer.
  const [ids] = useState(() => recentlyPlayed(uid).slice(0, shown));
  const now = new Date();
  const toHear = (audios: readonly WithId<Audio>[]) =>
    applyChanges(audios, changes, (one) => !one.archived).filter(
      (one) => !one.archived && !isUnmade(one) && one.expiresAt > now,
    );
  const played = useDocsById(paths.audios(uid), ids, audio);
  const heard = toHear(played.docs);
  const kind = ids.length > 0 && (!played.ready || heard.length > 0) ? 'played' : 'latest';
  const newest = useDocs(
    kind === 'played'
      ? null
      : {
          path: paths.audios(uid),
          where: [['archived', '==', false]],
          orderBy: [['createdAt', 'desc']],
          pageSize: shown,
        },
    audio,
  );
  return kind === 'played'
    ? { kind, audios: heard, loading: !played.ready }
    : { kind, audios: toHear(newest.docs), loading: newest.status === 'loading' };
}
