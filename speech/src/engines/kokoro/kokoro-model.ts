import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EngineWord } from '../engine.ts';
import { framesOf, wordTimesOf } from './frames.ts';
import type { SpokenText } from './spoken-symbol.ts';
import { maxSymbols, symbolNumbers } from './symbol-numbers.ts';

/** The parts of onnxruntime-node that this project uses; it is installed with a voice, not with the project. */
interface OnnxTensor {
  readonly type: string;
  readonly data: ArrayLike<number>;
}
interface OnnxSession {
  readonly inputNames: readonly string[];
  run(inputs: Record<string, OnnxTensor>): Promise<Record<string, OnnxTensor>>;
}
export interface OnnxRuntime {
  readonly Tensor: new (
    type: string,
    data: BigInt64Array | Float32Array,
    dims: readonly number[],
  ) => OnnxTensor;
  readonly InferenceSession: {
    create(path: string, options: object): Promise<OnnxSession>;
  };
}

/** Loads onnxruntime-node from a folder that has its `node_modules`. */
export function loadRuntime(folder: string): OnnxRuntime {
  return createRequire(join(folder, 'index.js'))('onnxruntime-node') as OnnxRuntime;
}

/** A style is one vector for each length of input. */
const styleSize = 256;

export interface KokoroPaths {
  readonly durations: string;
  readonly sound: string;
  readonly voices: string;
  readonly runtime: string;
  readonly threads: number;
}

/** What the model said. `samples` are at 24 kHz. */
export interface Spoken {
  readonly samples: Float32Array;
  readonly words: readonly EngineWord[];
}

/** Kokoro in two parts (see split-durations.ts), fed with symbols. */
export class KokoroModel {
  readonly #runtime: OnnxRuntime;
  readonly #durations: OnnxSession;
  readonly #sound: OnnxSession;
  readonly #styles: Float32Array;

  private constructor(
    runtime: OnnxRuntime,
    sessions: readonly [OnnxSession, OnnxSession],
    styles: Float32Array,
  ) {
    this.#runtime = runtime;
    [this.#durations, this.#sound] = sessions;
    this.#styles = styles;
  }

  static async load({ durations, sound, voices, runtime, threads }: KokoroPaths) {
    const library = loadRuntime(runtime);
    const options = { intraOpNumThreads: threads, interOpNumThreads: 1, logSeverityLevel: 4 };
    const bytes = readFileSync(voices);
    const styles = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    const first = await library.InferenceSession.create(durations, options);
    const second = await library.InferenceSession.create(sound, options);
    return new KokoroModel(library, [first, second], styles);
  }

  /** Exports call this input `tokens` or `input_ids`. */
  get #tokens(): string {
    return this.#durations.inputNames.find((name) => name !== 'style') ?? 'tokens';
  }

  get styles(): number {
    return this.#styles.length / (maxSymbols * styleSize);
  }

  /** Speaks symbols, at most as many as the model takes. */
  async speak(text: SpokenText, style: number, speed: number): Promise<Spoken> {
    const { Tensor } = this.#runtime;
    const numbers = text.symbols.map(({ symbol }) => symbolNumbers.get(symbol) ?? 0);
    const ids = BigInt64Array.from([0, ...numbers, 0], BigInt);
    const from = (style * maxSymbols + numbers.length - 1) * styleSize;
    const tokens = new Tensor('int64', ids, [1, ids.length]);
    const vector = new Tensor('float32', this.#styles.slice(from, from + styleSize), [
      1,
      styleSize,
    ]);
    const { durations, ...shared } = await this.#durations.run({
      [this.#tokens]: tokens,
      style: vector,
    });
    if (!durations) throw new Error('no durations');
    const stretch = [1, ...text.symbols.map((one) => one.stretch), 1];
    const frames = framesOf(durations.data, stretch, speed);
    const known = { [this.#tokens]: tokens, style: vector, ...shared };
    const inputs = Object.entries({
      ...known,
      frames: new Tensor('float32', frames, [1, frames.length]),
    });
    const read = inputs.filter(([name]) => this.#sound.inputNames.includes(name));
    const [audio] = Object.values(await this.#sound.run(Object.fromEntries(read)));
    return {
      samples: Float32Array.from(audio?.data ?? []),
      words: wordTimesOf(text, frames),
    };
  }
}
