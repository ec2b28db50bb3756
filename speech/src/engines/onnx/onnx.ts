import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import { DueQueue } from '../../stream/due-queue.ts';
import type { InstalledVoice } from '../../voices/natural-voice.ts';
import { parseVoiceName } from '../../voices/natural-voice.ts';
import type { Engine, EngineRequest, EngineSound } from '../engine.ts';
import type { OnnxJob, VoiceModel } from './onnx-messages.ts';
import { depth, onnxTraits, withOpenEnd } from './onnx-traits.ts';
import { type ChunkCost, VoiceError, VoiceProcess } from './voice-process.ts';

export interface OnnxOptions {
  /** Returns a voice's files; called before each chunk, so it has to remember what it found. */
  readonly find: (id: string) => Promise<InstalledVoice | undefined>;
  /** Voices that are loaded at the same time; default 2. */
  readonly maxVoices?: number;
  /** Threads of one voice; default the number of cores, at most 4. */
  readonly threads?: number;
  /** A voice's process is replaced when it exceeds this; default 2 GiB. */
  readonly maxBytes?: number;
  /** The longest silence of a voice that has work; default 2 minutes. */
  readonly timeoutMs?: number;
  /** Receives what each chunk took, for measurements. */
  readonly onCost?: (cost: ChunkCost) => void;
}

export interface OnnxEngine extends Engine {
  /** Ends all voices. */
  close(): void;
}

/**
 * Open neural voices (VITS in the formats of MMS, Piper and Coqui, Kokoro, Matcha) through sherpa-onnx. Each voice runs in
 * a process of its own, because the library ends its process for a model that it can't read. `voice` is the name of a
 * folder, or `folder/3` for the fourth speaker of a model.
 */
export function createOnnx(options: OnnxOptions): OnnxEngine {
  const { maxVoices = 2, timeoutMs = 120_000, maxBytes = 2 * 1024 ** 3 } = options;
  const threads = options.threads ?? Math.min(4, availableParallelism());
  /** Least recently used first. */
  const loaded = new Map<string, VoiceProcess>();
  const waiting = new DueQueue<() => void>(wakeAll);
  let nextId = 0;

  function modelOf({
    folder,
    voice: { format, characters, files, lang, noise, sampleRate: modelRate },
  }: InstalledVoice): VoiceModel {
    const { model, tokens, voices, vocoder, sound, runtime, lexicon, espeak } = files;
    return {
      format,
      characters,
      threads,
      ...{ sampleRate: onnxTraits.sampleRate, modelRate },
      model: join(folder, model),
      ...(tokens ? { tokens: join(folder, tokens) } : {}),
      ...(voices ? { voices: join(folder, voices) } : {}),
      ...(vocoder ? { vocoder: join(folder, vocoder) } : {}),
      ...(sound ? { sound: join(folder, sound) } : {}),
      ...(runtime ? { runtime: join(folder, runtime) } : {}),
      ...(lang ? { lang } : {}),
      ...(noise ? { noise } : {}),
      ...(lexicon ? { lexicon: join(folder, lexicon) } : {}),
      ...(espeak ? { espeak: join(folder, espeak) } : {}),
    };
  }

  /** Returns the voice's process if it may take a job now, starting it if there is room or another voice idles. */
  function free(found: InstalledVoice): VoiceProcess | undefined {
    const { id } = found;
    const present = loaded.get(id);
    if (present) {
      if (present.jobs >= depth || present.retiring) return undefined;
      loaded.delete(id);
      loaded.set(id, present);
      return present;
    }
    if (loaded.size >= maxVoices) {
      const idle = [...loaded.values()].find(({ jobs }) => jobs === 0);
      if (!idle) return undefined;
      idle.close();
    }
    const process = new VoiceProcess({
      model: modelOf(found),
      timeoutMs,
      maxBytes,
      onEnd: () => {
        if (loaded.get(id) === process) loaded.delete(id);
        wakeAll();
      },
    });
    loaded.set(id, process);
    return process;
  }

  function wakeAll(): void {
    for (const wake of waiting.remove(() => true)) wake();
  }

  /** Waits for a free process and gives it the job. */
  async function begin(
    found: InstalledVoice,
    job: OnnxJob,
    { signal, dueMs = performance.now() }: EngineRequest,
  ) {
    for (;;) {
      signal?.throwIfAborted();
      // In one step with the search, as a process without a job may be closed.
      const queue = free(found)?.speak(job, (cost) => {
        options.onCost?.(cost);
        wakeAll();
      });
      if (queue) return queue;
      await new Promise<void>((resolve) => {
        const wake = () => {
          signal?.removeEventListener('abort', wake);
          resolve();
        };
        waiting.push(wake, dueMs);
        signal?.addEventListener('abort', wake, { once: true });
      });
    }
  }

  async function* speak(request: EngineRequest): AsyncGenerator<EngineSound, void, undefined> {
    const { signal, speed } = request;
    signal?.throwIfAborted();
    const name = parseVoiceName(request.voice);
    const found = name && (await options.find(name.id));
    if (!name || !found)
      throw new VoiceError(`The voice "${request.voice}" is not on this machine.`);
    if (name.speaker >= found.voice.speakers)
      throw new VoiceError(`The voice "${name.id}" has ${found.voice.speakers} speakers.`);
    const style = found.voice.styles?.[name.speaker];
    const { language } = request;
    if ((style?.language ?? found.voice.language) !== language)
      throw new SpeechError('unsupported_language', `${request.voice} has no ${language}`);
    const job: OnnxJob = {
      ...{ id: nextId++, text: withOpenEnd(request), language, speaker: name.speaker, speed },
      british: style?.british ?? false,
    };
    const queue = await begin(found, job, request);
    const cancel = () => queue.fail(signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      yield* queue;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    ...onnxTraits,
    speak,
    close: () => {
      for (const process of loaded.values()) process.close();
    },
  };
}
