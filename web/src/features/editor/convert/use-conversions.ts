import type { Audio } from '@duu/contract/documents/audio';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Dispatch } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useConvert } from '../../../conversions/use-convert.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { playAwaited } from '../../player/awaited-sound.ts';
import { busyWhileConverting } from '../../player/busy-while-converting.ts';
import { usePlayer } from '../../player/player-context.ts';
import { prepareToFeed } from '../../player/stream-into.ts';
import type { Track } from '../../player/track.ts';
import { trackOfNewConversion } from '../../player/track-of-audio.ts';
import { useRetry } from '../../player/use-retry.ts';
import type { VoiceSettings } from '../drafts/draft.ts';
import { draftStore } from '../drafts/draft-store.ts';
import type { EditorAction } from '../editor-state.ts';

interface Options {
  readonly uid: string;
  readonly audio: WithId<Audio> | null;
  readonly speaker: WithId<Speaker> | null;
  readonly voice: VoiceSettings;
  /** A name entered before converting; if empty, the server takes the first words. */
  readonly name: string;
  readonly autoPlay: boolean;
  readonly dispatch: Dispatch<EditorAction>;
  readonly onMade: (audioId: string) => void;
}

/** The track of a new audio before its document has arrived. */
function trackBefore(id: string, text: string, speaker: Speaker, streamUrl: string): Track {
  return {
    id,
    kind: 'audio',
    title: text.slice(0, 60),
    artist: speaker.name,
    language: speaker.language,
    source: { kind: 'making', streamUrl, staleUntil: null },
    durationMs: null,
    startMs: 0,
  };
}

/** Returns all conversions from the editor: the whole text, one paragraph, a retry. */
export function useConversions({
  uid,
  audio,
  speaker,
  voice,
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

  const request = (segments: readonly string[]) => ({
    segments: [...segments],
    speakerId: voice.speakerId ?? '',
    language: voice.language,
    background: voice.background,
    backgroundVolume: voice.backgroundVolume,
    speed: voice.speed,
    pitch: voice.pitch,
  });

  /** Converts the whole text: `free` converts this audio again, `new` creates another one. */
  const convert = async (segments: readonly string[], how: 'new' | 'free') => {
    if (segments.length === 0) {
      toast.warning(t('errors.segment_empty'));
      return;
    }
    if (speaker === null) {
      toast.warning(t('errors.select_speaker'));
      return;
    }
    prepareToFeed();
    const again = how === 'free' && audio !== null ? audio : null;
    const given = name.trim();
    const started = await start({
      audioId: again?.id ?? null,
      request: {
        ...request(segments),
        ...(again === null && given !== '' && { name: given }),
        ...(again === null && audio !== null && { collectionId: audio.collectionId }),
      },
    });
    if (started === null) return;
    const track =
      again === null
        ? trackBefore(started.audioId, given || (segments[0] ?? ''), speaker, started.streamUrl)
        : trackOfNewConversion(again, started.streamUrl);
    busyWhileConverting(uid, track);
    if (autoPlay) playAwaited(player, uid, track);
    dispatch({ kind: 'saved' });
    draftStore(uid).remove(audio?.id ?? null);
    if (again === null) {
      onMade(started.audioId);
      go(`/app/text2speech/${started.audioId}`, { replace: audio === null });
    }
  };

  /** Converts one paragraph as a separate audio; the editor stays where it is. */
  const convertAlone = async (text: string) => {
    if (speaker === null) {
      toast.warning(t('errors.select_speaker'));
      return;
    }
    const started = await start({ audioId: null, request: request([text]) });
    if (started === null) return;
    const track = trackBefore(started.audioId, text, speaker, started.streamUrl);
    busyWhileConverting(uid, track);
    playAwaited(player, uid, track);
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
