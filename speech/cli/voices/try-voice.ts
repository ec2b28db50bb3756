import type { Language } from '@duu/contract/language';
import { createOnnx } from '../../src/engines/onnx/onnx.ts';
import { fixedShareOf } from '../../src/engines/onnx/speeds.ts';
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
  /** Share of the length that the model's speed does not change. */
  readonly fixedShare: number;
}

/** Speaks some sentences with a voice. @throws VoiceError if it can't */
export async function tryVoice(installed: InstalledVoice): Promise<Trial> {
  // What was measured before would hide what the model does.
  const found = { ...installed, voice: { ...installed.voice, fixedShare: 0 } };
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
  async function spoken(speed: number): Promise<Float32Array> {
    const parts: Float32Array[] = [];
    const request = { text: texts[language], language, voice: found.id, speed, pitch: 1 };
    for await (const { samples } of engine.speak(request))
      parts.push(Float32Array.from(samples, (sample) => sample / 32_768));
    return Float32Array.from(parts.flatMap((part) => [...part]));
  }
  try {
    const all = await spoken(1);
    const seconds = all.length / engine.sampleRate;
    const realTimeFactor = modelMs / 1000 / Math.max(0.001, seconds);
    const lufs = measureLoudness([all], engine.sampleRate);
    const gainDb = Number.isFinite(lufs) ? Math.max(-40, Math.min(40, targetLufs - lufs)) : 0;
    // Kokoro's durations are ours.
    const isExact = found.voice.files.sound !== undefined || seconds === 0;
    const half = isExact ? 0 : (await spoken(2)).length / engine.sampleRate;
    return {
      gainDb: Math.round(gainDb * 10) / 10,
      realTimeFactor,
      seconds,
      fixedShare: isExact ? 0 : fixedShareOf(seconds, half),
    };
  } finally {
    engine.close();
  }
}
