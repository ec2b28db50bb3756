import { plan } from '../../chunk/plan.ts';
import type { TextInput } from '../../reading/text-input.ts';
import { embeddedEspeak } from '../espeak/embedded-espeak.ts';
import { onnxTraits, withOpenEnd } from '../onnx/onnx-traits.ts';
import { PiperSymbols } from './piper-symbols.ts';

export interface DeviceInput extends TextInput {
  /** The voice's `tokens.txt`. */
  readonly tokens: string;
  /** eSpeak's voice whose phonemes the model reads. */
  readonly espeakVoice: string;
}

/** What a model on the listener's device is asked for at once: a sentence, or a part of it. */
export interface DevicePiece {
  /** The model's numbers of its symbols. */
  readonly symbols: number[];
  /** The silence that follows, in ms. */
  readonly pauseMs: number;
}

/** Returns a text as a voice of Piper reads it, in the pieces that the engine would speak. */
export async function deviceText({
  options,
  segments,
  tokens,
  espeakVoice,
}: DeviceInput): Promise<DevicePiece[]> {
  const espeak = await embeddedEspeak();
  const voice = new PiperSymbols(tokens);
  const { language, dictionary = [] } = options;
  const chunks = plan({ segments, language, dictionary }, onnxTraits, () => undefined);
  const pieces: DevicePiece[] = [];
  for await (const chunk of chunks) {
    const { text, pauseMs } = chunk;
    const symbols =
      text === '' ? [] : [...voice.read(espeak, withOpenEnd(chunk), espeakVoice).numbers];
    pieces.push({ symbols, pauseMs });
  }
  return pieces;
}
