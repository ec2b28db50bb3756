import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { usePreferences } from '../../me/use-preferences.ts';
import { usePlayer } from '../player/player-context.ts';
import { beginConversion } from './play-conversion.ts';
import { trackOfNewConversion } from './track-of-conversion.ts';

/** Retries a failed conversion: its credits are held again, and it plays like a new conversion. */
export function useRetry(): (audio: WithId<Audio>) => Promise<void> {
  const player = usePlayer();
  const uid = useUid();
  const { autoPlay } = usePreferences().preferences;
  return useCallback(
    async (audio) => {
      try {
        const { streamUrl } = await callApi(calls.retryAudio, { params: { audioId: audio.id } });
        void beginConversion(player, uid, trackOfNewConversion(audio, streamUrl), autoPlay);
      } catch {
        // A toast has shown why, with a link to a larger plan if that would help.
      }
    },
    [player, uid, autoPlay],
  );
}
