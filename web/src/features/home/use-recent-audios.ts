import { type Audio, audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDocsById, usePages } from '../../firebase/documents/use-live-data.ts';
import { useChanges } from '../library/changes/change-store.ts';
import { applyChanges } from '../library/changes/pending-changes.ts';
import { recentlyPlayed } from '../player/recently-played.ts';
import { isUnplayable } from '../player/track-of-audio.ts';
import { isPartlyPlayed } from './partly-played.ts';

const shown = 6;

export interface RecentAudios {
  readonly kind: 'played' | 'latest';
  /** Without `half`. */
  readonly audios: readonly WithId<Audio>[];
  /** The one to continue. */
  readonly half: WithId<Audio> | null;
  readonly status: 'loading' | 'error' | 'ready';
  readonly error: Error | null;
  readonly retry: () => void;
  /** The maximum number of audios. */
  readonly most: number;
}

/**
 * Returns the audios last played in this browser, or the latest ones if there are none. The first one that was left in
 * the middle comes before all others.
 */
export function useRecentAudios(): RecentAudios {
  const uid = useUid();
  const changes = useChanges();
  // Read once when the page opens: a card must not move under the pointer when it is played.
  const [ids] = useState(() => recentlyPlayed(uid).slice(0, shown));
  const now = new Date();
  const toHear = (audios: readonly WithId<Audio>[]) =>
    applyChanges(audios, changes, (one) => !one.archived).filter(
      (one) => !one.archived && !isUnplayable(one) && one.expiresAt > now,
    );
  const played = useDocsById(paths.audios(uid), ids, audio);
  const heard = toHear(played.docs);
  const kind =
    ids.length > 0 && (played.status !== 'ready' || heard.length > 0) ? 'played' : 'latest';
  const newest = usePages(
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
  const all = kind === 'played' ? heard : toHear(newest.docs);
  const { status, error, retry } = kind === 'played' ? played : newest;
  // It stays when it is finished: a card must not disappear under the pointer.
  const [halfId, setHalfId] = useState<string | null>();
  if (status === 'ready' && halfId === undefined) setHalfId(all.find(isPartlyPlayed)?.id ?? null);
  const half = all.find(({ id }) => id === halfId) ?? null;
  const most = kind === 'played' ? ids.length : shown;
  const audios = all.filter((one) => one !== half);
  return { kind, audios, half, status, error, retry, most };
}
