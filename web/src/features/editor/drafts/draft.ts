import { language } from '@duu/contract/language';
import { background, backgroundVolume, pitchLevel, speed } from '@duu/contract/voice';
import { z } from 'zod';

/** How the text is to be spoken; `speakerId` is null until one is chosen. */
const voiceSettings = z.object({
  speakerId: z.string().nullable(),
  language,
  speed,
  pitch: pitchLevel,
  background: background.nullable(),
  backgroundVolume,
});
export type VoiceSettings = z.infer<typeof voiceSettings>;

export const initialVoice: VoiceSettings = {
  speakerId: null,
  language: 'mn',
  speed: 1,
  pitch: 'normal',
  background: null,
  backgroundVolume: 'medium',
};

/** What is kept of an editor between visits; parsed on the way back, since anyone can write into storage. */
export const draft = z.object({
  /** Of a text that is no audio yet. */
  name: z.string().default(''),
  segments: z.array(z.object({ id: z.string(), text: z.string() })).min(1),
  voice: voiceSettings,
  /** Readings the person has looked at and agreed with, as `written\u0000spoken`. */
  accepted: z.array(z.string()).default([]),
  savedAt: z.number(),
});
export type Draft = z.infer<typeof draft>;
