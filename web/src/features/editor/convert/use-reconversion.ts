import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import type { VoiceSettings } from '../drafts/draft.ts';
import { type Priced, reconversionOf } from './reconversion.ts';
import { useDiff } from './use-diff.ts';

/** Returns what converting an audio again would mean; null for a text that is not an audio yet. */
export function useReconversion(
  audio: WithId<Audio> | null,
  content: AudioContent | null,
  segments: readonly string[],
  voice: VoiceSettings,
  priced: Priced,
) {
  const asks = audio !== null && audio.state === 'done' && audio.freeConversionsLeft > 0;
  const { diff, again } = useDiff(
    asks ? audio.id : null,
    segments.join('\n'),
    audio?.version ?? 0,
    audio?.freeConversionsLeft ?? 0,
  );
  const reconversion =
    audio !== null && content !== null
      ? reconversionOf({ audio, content }, segments, voice, diff, new Date(), priced)
      : null;
  return { reconversion, again };
}
