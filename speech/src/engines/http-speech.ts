import { readWav } from '../sound/read-wav.ts';
import { resample } from '../sound/resampler.ts';
import { SpeechError } from '../speech-error.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { type HttpCall, HttpFailure, post, postStream, type Streamed } from './http.ts';
import type { RetryPolicy } from './retry.ts';

/** Options of every engine behind a network, beside its credentials. */
export interface HttpEngineOptions {
  /** From the start of one attempt to its last byte, in ms; default 30 s. */
  readonly timeoutMs?: number;
  readonly retries?: RetryPolicy;
  /** Maximum number of concurrent calls; default 4. */
  readonly concurrency?: number;
}

/** Ten minutes of sound at 24 kHz, with room to spare: no provider sends more in one response. */
const maxAnswerBytes = 48 * 1024 * 1024;

/**
 * Returns the body of a provider's response.
 * @throws SpeechError `payload_process_failed` if the provider refused the payload, else `tts_request_failed`
 */
export function provider(
  name: string,
  options: HttpEngineOptions,
  call: ProviderCall,
): Promise<Uint8Array> {
  return post(withBounds(options, call)).catch((error) => refuse(name, error));
}

/**
 * Returns a provider's response as it arrives, once its first bytes are here.
 * @throws SpeechError as `provider`, also while the body is read
 */
export async function providerStream(
  name: string,
  options: HttpEngineOptions,
  call: ProviderCall,
): Promise<Streamed> {
  const streamed = await postStream(withBounds(options, call)).catch((error) =>
    refuse(name, error),
  );
  async function* parts() {
    try {
      yield* streamed.parts;
    } catch (error) {
      refuse(name, error);
    }
  }
  return { headers: streamed.headers, parts: parts() };
}

type ProviderCall = Pick<HttpCall, 'url' | 'headers' | 'body' | 'signal'>;

const withBounds = ({ timeoutMs = 30_000, retries }: HttpEngineOptions, call: ProviderCall) => ({
  ...call,
  timeoutMs,
  maxBytes: maxAnswerBytes,
  ...(retries ? { retries } : {}),
});

function refuse(name: string, error: unknown): never {
  if (!(error instanceof HttpFailure)) throw error;
  // 200 means a response larger than any sound.
  const refused = [200, 400, 413, 415, 422].includes(error.status ?? 0);
  const code = error.headers.get('error-code');
  const detail = /^\d{1,6}$/.test(code ?? '') ? `${error.message}, code ${code}` : error.message;
  throw new SpeechError(
    refused ? 'payload_process_failed' : 'tts_request_failed',
    `${name}: ${detail}`,
  );
}

/** Returns the samples of a WAV file at the engine's rate. */
export function samplesOf(name: string, wav: Uint8Array, sampleRate: number): Int16Array {
  const sound = readWav(wav);
  if (!sound) throw new SpeechError('payload_process_failed', `${name}: the answer is not sound`);
  if (sound.sampleRate === sampleRate) return sound.samples;
  const same = resample(Float32Array.from(sound.samples), sound.sampleRate, sampleRate);
  return Int16Array.from(same, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
}

/** Throws for a language that the engine does not support, before anything is sent. */
export function requireLanguage(engine: Pick<Engine, 'id' | 'languages'>, request: EngineRequest) {
  if (!engine.languages.includes(request.language)) {
    throw new SpeechError('unsupported_language', `${engine.id} has no ${request.language}`);
  }
}

/** Joins a base address and a path, whether or not the address ends in a slash. */
export const joinUrl = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path}`;
