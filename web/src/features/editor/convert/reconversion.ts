import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio, AudioContent, AudioSettings } from '@duu/contract/documents/audio';
import type { ErrorKey } from '@duu/contract/errors/keys';
import { changedCharacters, unchangedPlaces } from '@duu/contract/kept-places';
import { isRespelledAlike } from '@duu/contract/spoken';
import type { ConversionCost } from '../cost/conversion-cost.ts';
import type { VoiceSettings } from '../drafts/draft.ts';

/** Why an audio can't be converted again for free, as the server's error keys. */
export type ReconversionProblem = Extract<
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
  | NotFree
  /** Not free, but the sound of some paragraphs stays: only the others are charged. */
  | (Omit<NotFree, 'kind'> & { readonly kind: 'changed'; readonly characters: number });

interface NotFree {
  readonly kind: 'no';
  readonly problem: ReconversionProblem;
  readonly attemptsLeft: number;
  /** Share of the text that has changed, 0 to 1 and above; null if it was not requested. */
  readonly share: number | null;
}

/** What a press makes: another audio, or the next version of this one, free or for what has changed. */
export type ConvertMode = 'new' | 'free' | 'changed';

/** Returns what the button does. */
export function modeOf(reconversion: Reconversion | null): ConvertMode {
  if (isOffered(reconversion)) return 'free';
  return reconversion?.kind === 'changed' ? 'changed' : 'new';
}

/** Returns whether the button converts for free. While the server compares, it is assumed. */
function isOffered(reconversion: Reconversion | null): boolean {
  return reconversion !== null && ['free', 'fallback', 'asking'].includes(reconversion.kind);
}

export type Diff = OutputOf<Calls['diffAudio']>;

export interface LastConversion {
  readonly audio: Audio;
  readonly content: Pick<AudioContent, 'segments' | 'normalized'>;
}

/** A text with its price. */
export type Priced = Pick<ConversionCost, 'characters' | 'ofSegments' | 'spoken'>;

function sameMusic(voice: VoiceSettings, settings: AudioSettings): boolean {
  if (voice.background !== settings.background) return false;
  return voice.background === null || voice.backgroundVolume === settings.backgroundVolume;
}

/** Why a text is not free that can still be the next version of its audio. */
const payable: ReadonlySet<ReconversionProblem> = new Set([
  'segment_not_same',
  'text_diff_too_high',
  'max_resynthesize_exceeded',
]);

/** Returns what the changed paragraphs cost; null if all have changed, or none. */
function priceOfChanges(
  { audio, content }: LastConversion,
  segments: readonly string[],
  voice: VoiceSettings,
  { ofSegments, spoken }: Priced,
): number | null {
  if (voice.speakerId !== audio.speaker.id) return null;
  const places = unchangedPlaces({ ...audio, ...content }, { segments, spoken, settings: voice });
  const isSame = places.length === content.segments.length && !places.includes(null);
  const isOther = places.every((place) => place === null);
  return isSame || isOther ? null : changedCharacters(places, ofSegments);
}

/**
 * Returns whether the next conversion is free, or what has changed can be charged alone. What the page knows it decides
 * itself; the server decides whether the text is similar enough (`diff`, null while loading).
 */
export function reconversionOf(
  last: LastConversion,
  segments: readonly string[],
  voice: VoiceSettings,
  diff: Diff | null,
  now: Date,
  priced: Priced,
): Reconversion {
  const free = freeReconversionOf(last, segments, voice, diff, now, priced);
  if (free.kind !== 'no' || !payable.has(free.problem)) return free;
  const characters = priceOfChanges(last, segments, voice, priced);
  return characters === null ? free : { ...free, kind: 'changed', characters };
}

function freeReconversionOf(
  { audio, content }: LastConversion,
  segments: readonly string[],
  voice: VoiceSettings,
  diff: Diff | null,
  now: Date,
  { characters }: Priced,
): Reconversion {
  const last = { audio, segments: content.segments };
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
