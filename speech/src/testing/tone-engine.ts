import type { Engine, EngineRequest } from '../engines/engine.ts';

/** An engine for tests: each letter is 20 ms of a tone; it records its calls. */
export interface ToneEngine extends Engine {
  readonly requests: EngineRequest[];
  /** Calls in progress, and those ended by their signal. */
  running: number;
  stopped: number;
}

interface ToneOptions extends Partial<Engine> {
  /** Waits before each piece of sound, in ms. */
  readonly delayMs?: number;
  /** Throws in the call with this number, counted from zero. */
  readonly failAt?: { readonly call: number; readonly error: Error };
}

export function createTone(options: ToneOptions = {}): ToneEngine {
  const { delayMs = 0, failAt, ...rest } = options;
  const engine: ToneEngine = {
    id: 'google',
    languages: ['mn', 'en'],
    limit: { unit: 'characters', max: 200 },
    sampleRate: 22_050,
    hasSpeed: true,
    hasPitch: true,
    hasWordTimes: false,
    concurrency: 2,
    requests: [],
    running: 0,
    stopped: 0,
    ...rest,
    async *speak(request) {
      const call = engine.requests.push(request) - 1;
      engine.running++;
      try {
        const samples = Math.round((request.text.length * engine.sampleRate) / 50);
        for (let from = 0; from < samples; from += engine.sampleRate) {
          if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
          request.signal?.throwIfAborted();
          if (failAt?.call === call) throw failAt.error;
          const size = Math.min(engine.sampleRate, samples - from);
          yield { samples: tone(size, from, engine.sampleRate), words: [] };
        }
      } catch (error) {
        engine.stopped++;
        throw error;
      } finally {
        engine.running--;
      }
    },
  };
  return engine;
}

function tone(size: number, from: number, sampleRate: number): Int16Array {
  return Int16Array.from({ length: size }, (_, at) =>
    Math.round(8000 * Math.sin(((from + at) * 2 * Math.PI * 300) / sampleRate)),
  );
}
