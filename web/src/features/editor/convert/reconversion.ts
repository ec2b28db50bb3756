import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio, AudioSettings } from '@duu/contract/documents/audio';
import type { ErrorKey } from '@duu/contract/errors/keys';
import { isRespelledAlike } from '@duu/contract/spoken';
import type { VoiceSettings } from '../drafts/draft.ts';

/** Why an audio can't be converted again for free, as the server's error keys. */
type ReconversionProblem = Extract<
  ErrorKey,
  | 'audio.not_ready'
  | 'audio.expired'
  | 'speaker_not_same'
  | 'segment_not_same'
  | 'background_same'
  | 'text_diff_too_high'
  | 'max_resynthesize_exceeded'
>;

export type Reconversion =
  | { readonly kind: 'free'; readonly attemptsLeft: number }
  /** Free because a fallback voice read the unchanged text. */
  | { readonly kind: 'fallback'; readonly attemptsLeft: number }
  | { readonly kind: 'asking'; readonly attemptsLeft: number }
  /** Only speed or pitch has changed, which the server also reports as `background_same`. */
  | { readonly kind: 'voice'; readonly attemptsLeft: number }
  | {
      readonly kind: 'no';
      readonly problem: ReconversionProblem;
      readonly attemptsLeft: number;
      /** Share of the text that has changed, 0 to 1 and above; null if it was not requested. */
      readonly share: number | null;
    };

/** Returns whether the button converts for free. While the server compares, it is assumed. */
export function isOffered(reconversion: Reconversion | null): boolean {
  return reconversion !== null && ['free', 'fallback', 'asking'].includes(reconversion.kind);
}

export type Diff = OutputOf<Calls['diffAudio']>;

export interface LastConversion {
  readonly audio: Audio;
  readonly segments: readonly string[];
}

function sameMusic(voice: VoiceSettings, settings: AudioSettings): boolean {
  if (voice.background !== settings.background) return false;
  return voice.background === null || voice.backgroundVolume === settings.backgroundVolume;
}

/**
 * Returns whether the next conversion is free. What the page knows it decides itself; the server decides whether the
 * text is similar enough (`diff`, null while loading). `characters` is the price of the text.
 */
export function reconversionOf(
  last: LastConversion,
  segments: readonly string[],
  voice: VoiceSettings,
  diff: Diff | null,
  now: Date,
  characters: number,
): Reconversion {
  const attemptsLeft = diff?.attemptsLeft ?? last.audio.freeConversionsLeft;
  const no = (problem: ReconversionProblem, share: number | null = null): Reconversion => ({
    kind: 'no',
    problem,
    attemptsLeft,
    share,
  });
  if (last.audio.expiresAt <= now) return no('audio.expired');
  if (last.audio.state !== 'done') return no('audio.not_ready');
  if (attemptsLeft === 0) return no('max_resynthesize_exceeded');
  if (voice.speakerId !== last.audio.speaker.id) return no('speaker_not_same');
  if (segments.length !== last.segments.length) return no('segment_not_same');
  if (!isRespelledAlike(last.audio.characters, last.segments, { segments, characters }))
    return no('text_diff_too_high');
  const sameText = segments.every((text, index) => text === last.segments[index]);
  if (sameText && !sameMusic(voice, last.audio.settings)) return { kind: 'free', attemptsLeft };
  if (sameText && last.audio.fallback !== null) return { kind: 'fallback', attemptsLeft };
  if (sameText) {
    const { speed, pitch } = last.audio.settings;
    const sameVoice = voice.speed === speed && voice.pitch === pitch;
    return sameVoice ? no('background_same', 0) : { kind: 'voice', attemptsLeft };
  }
  if (diff === null) return { kind: 'asking', attemptsLeft };
  if (!diff.free) return no(diff.reason ?? 'text_diff_too_high', diff.share);
  return { kind: 'free', attemptsLeft };
}
