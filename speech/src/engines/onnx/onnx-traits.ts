import type { Engine, EngineRequest } from '../engine.ts';

/** A voice has its next chunk queued while it speaks one, so that it never idles between chunks. */
export const depth = 2;

/** What is true of the engine wherever its voices run. */
export const onnxTraits = {
  id: 'onnx',
  languages: ['mn', 'en'],
  limit: { unit: 'characters', max: 400 },
  // Voices have different rates; all are brought to this one.
  sampleRate: 24_000,
  hasSpeed: true,
  hasPitch: false,
  // Kokoro's; those of other models are estimated.
  hasWordTimes: true,
  isCalibrated: true,
  concurrency: depth,
  foreign: 'respelled',
  bySentence: true,
  soundVersion: 3,
} as const satisfies Omit<Engine, 'speak'>;

/** A comma after its last word keeps an unfinished sentence open. */
export function withOpenEnd({ text, melody }: Pick<EngineRequest, 'text' | 'melody'>): string {
  return melody === 'open' && /\p{L}$/u.test(text) ? `${text},` : text;
}
