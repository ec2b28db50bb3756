import {
  type Background,
  type BackgroundVolume,
  backgroundVolumeDb,
} from '@duu/contract/voice-settings';
import { release } from '../stream/movable.ts';
import { backgroundRate } from './background-file.ts';
import { BackgroundMixer } from './background-mixer.ts';
import { concat } from './concat.ts';
import { Leveller, targetLufs } from './leveller.ts';
import { Limiter, limiterCeilingDb } from './limiter.ts';
import { loadBackground } from './load-background.ts';
import { Resampler } from './resampler.ts';
import { Shifter } from './shifter.ts';

export interface SoundChainSettings {
  /** Hz of the engine's voice. */
  readonly sampleRate: number;
  /** Known gain that brings this voice to -16 LUFS, in dB. */
  readonly gainDb: number;
  /** Ratios that the engine has not applied; 1 and 1 cost nothing. */
  readonly pitch: number;
  readonly tempo: number;
  readonly background: Background | null;
  readonly backgroundVolume: BackgroundVolume;
  /** Location of the background files, if not in this workspace. */
  readonly backgrounds?: URL;
  /** dB by which the encoder lowers its input. */
  readonly encoderLossDb?: number;
  /** Seconds at the start that are measured before any sound leaves. */
  readonly holdSeconds?: number;
}

/** Everything between an engine's samples and the encoder: pitch, speed, loudness, music, peaks. */
export interface SoundChain {
  /** 1 without and 2 with a background. */
  readonly channels: 1 | 2;
  /** Hz of the output: the engine's without, 44.1 kHz with a background. */
  readonly sampleRate: number;
  /** @param voice mono, full scale 1; returns one array per channel with whatever is ready (often nothing at first) */
  process(voice: Float32Array): Float32Array<ArrayBuffer>[];
  /** Returns the rest, with the music's end. */
  finish(): Float32Array<ArrayBuffer>[];
}

/** Streams without delay: a sample of the voice leaves at its own time divided by the tempo. */
export async function openSoundChain(settings: SoundChainSettings): Promise<SoundChain> {
  const { background, gainDb } = settings;
  const target = targetLufs + (settings.encoderLossDb ?? 0);
  const shifter = new Shifter(settings);
  const sampleRate = background ? backgroundRate : settings.sampleRate;
  const resampler =
    sampleRate === settings.sampleRate ? null : new Resampler(settings.sampleRate, sampleRate);
  const leveller = new Leveller({
    sampleRate: settings.sampleRate,
    gainDb,
    targetLufs: target,
    // A voice in two channels is 3 dB lower in each.
    ceilingDb: limiterCeilingDb + (background ? 3 : 0),
    ...(settings.holdSeconds === undefined ? {} : { holdSeconds: settings.holdSeconds }),
  });
  const mixer = background
    ? new BackgroundMixer({
        background: await loadBackground(background, sampleRate, settings.backgrounds),
        sampleRate,
        volumeDb: backgroundVolumeDb[settings.backgroundVolume],
        voiceLufs: target,
      })
    : null;
  const channels = mixer ? 2 : 1;
  const limiter = new Limiter(sampleRate, channels);

  const mixed = (voice: Float32Array) => {
    const atRate = resampler ? resampler.process(voice) : voice;
    const out = limiter.process(mixer ? mixer.process(atRate) : [atRate]);
    release(voice);
    return out;
  };
  return {
    channels,
    sampleRate,
    process: (voice) => mixed(leveller.process(shifter.process(voice))),
    finish() {
      const parts = [mixed(leveller.process(shifter.flush())), mixed(leveller.flush())];
      const rest = resampler?.flush() ?? new Float32Array(0);
      parts.push(limiter.process(mixer ? mixer.process(rest) : [rest]));
      if (mixer) parts.push(limiter.process(mixer.finish()));
      parts.push(limiter.flush());
      return Array.from({ length: channels }, (_, index) =>
        concat(parts.map((part) => part[index] ?? new Float32Array(0))),
      );
    },
  };
}
