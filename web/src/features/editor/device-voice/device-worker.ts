import { framesOf } from '@duu/speech/engines/kokoro/frames';
import { voicedPart } from '@duu/speech/engines/onnx/trimmed';
import engine from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { DeviceAnswer, DeviceJob, DevicePiece } from './device-messages.ts';
import { wavOf } from './wav.ts';

// Runs a voice of Piper. One thread: more need a page that is isolated from others, which sign-in windows do not allow.
env.wasm.numThreads = 1;
env.wasm.wasmPaths = { wasm: new URL(engine, self.location.href).href };

type Tensors = Record<string, Tensor>;

/** Runs a part of the model with those of the inputs that it has. */
function run(session: InferenceSession, all: Tensors): Promise<Tensors> {
  const known = Object.entries(all).filter(([name]) => session.inputNames.includes(name));
  return session.run(Object.fromEntries(known)) as Promise<Tensors>;
}

const integers = (values: readonly number[], dims: readonly number[]) =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), dims);

async function* speak(job: DeviceJob): AsyncGenerator<Float32Array, void, undefined> {
  const { noise, number, speed, sampleRate } = job;
  const durations = await InferenceSession.create(job.durations);
  const sound = await InferenceSession.create(job.sound);

  async function samplesOf({ symbols }: DevicePiece): Promise<Float32Array> {
    const inputs = {
      input: integers(symbols, [1, symbols.length]),
      input_lengths: integers([symbols.length], [1]),
      scales: new Tensor('float32', Float32Array.of(noise[0], 1, noise[1]), [3]),
      sid: integers([number], [1]),
    };
    const { durations: predicted, ...shared } = await run(durations, inputs);
    if (!predicted) throw new Error('The model returned no durations.');
    const frames = framesOf(predicted.data as Float32Array, speed);
    const decided = { frames: new Tensor('float32', frames, predicted.dims) };
    const [made] = Object.values(await run(sound, { ...inputs, ...shared, ...decided }));
    const samples = (made?.data ?? new Float32Array()) as Float32Array;
    const { from, to } = voicedPart(samples, { full: 1, sampleRate, speed });
    return samples.subarray(from, to);
  }

  for (const piece of job.pieces) {
    if (piece.symbols.length > 0) yield await samplesOf(piece);
    yield new Float32Array(Math.round((piece.pauseMs / 1000 / speed) * sampleRate));
  }
}

const send = (answer: DeviceAnswer, transfer: Transferable[] = []) =>
  self.postMessage(answer, { transfer });

self.onmessage = async ({ data: job }: MessageEvent<DeviceJob>) => {
  try {
    const parts: Float32Array[] = [];
    for await (const part of speak(job)) {
      parts.push(part);
      send({ spoken: Math.floor(parts.length / 2) });
    }
    const wav = wavOf(parts, job);
    send({ wav }, [wav]);
  } catch (error) {
    // A rejection does not reach the page by itself.
    self.reportError(error);
  }
};
