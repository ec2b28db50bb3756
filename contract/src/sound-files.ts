import { z } from 'zod';

/** What an MP3 can have, in kbit/s. */
export const mp3Bitrates = [64, 96, 128, 160, 192] as const;
export type Mp3Bitrate = (typeof mp3Bitrates)[number];

/** The rates of files without loss, in Hz: of CDs and of films. */
export const soundRates = [44_100, 48_000] as const;

export const soundFormats = ['mp3', 'wav', 'flac'] as const;
export type SoundFormat = (typeof soundFormats)[number];

/** A file that is made of an audio's lossless sound when it is asked for. */
export const soundFile = z.discriminatedUnion('format', [
  z.object({ format: z.literal('mp3'), bitrate: z.literal(mp3Bitrates).default(128) }),
  z.object({
    format: z.literal(['wav', 'flac']),
    sampleRate: z.literal(soundRates).default(44_100),
  }),
]);
export type SoundFile = z.infer<typeof soundFile>;
