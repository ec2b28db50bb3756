import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { SpeakRequest } from '@duu/speech/speak-types';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { keptSound, spokenWith } from './kept-sound.ts';
import { type MarkedVoices, markedVoices } from './marked-voices.ts';

export interface ConversionInput {
  readonly request: SpeakRequest;
  readonly version: number;
  /** See `AudioContent`. */
  readonly spokenBy: readonly string[];
}

interface Spoken extends Pick<SpeakRequest, 'segments' | 'language'> {
  readonly speaker: Speaker;
  readonly voices: MarkedVoices;
  readonly settings: Audio['settings'];
  readonly dictionary: AudioContent['dictionary'];
  readonly name: string;
}

/** Returns what a conversion asks of the engines. */
export function conversionRequest({
  segments,
  language,
  speaker: { engine, voice, name, gainDb, fallbacks },
  voices,
  settings: { background, backgroundVolume, speed, pitch },
  dictionary,
  name: title,
}: Spoken): SpeakRequest {
  return {
    segments,
    language,
    speaker: { engine, voice, name: name[language], gainDb, fallbacks },
    voices,
    background,
    backgroundVolume,
    speed,
    pitch,
    dictionary,
    title,
    keepsLossless: true,
  };
}

/** Reads the texts of an audio, and the speaker as it is now. */
export async function storedInput(
  { documents }: Deps,
  uid: string,
  audioId: string,
  { speaker: { id } }: Audio,
) {
  const [content, pending, speaker] = await Promise.all([
    documents.content(uid, audioId).get(),
    documents.pendingContent(uid, audioId).get(),
    documents.speaker(id).get(),
  ]);
  return { before: content.data(), next: pending.data(), voice: speaker.data() };
}
export type StoredInput = Awaited<ReturnType<typeof storedInput>>;

/** Returns what an audio's conversion speaks: its first text, or that of a reconversion. */
export async function conversionInput(
  deps: Deps,
  audio: Audio,
  { before, next, voice }: StoredInput,
): Promise<ConversionInput> {
  const segments = next?.segments ?? before?.segments;
  if (!segments) throw new ApiError('payload_process_failed');
  if (!voice) throw new ApiError('speaker_not_found');
  const voices = await markedVoices(deps, segments, voice);
  const spokenBy = spokenWith(voice, voices);
  const kept =
    next?.kept && before ? await keptSound(deps, audio, before, next.kept, spokenBy) : undefined;
  return {
    spokenBy,
    version: next ? audio.version + 1 : audio.version,
    request: {
      ...conversionRequest({
        segments,
        language: audio.language,
        speaker: voice,
        voices,
        settings: next?.settings ?? audio.settings,
        dictionary: (next ?? before)?.dictionary ?? [],
        name: audio.name,
      }),
      ...(kept ? { kept } : {}),
    },
  };
}
