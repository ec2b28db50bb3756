import { calls } from '@duu/contract/calls/calls';
import type { SharedAudio } from '@duu/contract/documents/share';
import { useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { useTitle } from '../../components/use-title.ts';
import { useText } from '../../i18n/intl.tsx';
import type { Track } from '../player/track.ts';

export type ShareState =
  | { readonly status: 'loading' }
  | { readonly status: 'gone'; readonly error: ApiError | null }
  | { readonly status: 'ready'; readonly share: SharedAudio; readonly track: Track };

/** Loads a share, and the track to play, and names the document after it. */
export function useShare(shareId: string | null): ShareState {
  const t = useText();
  const { data, isPrevious, error } = useRequest(shareId, (signal) =>
    callApi(calls.getShare, { params: { shareId: shareId ?? '' }, failure: 'handled', signal }),
  );
  const state = useMemo<ShareState>(() => {
    if (shareId === null || error !== null) return { status: 'gone', error };
    if (data === undefined || isPrevious) return { status: 'loading' };
    const track: Track = {
      id: `share-${shareId}`,
      kind: 'shared',
      title: data.name,
      artist: data.speaker,
      language: data.language,
      source: { kind: 'url', url: data.audioUrl },
      durationMs: data.durationMs,
      startMs: 0,
    };
    return { status: 'ready', share: data, track };
  }, [shareId, data, isPrevious, error]);
  useTitle(state.status === 'ready' ? state.share.name : t('sharing.player'));
  return state;
}
