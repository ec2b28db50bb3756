import { backgroundRate } from '../sound/background-file.ts';
import type { SoundSettings } from '../sound-messages.ts';
import type { Format } from './encoding.ts';
import { mp3DelaySamples } from './mp3.ts';

/** A voice alone stays mono at the engine's rate; music needs two channels and its own rate. */
function outputFormat({
  background,
  sampleRate,
}: Pick<SoundSettings, 'background' | 'sampleRate'>): Format {
  return background ? { sampleRate: backgroundRate, channels: 2 } : { sampleRate, channels: 1 };
}

/** Silence in ms that the file format adds before the sound. */
export function leadMs(
  settings: Pick<SoundSettings, 'background' | 'sampleRate' | 'format'>,
): number {
  if (settings.format !== 'mp3') return 0;
  return (mp3DelaySamples * 1000) / outputFormat(settings).sampleRate;
}
