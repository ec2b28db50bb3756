import { readFileSync } from 'node:fs';
import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { framesOf, wordTimesOf } from '../kokoro/frames.ts';
import type { Spoken } from '../kokoro/kokoro-model.ts';
import { DividedModel, type DividedPaths } from '../onnx/divided-model.ts';
import { PiperSymbols } from './piper-symbols.ts';

export interface PiperPaths extends DividedPaths {
  readonly tokens: string;
  /** eSpeak's voice whose phonemes the model reads. */
  readonly espeakVoice: string;
  /** How much the sound, and how much the lengths, vary from one time to the next. */
  readonly noise: readonly [sound: number, lengths: number];
  /** Of the model, in Hz. */
  readonly modelRate: number;
}

/** How much earlier a word is heard than its frames begin, at normal speed: measured by bench/voices/word-times.ts. */
const leadMs = 25;

/** Piper in two parts, fed with phonemes of the embedded eSpeak. */
export class PiperModel {
  readonly #model: DividedModel;
  readonly #paths: PiperPaths;
  readonly #symbols: PiperSymbols;

  private constructor(model: DividedModel, paths: PiperPaths) {
    this.#model = model;
    this.#paths = paths;
    this.#symbols = new PiperSymbols(readFileSync(paths.tokens, 'utf8'));
  }

  static async load(paths: PiperPaths): Promise<PiperModel> {
    return new PiperModel(await DividedModel.load(paths), paths);
  }

  async speak(
    espeak: EspeakInstance,
    text: string,
    speaker: number,
    speed: number,
  ): Promise<Spoken> {
    const { espeakVoice, noise, modelRate } = this.#paths;
    const { spoken, numbers } = this.#symbols.read(espeak, text, espeakVoice);
    const inputs = {
      input: this.#model.integers(numbers, [1, numbers.length]),
      input_lengths: this.#model.integers([numbers.length], [1]),
      scales: this.#model.floats(Float32Array.of(noise[0], 1, noise[1]), [3]),
      sid: this.#model.integers([speaker], [1]),
    };
    const { samples, frames } = await this.#model.speak(inputs, (predicted) =>
      framesOf(predicted, speed),
    );
    const count = frames.reduce((sum, one) => sum + one, 0);
    const frameMs = (samples.length * 1000) / modelRate / Math.max(1, count);
    const times = { frameMs, leadMs: leadMs / speed };
    return { samples, words: wordTimesOf(spoken, inPairs(frames), times) };
  }
}

/** Joins the frames of each symbol and of the gap before it. */
function inPairs(frames: Float32Array): Float32Array {
  return Float32Array.from(
    { length: Math.ceil(frames.length / 2) },
    (_, at) => (frames[2 * at - 1] ?? 0) + (frames[2 * at] ?? 0),
  );
}
