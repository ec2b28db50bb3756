import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { usePlayer } from '../player/player-context.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import { segmentSpan } from '../player/word-index.ts';
import type { Conversions } from './convert/use-conversions.ts';
import { conversionCost, type ReadingOf } from './cost/conversion-cost.ts';
import type { ParagraphPlayback } from './sheet/sheet-context.ts';
import type { Segment } from './text/segment.ts';

/**
 * How one paragraph can be played: from the finished audio if it is unchanged, which is free; otherwise by converting
 * it alone, at the price shown in the menu.
 */
export function usePlayParagraph({
  audio,
  content,
  segments,
  conversions,
  readingOf,
}: {
  audio: WithId<Audio> | null;
  content: AudioContent | null;
  segments: readonly Segment[];
  conversions: Conversions;
  readingOf: ReadingOf;
}): (segment: Segment) => ParagraphPlayback {
  const player = usePlayer();
  return useCallback(
    (segment) => {
      const text = segment.text.trim();
      if (text === '') return { kind: 'none' };
      const made = audio?.state === 'done' ? (content?.segments ?? []) : [];
      const index = segments
        .filter((other) => other.text.trim() !== '')
        .findIndex((other) => other.id === segment.id);
      const at = made[index] === text ? index : made.indexOf(text);
      const span = content === null || at === -1 ? null : segmentSpan(content.words, at);
      if (audio !== null && span !== null)
        return {
          kind: 'seek',
          play: () => player.playRange(trackOfAudio(audio), span.startMs, span.endMs + 150),
        };
      return {
        kind: 'convert',
        characters: conversionCost([segment.text], undefined, readingOf, 1).characters,
        convert: () => void conversions.convertAlone(text),
      };
    },
    [audio, content, segments, conversions, player, readingOf],
  );
}
