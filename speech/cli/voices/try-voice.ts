import type { Language } from '@duu/contract/language';
import { createOnnx, type OnnxEngine } from '../../src/engines/onnx/onnx.ts';
import { targetLufs } from '../../src/sound/leveller.ts';
import { measureLoudness } from '../../src/sound/loudness.ts';
import type { InstalledVoice } from '../../src/voices/natural-voice.ts';

const texts: Record<Language, string> = {
  mn: 'Сайн байна уу. Би таны бичсэн өгүүлбэрийг ингэж уншина. Өнөөдөр цаг агаар сайхан байна.',
  en: 'Hello there. This is how I will read the sentences that you write. The weather is fine today.',
};

export interface Trial {
  /** Gain that brings the voice to −16 LUFS, in dB. */
  readonly gainDb: number;
  /** Time within the model for a second of sound, in s. */
  readonly realTimeFactor: number;
  readonly seconds: number;
}

/** Returns the gain that brings a sound to −16 LUFS, in dB; 0 for silence. */
export function gainOf(parts: readonly Int16Array[], sampleRate: number): number {
  const all = Float32Array.from(
    parts.flatMap((part) => [...part]),
    (sample) => sample / 32_768,
  );
  const lufs = measureLoudness([all], sampleRate);
  const gain = Number.isFinite(lufs) ? Math.max(-40, Math.min(40, targetLufs - lufs)) : 0;
  return Math.round(gain * 10) / 10;
}

/**
 * Speaks some sentences with a voice, and hands on what that showed together with the engine, so that a large model is loaded
 * once for all that is spoken with it. @throws VoiceError if it can't speak
 */
export async function withTrial<T>(
  found: InstalledVoice,
  use: (trial: Trial, engine: OnnxEngine) => Promise<T>,
): Promise<T> {
  let modelMs = 0;
  const engine = createOnnx({
    find: async () => found,
    // A machine with other work loads a model in minutes.
    timeoutMs: 600_000,
    onCost: (cost) => {
      modelMs += cost.modelMs;
    },
  });
  const { language } = found.voice;
  try {
    const parts: Int16Array[] = [];
    const request = { text: texts[language], language, voice: found.id, speed: 1, pitch: 1 };
    for await (const { samples } of engine.speak(request)) parts.push(samples);
    const seconds = parts.reduce((sum, { length }) => sum + length, 0) / engine.sampleRate;
    const realTimeFactor = modelMs / 1000 / Math.max(0.001, seconds);
    const gainDb = gainOf(parts, engine.sampleRate);
    return await use({ gainDb, realTimeFactor, seconds }, engine);
  } finally {
    engine.close();
  }
}

/** @throws VoiceError if it can't speak */
export const tryVoice = (found: InstalledVoice): Promise<Trial> =>
  withTrial(found, async (trial) => trial);
