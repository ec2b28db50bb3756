import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { usePlayer } from './player-context.ts';
import { currentTrack } from './player-state.ts';
import type { PlayedList } from './queue.ts';
import type { Track } from './track.ts';
import { trackOfAudio } from './track-of-audio.ts';

/**
 * Returns the track of an audio. For a running conversion, requests a new stream URL first.
 * @throws ApiError
 */
export async function trackToPlay(audio: WithId<Audio>): Promise<Track> {
  const track = trackOfAudio(audio);
  if (track.source.kind !== 'making') return track;
  const { streamUrl } = await callApi(calls.openStream, { params: { audioId: audio.id } });
  return trackOfAudio(audio, streamUrl);
}

/** Returns the tracks of a list in which one plays now. */
export function tracksOf(audios: readonly WithId<Audio>[], playing: Track): Track[] {
  return audios.map((one) => (one.id === playing.id ? playing : trackOfAudio(one)));
}

/**
 * Plays an audio in its list, or pauses it. `of` names what the whole list is. For a running conversion that this page did
 * not start, requests a new stream URL first.
 */
export function usePlayAudio() {
  const player = usePlayer();
  return useCallback(
    async (
      audio: WithId<Audio>,
      list: readonly WithId<Audio>[] = [audio],
      of?: PlayedList,
    ): Promise<void> => {
      const { state } = player;
      if (currentTrack(state)?.id === audio.id && state.status !== 'failed') {
        player.toggle();
        return;
      }
      const playable = list.filter((one) => one.storagePath !== null || one.state === 'creating');
      const track = await trackToPlay(audio);
      player.play(track, tracksOf(playable, track), undefined, of);
    },
    [player],
  );
}
