import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The parts of onnxruntime-node that this project uses; it is installed with a voice, not with the project. */
export interface OnnxTensor {
  readonly type: string;
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
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

/** A thread without work sleeps: by default it looks for some again and again, a fifth of the CPU time on two busy cores. */
const extra = { session: { intra_op: { allow_spinning: '0' } } } as const;

/** Loads onnxruntime-node from a folder that has its `node_modules`. */
export function loadRuntime(folder: string): OnnxRuntime {
  return createRequire(join(folder, 'index.js'))('onnxruntime-node') as OnnxRuntime;
}

export interface DividedPaths {
  readonly durations: string;
  readonly sound: string;
  readonly runtime: string;
  readonly threads: number;
}

/** A model in two parts (see split-durations.ts): what it predicts of lengths is decided between them. */
export class DividedModel {
  readonly #runtime: OnnxRuntime;
  readonly #durations: OnnxSession;
  readonly #sound: OnnxSession;

  private constructor(runtime: OnnxRuntime, durations: OnnxSession, sound: OnnxSession) {
    this.#runtime = runtime;
    this.#durations = durations;
    this.#sound = sound;
  }

  static async load({ durations, sound, runtime, threads }: DividedPaths): Promise<DividedModel> {
    const library = loadRuntime(runtime);
    const options = {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 4,
      extra,
    };
    const first = await library.InferenceSession.create(durations, options);
    return new DividedModel(library, first, await library.InferenceSession.create(sound, options));
  }

  get inputNames(): readonly string[] {
    return this.#durations.inputNames;
  }

  integers(values: readonly number[], dims: readonly number[]): OnnxTensor {
    return new this.#runtime.Tensor('int64', BigInt64Array.from(values, BigInt), dims);
  }

  floats(values: Float32Array, dims: readonly number[]): OnnxTensor {
    return new this.#runtime.Tensor('float32', values, dims);
  }

  /** @param decide returns the frames for the predicted ones */
  async speak(
    inputs: Readonly<Record<string, OnnxTensor>>,
    decide: (predicted: ArrayLike<number>) => Float32Array,
  ): Promise<{ readonly samples: Float32Array; readonly frames: Float32Array }> {
    const read = (session: OnnxSession, all: Readonly<Record<string, OnnxTensor>>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => session.inputNames.includes(name)));
    const { durations, ...shared } = await this.#durations.run(read(this.#durations, inputs));
    if (!durations) throw new Error('no durations');
    const frames = decide(durations.data);
    const given = { ...inputs, ...shared, frames: this.floats(frames, durations.dims) };
    const [audio] = Object.values(await this.#sound.run(read(this.#sound, given)));
    return { samples: Float32Array.from(audio?.data ?? []), frames };
  }
}
