import { readFileSync } from 'node:fs';
import type { EngineWord } from '../engine.ts';
import { DividedModel, type DividedPaths } from '../onnx/divided-model.ts';
import { wordTimesOf } from './frames.ts';
import type { SpokenText } from './spoken-symbol.ts';
import { maxSymbols, symbolNumbers } from './symbol-numbers.ts';
import { framesOfText } from './text-frames.ts';

/** A style is one vector for each length of input. */
const styleSize = 256;
/** The step of the model's durations: 600 samples at 24 kHz. */
const frameMs = 25;
/** How much earlier a word is heard than the frames of the space before it begin, and how long that lasts at normal speed. */
const [leadMs, spaceMs] = [45, 45];

/** What the model said. `samples` are at 24 kHz. */
export interface Spoken {
  readonly samples: Float32Array;
  readonly words: readonly EngineWord[];
}

/** Kokoro in two parts, fed with symbols. */
export class KokoroModel {
  readonly #model: DividedModel;
  readonly #styles: Float32Array;

  private constructor(model: DividedModel, styles: Float32Array) {
    this.#model = model;
    this.#styles = styles;
  }

  static async load({ voices, ...paths }: DividedPaths & { readonly voices: string }) {
    const bytes = readFileSync(voices);
    const styles = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    return new KokoroModel(await DividedModel.load(paths), styles);
  }

  get styles(): number {
    return this.#styles.length / (maxSymbols * styleSize);
  }

  /** Speaks symbols, at most as many as the model takes. */
  async speak(text: SpokenText, style: number, speed: number): Promise<Spoken> {
    const numbers = text.symbols.map(({ symbol }) => symbolNumbers.get(symbol) ?? 0);
    const from = (style * maxSymbols + numbers.length - 1) * styleSize;
    const vector = this.#styles.slice(from, from + styleSize);
    // Exports call this input `tokens` or `input_ids`.
    const tokens = this.#model.inputNames.find((name) => name !== 'style') ?? 'tokens';
    const inputs = {
      [tokens]: this.#model.integers([0, ...numbers, 0], [1, numbers.length + 2]),
      style: this.#model.floats(vector, [1, styleSize]),
    };
    const { samples, frames } = await this.#model.speak(inputs, (predicted) =>
      framesOfText(text, predicted, speed),
    );
    const times = { frameMs, leadMs, spaceMs: spaceMs / speed };
    return { samples, words: wordTimesOf(text, frames, times) };
  }
}
