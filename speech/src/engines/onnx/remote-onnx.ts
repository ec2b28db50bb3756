import { language } from '@duu/contract/language';
import { z } from 'zod';
import { SpeechError } from '../../speech-error.ts';
import type { Engine, EngineRequest } from '../engine.ts';
import { type HttpEngineOptions, provider } from '../http-speech.ts';
import { onnxTraits } from './onnx-traits.ts';

/** What a server of voices is asked for; it answers with 16-bit samples, little-endian, at the engine's rate. */
export const voiceRequest = z.object({
  text: z
    .string()
    .min(1)
    .max(2 * onnxTraits.limit.max),
  language,
  voice: z.string().max(100),
  speed: z.number().min(0.5).max(2),
});

export interface RemoteOnnxOptions extends HttpEngineOptions {
  readonly url: string;
  /** Headers that prove to the server who asks, for this body. */
  readonly sign: (body: string) => Record<string, string>;
}

/** Natural voices that run on another server, which has the memory for them. */
export function createRemoteOnnx({ url, sign, ...options }: RemoteOnnxOptions): Engine {
  async function* speak({ text, language, voice, speed, signal }: EngineRequest) {
    const body = JSON.stringify({ text, language, voice, speed });
    const headers = { 'Content-Type': 'application/json', ...sign(body) };
    // A voice that is loaded for the first time takes longer than a sentence.
    const bytes = await provider(
      'onnx',
      { timeoutMs: 120_000, ...options },
      { url, headers, body, signal },
    );
    if (bytes.byteLength % 2 === 1)
      throw new SpeechError('payload_process_failed', 'onnx: the answer is not sound');
    const samples = new Int16Array(bytes.byteLength / 2);
    new Uint8Array(samples.buffer).set(bytes);
    if (samples.length > 0) yield { samples, words: [] };
  }
  return { ...onnxTraits, speak };
}
