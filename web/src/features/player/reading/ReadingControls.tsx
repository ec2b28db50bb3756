import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { BookmarkPlus, CirclePause, Repeat1, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { shortcuts } from '../../../config/shortcuts.ts';
import { useText } from '../../../i18n/intl.tsx';
import { PlayButton } from '../PlayButton.tsx';
import { usePlayer } from '../player-context.ts';
import { skipMs } from '../player-keys.ts';
import type { PlayedList } from '../queue.ts';
import css from './ReadingView.module.css';
import type { Sentences } from './use-sentences.ts';

const keys = shortcuts.reading;

/** Playback by sentences, within reach of a thumb. */
export function ReadingControls({
  audio,
  listOf,
  of,
  isCurrent,
  sentences: { hasSentences, play, stops, setStops },
  onBookmark,
}: {
  audio: WithId<Audio>;
  /** The book that it plays in. */
  listOf: (() => readonly WithId<Audio>[]) | undefined;
  of: PlayedList | undefined;
  isCurrent: boolean;
  sentences: Sentences;
  onBookmark: () => void;
}) {
  const t = useText();
  const player = usePlayer();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={css.controls} role="group" aria-label={t('reading.controls')}>
      <IconButton
        label={t('player.back')}
        disabled={!isCurrent}
        onClick={() => player.skip(-skipMs)}
      >
        <RotateCcw size={20} />
      </IconButton>
      <IconButton
        label={t('reading.sentence.previous')}
        aria-keyshortcuts={keys.previous[0]}
        disabled={!hasSentences}
        onClick={() => play(-1)}
      >
        <StepBack size={20} />
      </IconButton>
      <IconButton
        label={t('reading.sentence.repeat')}
        aria-keyshortcuts={keys.repeat[0]}
        disabled={!hasSentences}
        onClick={() => play(0)}
      >
        <Repeat1 size={20} />
      </IconButton>
      <PlayButton audio={audio} listOf={listOf} of={of} variant="default" />
      <IconButton
        label={t('reading.sentence.next')}
        aria-keyshortcuts={keys.next[0]}
        disabled={!hasSentences}
        onClick={() => play(1)}
      >
        <StepForward size={20} />
      </IconButton>
      <IconButton
        label={t('reading.sentence.stop')}
        aria-pressed={stops}
        variant={stops ? 'secondary' : 'ghost'}
        disabled={!hasSentences}
        onClick={() => setStops(!stops)}
      >
        <CirclePause size={20} />
      </IconButton>
      <IconButton
        label={t('reading.bookmark.add')}
        aria-keyshortcuts={keys.bookmark[0]}
        onClick={onBookmark}
      >
        <BookmarkPlus size={20} />
      </IconButton>
    </div>
  );
}
