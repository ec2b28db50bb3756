import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import { useText } from '../../i18n/intl.tsx';
import { usePlayerState } from './player-context.ts';
import { currentTrack, wantsToPlay } from './player-state.ts';
import type { PlayedList } from './queue.ts';
import { isUnplayable } from './track-of-audio.ts';
import { usePlayAudio } from './use-play-audio.ts';

/** Plays or pauses one audio in its list, passed as a function so that a growing list re-renders no buttons. */
export function PlayButton({
  audio,
  listOf,
  of,
  variant = 'secondary',
}: {
  audio: WithId<Audio>;
  listOf?: (() => readonly WithId<Audio>[]) | undefined;
  /** What the whole list is. */
  of?: PlayedList | undefined;
  variant?: 'secondary' | 'default' | 'ghost';
}) {
  const t = useText();
  const play = usePlayAudio();
  const state = usePlayerState();
  const going = currentTrack(state)?.id === audio.id && wantsToPlay(state.status);
  return (
    <IconButton
      variant={variant}
      label={t(going ? 'player.pauseNamed' : 'player.playNamed', { name: audio.name })}
      disabled={isUnplayable(audio)}
      onClick={() => void play(audio, listOf?.(), of).catch(() => undefined)}
    >
      {going && state.status !== 'playing' ? (
        <WaveMark size={20} moving />
      ) : going ? (
        <Pause size={20} fill="currentColor" />
      ) : (
        <Play size={20} fill="currentColor" />
      )}
    </IconButton>
  );
}
