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
    const parts: Float32Array[] = [];
    const request = { text: texts[language], language, voice: found.id, speed: 1, pitch: 1 };
    for await (const { samples } of engine.speak(request))
      parts.push(Float32Array.from(samples, (sample) => sample / 32_768));
    const all = Float32Array.from(parts.flatMap((part) => [...part]));
    const seconds = all.length / engine.sampleRate;
    const realTimeFactor = modelMs / 1000 / Math.max(0.001, seconds);
    const lufs = measureLoudness([all], engine.sampleRate);
    const gain = Number.isFinite(lufs) ? Math.max(-40, Math.min(40, targetLufs - lufs)) : 0;
    const gainDb = Math.round(gain * 10) / 10;
    return await use({ gainDb, realTimeFactor, seconds }, engine);
  } finally {
    engine.close();
  }
}

/** @throws VoiceError if it can't speak */
export const tryVoice = (found: InstalledVoice): Promise<Trial> =>
  withTrial(found, async (trial) => trial);
