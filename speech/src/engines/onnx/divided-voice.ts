import { resample } from '../../sound/resampler.ts';
import type { EngineSound } from '../engine.ts';
import { embeddedEspeak } from '../espeak/embedded-espeak.ts';
import { englishSymbols } from '../kokoro/english-symbols.ts';
import { KokoroModel } from '../kokoro/kokoro-model.ts';
import { mongolianSymbols } from '../kokoro/mongolian-symbols.ts';
import { inPieces } from '../kokoro/spoken-symbol.ts';
import { PiperModel } from '../piper/piper-model.ts';
import type { LoadedVoice } from './loaded-voice.ts';
import type { OnnxJob, VoiceModel } from './onnx-messages.ts';
import { pcm } from './pcm.ts';
import { trimmed } from './trimmed.ts';

const pathsOf = ({ model, sound = '', runtime = '', threads }: VoiceModel) => ({
  durations: model,
  ...{ sound, runtime, threads },
});

export async function loadPiper(model: VoiceModel): Promise<LoadedVoice> {
  const { tokens = '', lang = 'en-us', noise = [0.667, 0.8], modelRate, sampleRate } = model;
  const voice = { tokens, espeakVoice: lang, noise, modelRate };
  const piper = await PiperModel.load({ ...pathsOf(model), ...voice });
  return {
    // Its description says how many.
    speakers: 1,
    speak: async ({ text, speaker, speed }) => {
      const { samples, words } = await piper.speak(await embeddedEspeak(), text, speaker, speed);
      const sound = { samples: pcm(resample(samples, modelRate, sampleRate)), words };
      return trimmed(sound, sampleRate, speed);
    },
  };
}

export async function loadKokoro(model: VoiceModel): Promise<LoadedVoice> {
  const kokoro = await KokoroModel.load({ ...pathsOf(model), voices: model.voices ?? '' });
  async function symbolsOf({ text, language, british }: OnnxJob) {
    if (language === 'mn') return mongolianSymbols(text);
    return englishSymbols(await embeddedEspeak(), text, { british });
  }
  return {
    speakers: kokoro.styles,
    speak: async (job) => {
      const parts: EngineSound[] = [];
      for (const piece of inPieces(await symbolsOf(job))) {
        const { samples, words } = await kokoro.speak(piece, job.speaker, job.speed);
        parts.push(trimmed({ samples: pcm(samples), words }, model.sampleRate, job.speed));
      }
      return joined(parts, model.sampleRate);
    },
  };
}

function joined(parts: readonly EngineSound[], sampleRate: number): EngineSound {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.samples.length, 0));
  let at = 0;
  const words = parts.flatMap((part) => {
    samples.set(part.samples, at);
    const fromMs = (at * 1000) / sampleRate;
    at += part.samples.length;
    return part.words.map((word) => ({
      ...word,
      startMs: word.startMs + fromMs,
      endMs: word.endMs + fromMs,
    }));
  });
  return { samples, words };
}
