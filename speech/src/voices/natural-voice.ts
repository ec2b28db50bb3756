import { language } from '@duu/contract/language';
import { z } from 'zod';

const voiceFormats = ['vits', 'kokoro', 'kitten', 'matcha'] as const;
export type VoiceFormat = (typeof voiceFormats)[number];

/** The id of a voice, which is the name of its folder. */
export const voiceId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,47}$/);

/** A file of the voice, by its path in the folder. */
const file = z.string().regex(/^(?!.*\.\.)[\w][\w./ -]*$/);

const gender = z.enum(['female', 'male']);

/** One of several speakers of a model. */
const style = z.object({
  /** The publisher's name for it, or for the blend that it is. */
  id: z.string(),
  name: z.object({ mn: z.string().min(1), en: z.string().min(1) }),
  gender,
  language,
  /** Whether it reads English as in Britain. */
  british: z.boolean().default(false),
  /** Gain that brings it to −16 LUFS, in dB, where it differs from the voice's. */
  gainDb: z.number().min(-40).max(40).optional(),
});
export type VoiceStyle = z.infer<typeof style>;

/** `voice.json` in a voice's folder. */
export const voice = z.object({
  format: z.enum(voiceFormats),
  language,
  name: z.object({ mn: z.string().min(1), en: z.string().min(1) }),
  /** Null if nobody knows. */
  gender: gender.nullable(),
  files: z.object({
    model: file,
    /** Missing where the engine knows the symbols itself. */
    tokens: file.optional(),
    voices: file.optional(),
    vocoder: file.optional(),
    /** Of a voice that runs on onnxruntime: its second part, and the folder of the library. */
    sound: file.optional(),
    runtime: file.optional(),
    lexicon: file.optional(),
    espeak: file.optional(),
  }),
  /** Whether its tokens are letters; else they are phonemes. */
  characters: z.boolean(),
  /** Of the model, in Hz. */
  sampleRate: z.int().min(8000).max(96_000),
  speakers: z.int().min(1),
  /** The model's speakers in its order, where they are known. */
  styles: z.array(style).optional(),
  /** eSpeak's name of the language that a model of several languages speaks, or of the voice whose phonemes it reads. */
  lang: z.string().optional(),
  /** Of a Piper that runs on onnxruntime: how much its sound and its lengths vary. */
  noise: z.tuple([z.number().min(0).max(2), z.number().min(0).max(2)]).optional(),
  /** Gain that brings it to −16 LUFS, in dB, measured when it was added. */
  gainDb: z.number().min(-40).max(40),
  /** Size of all files. */
  bytes: z.int().min(0),
  source: z.string(),
  /** An SPDX identifier or a sentence; empty if nobody knows. */
  licence: z.string(),
  /** Whether the licence allows commercial use; null if nobody knows. */
  commercial: z.boolean().nullable(),
  /** The voice that it was tuned from, whose licence may count too. */
  tunedFrom: z.string().optional(),
});
export type Voice = z.infer<typeof voice>;

/** A voice on this machine. */
export interface InstalledVoice {
  readonly id: string;
  readonly folder: string;
  readonly voice: Voice;
}

/** Splits a speaker's voice name, `id` or `id/number of the speaker within the model`. */
export function parseVoiceName(name: string): { id: string; speaker: number } | undefined {
  const match = /^([^/]+)(?:\/(\d{1,4}))?$/.exec(name);
  const id = match?.[1] ?? '';
  if (!voiceId.safeParse(id).success) return undefined;
  return { id, speaker: Number(match?.[2] ?? 0) };
}
