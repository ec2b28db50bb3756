import { z } from 'zod';

/** Six pitch levels as ratios of the voice's own fundamental frequency; each engine maps the ratio to its scale. */
export const pitchRatios = {
  very_low: 0.75,
  low: 0.87,
  normal: 1,
  high: 1.12,
  high_mid: 1.25,
  very_high: 1.4,
} as const;
export const pitchLevels = ['very_low', 'low', 'normal', 'high', 'high_mid', 'very_high'] as const;
export const pitchLevel = z.enum(pitchLevels);
export type PitchLevel = z.infer<typeof pitchLevel>;

/** Speaking speed as a ratio of the voice's own rate. */
export const speedRange = { min: 0.5, max: 2, step: 0.05, normal: 1 } as const;
export const speed = z.number().min(speedRange.min).max(speedRange.max);

export const backgrounds = [
  'limbe',
  'jazz',
  'horror',
  'epic',
  'traffic',
  'birthday',
  'chill',
  'piano',
  'rain',
] as const;
export const background = z.enum(backgrounds);
export type Background = z.infer<typeof background>;

/** Loudness of the background relative to the voice's, in dB. */
export const backgroundVolumeDb = { low: -24, medium: -18, high: -12 } as const;
export const backgroundVolumes = ['low', 'medium', 'high'] as const;
export const backgroundVolume = z.enum(backgroundVolumes);
export type BackgroundVolume = z.infer<typeof backgroundVolume>;

export const engineIds = ['espeak', 'onnx', 'google', 'azure', 'chimege', 'server'] as const;
export const engineId = z.enum(engineIds);
export type EngineId = z.infer<typeof engineId>;
