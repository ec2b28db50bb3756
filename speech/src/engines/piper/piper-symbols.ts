import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { espeakSymbols } from '../kokoro/espeak-symbols.ts';
import type { SpokenText } from '../kokoro/spoken-symbol.ts';
import { tokenNumbers } from '../onnx/voice-text.ts';

/** Marks that a text for Piper has; the model knows others, but read none in training. */
const readMarks = /^[\p{L}\p{M}ˈˌːˑ .,;:!?]$/u;

/** A text as a voice of Piper reads it. */
interface PiperText {
  readonly spoken: SpokenText;
  /** The model's numbers of its symbols, with a gap after each. */
  readonly numbers: readonly number[];
}

/** The symbols of a voice of Piper: phonemes of the embedded eSpeak. */
export class PiperSymbols {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #known: ReadonlyMap<string, number>;

  /** @param tokens the voice's `tokens.txt` */
  constructor(tokens: string) {
    this.#numbers = tokenNumbers(tokens);
    this.#known = new Map([...this.#numbers].filter(([symbol]) => readMarks.test(symbol)));
  }

  /** @param voice eSpeak's voice whose phonemes the model reads */
  read(espeak: EspeakInstance, text: string, voice: string): PiperText {
    const spoken = espeakSymbols(espeak, text, {
      voice,
      write: (phoneme) => phoneme.normalize('NFD'),
      known: this.#known,
    });
    const number = (symbol: string) => this.#numbers.get(symbol) ?? 0;
    const gap = number('_');
    const numbers = spoken.symbols.flatMap(({ symbol }) => [number(symbol), gap]);
    return { spoken, numbers: [number('^'), gap, ...numbers, number('$')] };
  }
}
