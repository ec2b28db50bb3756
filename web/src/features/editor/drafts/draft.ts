import { language } from '@duu/contract/language';
import { background, backgroundVolume, pitchLevel, speed } from '@duu/contract/voice-settings';
import { z } from 'zod';

/** The voice settings; `speakerId` is null until one is chosen. */
const voiceSettings = z.object({
  speakerId: z.string().nullable(),
  language,
  speed,
  pitch: pitchLevel,
  background: background.nullable(),
  backgroundVolume,
});
export type VoiceSettings = z.infer<typeof voiceSettings>;

export type VoiceField = keyof VoiceSettings;
export const voiceFields = voiceSettings.keyof().options;

export const initialVoice: VoiceSettings = {
  speakerId: null,
  language: 'mn',
  speed: 1,
  pitch: 'normal',
  background: null,
  backgroundVolume: 'medium',
};

/** Returns the settings as a conversion is asked for. Without a speaker it is refused. */
export const requestedVoice = ({ speakerId, ...settings }: VoiceSettings) => ({
  ...settings,
  speakerId: speakerId ?? '',
});

/** What is stored of an editor between visits; parsed when read, since anyone can write to storage. */
export const draft = z.object({
  /** The name of a text that is not an audio yet. */
  name: z.string().default(''),
  segments: z.array(z.object({ id: z.string(), text: z.string() })).min(1),
  voice: voiceSettings,
  /** What the user chose of the voice; the rest is the page's choice. Missing in older drafts. */
  chosen: z.array(voiceSettings.keyof()).optional(),
  /** Titles of the chapters that begin at a segment. Missing in older drafts. */
  chapters: z.array(z.object({ segmentId: z.string(), title: z.string() })).optional(),
  /** Who wrote an imported document, and its cover as a JPEG in base64. Missing in older drafts. */
  author: z.string().optional(),
  cover: z.string().optional(),
  /** Readings that the user has accepted, as `written\u0000spoken`. */
  accepted: z.array(z.string()).default([]),
  savedAt: z.number(),
});
export type Draft = z.infer<typeof draft>;
