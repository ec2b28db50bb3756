import { readFileSync } from 'node:fs';
import type { Voice } from 'sherpa-onnx-node';
import { resample } from '../../sound/resampler.ts';
import { Shifter } from '../../sound/shifter.ts';
import type { EngineSound } from '../engine.ts';
import { embeddedEspeak } from '../espeak/embedded-espeak.ts';
import { englishSymbols } from '../kokoro/english-symbols.ts';
import { KokoroModel } from '../kokoro/kokoro-model.ts';
import { mongolianSymbols } from '../kokoro/mongolian-symbols.ts';
import { inPieces } from '../kokoro/spoken-symbol.ts';
import { PiperModel } from '../piper/piper-model.ts';
import type { OnnxJob, VoiceModel } from './onnx-messages.ts';
import { trimmed } from './trimmed.ts';
import { inCharacters, tokenNumbers } from './voice-text.ts';

/** A voice whose model is in memory. */
export interface LoadedVoice {
  readonly speakers: number;
  speak(job: OnnxJob): Promise<EngineSound>;
}

/** Says that the library itself is missing or does not run on this machine. */
export class MissingLibrary extends Error {}

async function libraryOr<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    throw new MissingLibrary(error instanceof Error ? error.message : String(error));
  });
}

export function loadVoice(model: VoiceModel): Promise<LoadedVoice> {
  if (!model.sound || !model.runtime) return loadSherpa(model);
  return model.format === 'kokoro' ? loadKokoro(model) : loadPiper(model);
}

function pcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))),
  );
}

const pathsOf = ({ model, sound = '', runtime = '', threads }: VoiceModel) => ({
  durations: model,
  ...{ sound, runtime, threads },
});

async function loadPiper(model: VoiceModel): Promise<LoadedVoice> {
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

async function loadKokoro(model: VoiceModel): Promise<LoadedVoice> {
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

/**
 * Makes the sound faster or slower and keeps its pitch. The model's own speed is not exact: it rounds each sound up to whole
 * frames, so that Piper's Joe takes 0.63 of the time at speed 2.
 */
function withTempo(samples: Float32Array, sampleRate: number, tempo: number): Float32Array {
  if (Math.abs(tempo - 1) < 0.005) return samples;
  const shifter = new Shifter({ sampleRate, pitch: 1, tempo });
  const parts = [shifter.process(samples), shifter.flush()];
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

function sherpaPaths(model: VoiceModel): object {
  const { format, tokens, voices, vocoder, lexicon, espeak, lang } = model;
  const frontend = {
    tokens,
    ...(lexicon ? { lexicon } : {}),
    ...(espeak ? { dataDir: espeak } : {}),
  };
  if (format === 'kokoro')
    return { kokoro: { model: model.model, voices, ...frontend, ...(lang ? { lang } : {}) } };
  if (format === 'kitten') return { kitten: { model: model.model, voices, ...frontend } };
  if (format === 'matcha') return { matcha: { acousticModel: model.model, vocoder, ...frontend } };
  return { vits: { model: model.model, ...frontend } };
}

async function loadSherpa(model: VoiceModel): Promise<LoadedVoice> {
  const library = await libraryOr(import('sherpa-onnx-node'));
  const known =
    model.characters && model.tokens ? tokenNumbers(readFileSync(model.tokens, 'utf8')) : undefined;
  const voice: Voice = await library.default.OfflineTts.createAsync({
    model: { ...sherpaPaths(model), numThreads: model.threads, provider: 'cpu' },
    maxNumSentences: 1,
  });
  return {
    speakers: Math.max(1, voice.numSpeakers),
    // Calls the blocking form: the asynchronous one never returns if the model fails, this one ends the process.
    speak: async (job) => {
      const text = known ? inCharacters(job.text, known) : job.text;
      const nothing = { samples: new Int16Array(), words: [] };
      if (text === '') return nothing;
      const { samples } = voice.generate({
        ...{ text, sid: job.speaker, speed: 1 },
        enableExternalBuffer: false,
      });
      if (!samples || samples.length === 0) return nothing;
      const { sampleRate } = model;
      const sound = withTempo(
        resample(samples, voice.sampleRate, sampleRate),
        sampleRate,
        job.speed,
      );
      return { samples: pcm(sound), words: [] };
    },
  };
}
