import { readFileSync } from 'node:fs';
import { memoryUsage } from 'node:process';
import type { Voice } from 'sherpa-onnx-node';
import { resample } from '../../sound/resampler.ts';
import type { OnnxAnswer, OnnxJob, OnnxOrder, VoiceModel } from './onnx-messages.ts';
import { inCharacters, tokenCharacters } from './voice-text.ts';

// Runs one voice in a process of its own: the library ends the process for a bad model, and returns its memory only then.
if (!process.send) throw new Error('onnx-worker runs as a child process');

interface Loaded {
  readonly voice: Voice;
  readonly known: ReadonlySet<string> | undefined;
  readonly sampleRate: number;
}

let loading: Promise<Loaded | undefined> = Promise.resolve(undefined);
let work = Promise.resolve();
const cancelled = new Set<number>();

function send(answer: OnnxAnswer): void {
  if (process.connected) process.send?.(answer);
}

function paths({ format, model, tokens, voices, vocoder, lexicon, espeak }: VoiceModel): object {
  const frontend = {
    tokens,
    ...(lexicon ? { lexicon } : {}),
    ...(espeak ? { dataDir: espeak } : {}),
  };
  if (format === 'kokoro') return { kokoro: { model, voices, ...frontend } };
  if (format === 'matcha') return { matcha: { acousticModel: model, vocoder, ...frontend } };
  return { vits: { model, ...frontend } };
}

async function load(model: VoiceModel): Promise<Loaded | undefined> {
  const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const library = await import('sherpa-onnx-node').catch((error: unknown) => {
    const [detail = ''] = reason(error).split('\n');
    send({ type: 'unusable', cause: 'library', detail });
  });
  if (!library) return undefined;
  try {
    const known = model.characters
      ? tokenCharacters(readFileSync(model.tokens, 'utf8'))
      : undefined;
    const voice = await library.default.OfflineTts.createAsync({
      model: { ...paths(model), numThreads: model.threads, provider: 'cpu' },
      maxNumSentences: 1,
    });
    send({ type: 'ready', speakers: Math.max(1, voice.numSpeakers) });
    return { voice, known, sampleRate: model.sampleRate };
  } catch (error) {
    send({ type: 'unusable', cause: 'voice', detail: reason(error) });
    return undefined;
  }
}

function pcm(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    out[at] = Math.max(-32_768, Math.min(32_767, Math.round((samples[at] as number) * 32_767)));
  }
  return out;
}

/** Calls the blocking form: the asynchronous one never returns if the model fails, this one ends the process. */
function speak({ voice, known, sampleRate }: Loaded, job: OnnxJob): void {
  const { id, speaker, speed } = job;
  const text = known ? inCharacters(job.text, known) : job.text;
  let modelMs = 0;
  if (text !== '' && !cancelled.has(id)) {
    const from = performance.now();
    const { samples } = voice.generate({ text, sid: speaker, speed, enableExternalBuffer: false });
    modelMs = performance.now() - from;
    if (samples && samples.length > 0)
      send({ type: 'sound', id, samples: pcm(resample(samples, voice.sampleRate, sampleRate)) });
  }
  cancelled.delete(id);
  send({ type: 'done', id, modelMs, bytes: memoryUsage.rss() });
}

function obey(order: OnnxOrder): void {
  if (order.type === 'load') loading = load(order.model);
  else if (order.type === 'cancel') cancelled.add(order.id);
  else {
    const { job } = order;
    work = work.then(async () => {
      const loaded = await loading;
      if (!loaded) return;
      // Cancellations that came while a chunk was spoken are read first.
      await new Promise((resolve) => setImmediate(resolve));
      try {
        speak(loaded, job);
      } catch {
        // The library's message may quote the text.
        send({ type: 'error', id: job.id });
      }
    });
  }
}

process.on('message', obey);
process.on('disconnect', () => process.exit());
