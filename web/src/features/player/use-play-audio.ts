import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { usePlayer } from './player-context.ts';
import { currentTrack } from './player-state.ts';
import { trackOfAudio } from './track-of-audio.ts';

/**
 * Plays an audio in its list, or pauses it. For a running conversion that this page did not start, requests a new stream
 * URL first.
 */
export function usePlayAudio() {
  const player = usePlayer();
  return useCallback(
    async (audio: WithId<Audio>, list: readonly WithId<Audio>[] = [audio]): Promise<void> => {
      const { state } = player;
      if (currentTrack(state)?.id === audio.id && state.status !== 'failed') {
        player.toggle();
        return;
      }
      const playable = list.filter((one) => one.storagePath !== null || one.state === 'creating');
      const tracks = playable.map((one) => trackOfAudio(one));
      const track = trackOfAudio(audio);
      if (track.source.kind !== 'making') {
        player.play(track, tracks);
        return;
      }
      const { streamUrl } = await callApi(calls.openStream, { params: { audioId: audio.id } });
      const live = trackOfAudio(audio, streamUrl);
      player.play(
        live,
        tracks.map((one) => (one.id === live.id ? live : one)),
      );
    },
    [player],
  );
}
