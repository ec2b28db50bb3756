import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { type RefObject, useEffect, useRef } from 'react';
import { usePlayerState } from '../../player/player-context.ts';
import { currentTrack, wantsToPlay } from '../../player/player-state.ts';
import { usePlayingTime } from '../../player/use-playing-time.ts';
import { aheadMs, wordIndexAt } from '../../player/word-index.ts';
import { highlightRanges } from '../sheet/highlight-ranges.ts';
import { rangeIn } from '../sheet/range-in.ts';
import './spoken-text.css';
import { spokenMarks } from './spoken-marks.ts';

/** How long after scrolling, pressing or typing the page does not scroll by itself (ms). */
const calmMs = 4000;

/**
 * Highlights the word and sentence being spoken while the audio of the sheet plays. The highlights are ranges over the
 * text behind the fields, so that nothing re-renders from word to word.
 */
export function SpokenText({
  audio,
  content,
  texts,
  sheet,
}: {
  audio: WithId<Audio>;
  content: AudioContent;
  texts: readonly string[];
  sheet: RefObject<HTMLElement | null>;
}) {
  const state = usePlayerState();
  const heard =
    audio.state === 'done' && currentTrack(state)?.id === audio.id && wantsToPlay(state.status);
  const now = usePlayingTime((ms) => (heard ? wordIndexAt(content.words, ms + aheadMs) : -1));
  const lastAct = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const act = (event: Event) => {
      lastAct.current = event.timeStamp;
    };
    const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const kind of acts) addEventListener(kind, act, { passive: true });
    return () => {
      for (const kind of acts) removeEventListener(kind, act);
    };
  }, []);

  useEffect(() => {
    if (now === -1) return;
    const marks = spokenMarks(texts, content, now);
    const under =
      marks && sheet.current?.querySelector(`[data-paragraph="${marks.paragraph}"] [data-under]`);
    if (!under) return;
    const word = rangeIn(under, marks.word);
    const ends = [
      highlightRanges('spoken-word', [word], 1),
      highlightRanges('spoken-sentence', [rangeIn(under, marks.sentence)]),
    ];
    if (performance.now() - lastAct.current > calmMs) keepInView(word);
    return () => {
      for (const end of ends) end();
    };
  }, [now, texts, content, sheet]);
  return null;
}

/** Scrolls the page when the word leaves the visible part of the sheet. */
function keepInView(word: Range): void {
  const { top, bottom } = word.getBoundingClientRect();
  const style = getComputedStyle(document.documentElement);
  const covered = ['--player-height', '--foot-height'].reduce(
    (sum, name) => sum + (Number.parseFloat(style.getPropertyValue(name)) || 0),
    0,
  );
  const head = 64;
  const foot = innerHeight - covered - 24;
  if (top >= head && bottom <= foot) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - head - (foot - head) / 4, behavior: calm ? 'auto' : 'smooth' });
}
