import type { Language } from '@duu/contract/language';
import type { Word } from '@duu/contract/word';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';
import { currentTrack } from './player-state.ts';
import css from './ReadAlong.module.css';
import { bySentence } from './sentences.ts';
import type { Track } from './track.ts';
import { usePlayingTime } from './use-playing-time.ts';
import { aheadMs, piecesOf, wordIndexAt } from './word-index.ts';

/**
 * The text with the spoken word highlighted. A click on a word plays from it; with the keyboard the arrows move from
 * word to word, so that the text is one tab stop instead of hundreds.
 */
export function ReadAlong({
  track,
  segments,
  words,
  language,
  className = '',
  onPlay,
  end,
}: {
  track: Track;
  segments: readonly string[];
  words: readonly Word[];
  language: Language;
  className?: string | undefined;
  /** Plays the text from a time (ms); by default in the queue that its track is in. */
  onPlay?: ((ms: number) => void) | undefined;
  /** What follows the text. */
  end?: ReactNode;
}) {
  const t = useText();
  const player = usePlayer();
  const isCurrent = currentTrack(usePlayerState())?.id === track.id;
  const text = useRef<HTMLDivElement>(null);
  const paragraphs = useMemo(
    () => piecesOf(segments, words).map((pieces) => bySentence(pieces)),
    [segments, words],
  );
  const now = usePlayingTime((ms) => (isCurrent && ms > 0 ? wordIndexAt(words, ms + aheadMs) : -1));

  useEffect(() => {
    const word = text.current?.querySelector(`[data-word="${now}"]`);
    if (!word) return;
    const sentence = word.closest('[data-sentence]');
    word.setAttribute('data-now', '');
    sentence?.setAttribute('data-spoken', '');
    keepInView(word, text.current);
    return () => {
      word.removeAttribute('data-now');
      sentence?.removeAttribute('data-spoken');
    };
  }, [now]);

  const playFrom = (index: number) => {
    const word = words[index];
    if (word === undefined) return;
    if (onPlay) onPlay(word.startMs);
    else player.playFrom(track, word.startMs);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || getSelection()?.type === 'Range') return;
    // Beside a word it is the sentence that is meant.
    const sentence = event.target.closest('[data-sentence]');
    const word = event.target.closest('[data-word]') ?? sentence?.querySelector('[data-word]');
    const index = word?.getAttribute('data-word');
    if (index !== null && index !== undefined) playFrom(Number(index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    playFrom(Math.max(0, Math.min(words.length - 1, now + step)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the words of a text
    <div
      ref={text}
      className={`${css.text} ${className}`}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move from word to word in it
      tabIndex={0}
      lang={language}
      aria-label={t('player.readAlong')}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {paragraphs.map((sentences, segment) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a finished audio never move
        <p key={segment}>
          {sentences.map((pieces, sentence) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={sentence} data-sentence="" className={css.sentence}>
              {pieces.map((piece, index) =>
                piece.word === null ? (
                  piece.text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <span key={index} data-word={piece.word} className={css.word}>
                    {piece.text}
                  </span>
                ),
              )}
            </span>
          ))}
        </p>
      ))}
      {end}
    </div>
  );
}

/** Scrolls only the text box, never the page, and only when the word has left its middle. */
function keepInView(word: Element, box: HTMLElement | null): void {
  if (box === null || box.scrollHeight <= box.clientHeight) return;
  const outer = box.getBoundingClientRect();
  const inner = word.getBoundingClientRect();
  if (inner.top > outer.top + 40 && inner.bottom < outer.bottom - 40) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollTo({
    top: box.scrollTop + inner.top - outer.top - outer.height / 3,
    behavior: calm ? 'auto' : 'smooth',
  });
}
