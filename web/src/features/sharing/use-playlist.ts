import { calls } from '@duu/contract/calls/calls';
import type { SharedPlaylist } from '@duu/contract/documents/playlist';
import { useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { useTitle } from '../../components/use-title.ts';
import { useText } from '../../i18n/intl.tsx';
import type { Track } from '../player/track.ts';

export type PlaylistState =
  | { readonly status: 'loading' }
  | { readonly status: 'gone'; readonly error: ApiError }
  | {
      readonly status: 'ready';
      readonly playlist: SharedPlaylist;
      readonly tracks: readonly Track[];
    };

/** Loads a public playlist, and names the document after it. */
export function usePlaylist(playlistId: string): PlaylistState {
  const t = useText();
  const { data, isPrevious, error } = useRequest(playlistId, (signal) =>
    callApi(calls.getPlaylist, { params: { playlistId }, failure: 'handled', signal }),
  );
  const state = useMemo<PlaylistState>(() => {
    if (error !== null) return { status: 'gone', error };
    if (data === undefined || isPrevious) return { status: 'loading' };
    const tracks = data.audios.map(
      ({ id, name, speaker, language, durationMs, audioUrl }): Track => ({
        id: `list-${playlistId}-${id}`,
        kind: 'shared',
        title: name,
        artist: speaker,
        language,
        source: { kind: 'url', url: audioUrl },
        durationMs,
        startMs: 0,
      }),
    );
    return { status: 'ready', playlist: data, tracks };
  }, [playlistId, data, isPrevious, error]);
  useTitle(state.status === 'ready' ? state.playlist.name : t('sharing.player'));
  return state;
}
