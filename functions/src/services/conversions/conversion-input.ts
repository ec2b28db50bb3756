import type { Audio } from '@duu/contract/documents/audio';
import type { SpeakRequest } from '@duu/speech/speak-types';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { keptSound, spokenWith } from './kept-sound.ts';
import { markedVoices } from './marked-voices.ts';

export interface ConversionInput {
  readonly request: SpeakRequest;
  readonly version: number;
  /** See `AudioContent`. */
  readonly spokenBy: readonly string[];
}

/** Returns what an audio's conversion speaks: its first text, or that of a reconversion. */
export async function conversionInput(
  deps: Deps,
  uid: string,
  audioId: string,
  audio: Audio,
): Promise<ConversionInput> {
  const { documents } = deps;
  const [content, pending, speaker] = await Promise.all([
    documents.content(uid, audioId).get(),
    documents.pendingContent(uid, audioId).get(),
    documents.speaker(audio.speaker.id).get(),
  ]);
  const next = pending.data();
  const before = content.data();
  const voice = speaker.data();
  const segments = next?.segments ?? before?.segments;
  if (!segments) throw new ApiError('payload_process_failed');
  if (!voice) throw new ApiError('speaker_not_found');
  const voices = await markedVoices(deps, segments, voice);
  const settings = next?.settings ?? audio.settings;
  const spokenBy = spokenWith(voice, voices);
  const kept =
    next?.kept && before ? await keptSound(deps, audio, before, next.kept, spokenBy) : undefined;
  return {
    spokenBy,
    version: next ? audio.version + 1 : audio.version,
    request: {
      segments,
      language: audio.language,
      speaker: {
        engine: voice.engine,
        voice: voice.voice,
        name: voice.name[audio.language],
        gainDb: voice.gainDb,
        fallbacks: voice.fallbacks,
      },
      voices,
      background: settings.background,
      backgroundVolume: settings.backgroundVolume,
      speed: settings.speed,
      pitch: settings.pitch,
      dictionary: (next ?? before)?.dictionary ?? [],
      title: audio.name,
      keepsLossless: true,
      ...(kept ? { kept } : {}),
    },
  };
}
