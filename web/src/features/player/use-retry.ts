import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { usePreferences } from '../../me/use-preferences.ts';
import { playAwaited } from './awaited-sound.ts';
import { busyWhileMade } from './busy-while-made.ts';
import { usePlayer } from './player-context.ts';
import { trackOfNewMaking } from './track-of-audio.ts';

/** Retries a failed conversion: its credits are held again, and it plays like a new conversion. */
export function useRetry(): (audio: WithId<Audio>) => Promise<void> {
  const player = usePlayer();
  const uid = useUid();
  const { autoPlay } = usePreferences().preferences;
  return useCallback(
    async (audio) => {
      try {
        const { streamUrl } = await callApi(calls.retryAudio, { params: { audioId: audio.id } });
        const track = trackOfNewMaking(audio, streamUrl);
        busyWhileMade(uid, track);
        if (autoPlay) playAwaited(player, uid, track);
      } catch {
        // A toast has shown why, with a link to a larger plan if that would help.
      }
    },
    [player, uid, autoPlay],
  );
}
