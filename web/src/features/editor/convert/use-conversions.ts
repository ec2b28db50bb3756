import type { Audio } from '@duu/contract/documents/audio';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { type Dispatch, useEffect, useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { beginConversion } from '../../conversions/play-conversion.ts';
import { trackOfNewAudio, trackOfNewConversion } from '../../conversions/track-of-conversion.ts';
import { useConvert } from '../../conversions/use-convert.ts';
import { useRetry } from '../../conversions/use-retry.ts';
import { lazyBar } from '../../player/lazy-bar.ts';
import { usePlayer } from '../../player/player-context.ts';
import { requestedVoice, type VoiceSettings } from '../drafts/draft.ts';
import { draftStore } from '../drafts/draft-store.ts';
import type { EditorAction } from '../editor-state.ts';
import type { ConvertMode } from './reconversion.ts';

interface Options {
  readonly uid: string;
  readonly audio: WithId<Audio> | null;
  readonly speaker: WithId<Speaker> | null;
  readonly voice: VoiceSettings;
  /** Whether there is a text. */
  readonly isWritten: boolean;
  /** How many changes have made the text. */
  readonly changes: number;
  /** A name entered before converting; if empty, the server takes the first words. */
  readonly name: string;
  readonly autoPlay: boolean;
  readonly dispatch: Dispatch<EditorAction>;
  readonly onMade: (audioId: string) => void;
}

const titleOf = (text: string) => text.slice(0, 60);

/** Returns all conversions from the editor: the whole text, one paragraph, a retry. */
export function useConversions({
  uid,
  audio,
  speaker,
  voice,
  isWritten,
  changes,
  name,
  autoPlay,
  dispatch,
  onMade,
}: Options) {
  const t = useText();
  const toast = useToast();
  const player = usePlayer();
  const go = useGo();
  const { convert: start, busy, error, clearError } = useConvert();
  const retryAudio = useRetry();
  const { busy: retrying, run } = useAction();

  /** Whether the user is still here when an answer arrives. */
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => {
    if (!isWritten || !autoPlay) return;
    player.prepare();
    // Otherwise its files would be fetched while the first sound is.
    void lazyBar.load();
  }, [player, isWritten, autoPlay]);

  const request = (segments: readonly string[]) => ({
    ...requestedVoice(voice),
    segments: [...segments],
  });

  /** Converts the whole text: `new` creates another audio, the others convert this one again. */
  const convert = async (segments: readonly string[], how: ConvertMode) => {
    if (segments.length === 0) {
      toast.warning(t('errors.segment_empty'));
      return;
    }
    if (speaker === null) {
      toast.warning(t('errors.select_speaker'));
      return;
    }
    if (autoPlay) player.prepare();
    const again = how !== 'new' && audio !== null ? audio : null;
    const given = name.trim();
    const intent = {
      audioId: again?.id ?? null,
      paid: how === 'changed',
      request: {
        ...request(segments),
        ...(again === null && given !== '' && { name: given }),
        ...(again === null && audio !== null && { collectionId: audio.collectionId }),
      },
    };
    await start(intent, async (started) => {
      const track =
        again === null
          ? trackOfNewAudio(started, titleOf(given || (segments[0] ?? '')), speaker)
          : trackOfNewConversion(again, started.streamUrl);
      const heard = beginConversion(player, uid, track, autoPlay);
      const draft = audio?.id ?? null;
      // At once: a draft left by a crash would be charged again.
      draftStore(uid).remove(draft);
      // Rendered now, the page of the audio would hold its first sound up: by 0.1 s in a slow browser.
      await heard;
      if (!isOpen.current) return;
      dispatch({ kind: 'saved', changes });
      // What was typed just before the press may have been written meanwhile.
      draftStore(uid).remove(draft);
      if (again !== null) return;
      onMade(started.audioId);
      go(`/app/text2speech/${started.audioId}`, { replace: audio === null });
    });
  };

  /** Converts one paragraph as a separate audio; the editor stays where it is. */
  const convertAlone = async (text: string) => {
    if (speaker === null) {
      toast.warning(t('errors.select_speaker'));
      return;
    }
    const started = await start({ audioId: null, request: request([text]) });
    if (started === null) return;
    void beginConversion(player, uid, trackOfNewAudio(started, titleOf(text), speaker));
    toast.success(t('editor.paragraph.converted'), {
      action: {
        label: t('editor.open'),
        onClick: () => go(`/app/audio/${started.audioId}`),
      },
    });
  };

  const retry = async () => {
    if (audio !== null && !retrying) await run(() => retryAudio(audio));
  };
  return { convert, convertAlone, retry, busy, retrying, error, clearError };
}
export type Conversions = ReturnType<typeof useConversions>;
