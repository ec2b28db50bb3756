import { readFileSync } from 'node:fs';
import type { Voice } from 'sherpa-onnx-node';
import { resample } from '../../sound/resampler.ts';
import { Shifter } from '../../sound/shifter.ts';
import type { EngineSound } from '../engine.ts';
import type { OnnxJob, VoiceModel } from './onnx-messages.ts';
import { pcm } from './pcm.ts';
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

export async function loadVoice(model: VoiceModel): Promise<LoadedVoice> {
  if (!model.sound || !model.runtime) return loadSherpa(model);
  // Its phonemes, symbols and rules take as long to load as the rest of the process, and sherpa-onnx has its own.
  const { loadKokoro, loadPiper } = await import('./divided-voice.ts');
  return model.format === 'kokoro' ? loadKokoro(model) : loadPiper(model);
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
