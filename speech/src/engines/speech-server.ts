import { Resampler } from '../sound/resampler.ts';
import { SpeechError } from '../speech-error.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { type HttpEngineOptions, joinUrl, providerStream, samplesOf } from './http-speech.ts';
import { parseServerVoice } from './server-voice.ts';

export interface SpeechServerOptions extends HttpEngineOptions {
  /** The address up to `/v1`, such as `http://127.0.0.1:8880/v1`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; empty: none. */
  readonly key?: string;
}

const sampleRate = 24_000;
const soundTypes =
  /^(?:audio\/(?:pcm|raw|l16|x-l16|wav|x-wav|wave|vnd\.wave)|application\/octet-stream)(?:;|$)/i;

/**
 * Any server that speaks OpenAI's `POST /audio/speech`: Kokoro-FastAPI, vLLM-Omni, OpenAI itself. It gets one sentence a
 * call, in words, and streams PCM (24,000 Hz unless the voice's name says otherwise); a WAV file is accepted too, since
 * some servers send nothing else. Speed and pitch are ours, because many models ignore the field `speed`.
 */
export function createSpeechServer(options: SpeechServerOptions): Engine {
  const engine = {
    id: 'server',
    languages: ['mn', 'en'],
    // OpenAI takes 4,096 characters; models lose words of long texts well before.
    limit: { unit: 'characters', max: 1000 },
    sampleRate,
    hasSpeed: false,
    hasPitch: false,
    hasWordTimes: false,
    bySentence: true,
    concurrency: options.concurrency ?? 2,
  } as const;

  async function* speak(request: EngineRequest) {
    const voice = parseServerVoice(request.voice);
    if (!voice) throw new SpeechError('payload_process_failed', 'server: the voice has no model');
    const { model, name, rate = sampleRate, fields } = voice;
    const { headers, parts } = await providerStream('server', options, {
      url: joinUrl(options.baseUrl, 'audio/speech'),
      headers: {
        'Content-Type': 'application/json',
        ...(options.key ? { Authorization: `Bearer ${options.key}` } : {}),
      },
      body: JSON.stringify({
        ...fields,
        model,
        voice: name,
        input: request.text,
        response_format: 'pcm',
      }),
      signal: request.signal,
    });
    // Any bytes would pass as PCM, the text of an error too.
    if (!soundTypes.test(headers.get('content-type') ?? ''))
      throw new SpeechError('payload_process_failed', 'server: the answer is not PCM');
    for await (const samples of soundOf(parts, rate)) yield { samples, words: [] };
  }
  return { ...engine, speak };
}

/** Yields the samples of PCM (16 bits, little-endian, mono) or of a WAV file at the engine's rate, as bytes arrive. */
async function* soundOf(parts: AsyncIterable<Uint8Array>, rate: number) {
  const resampler = rate === sampleRate ? undefined : new Resampler(rate, sampleRate);
  let held: Uint8Array = new Uint8Array(0);
  let isWav: boolean | undefined;
  for await (const part of parts) {
    held = Buffer.concat([held, part]);
    if (held.length < 4) continue;
    isWav ??= Buffer.from(held.subarray(0, 4)).toString('latin1') === 'RIFF';
    if (isWav) continue;
    const samples = samplesIn(held);
    held = held.subarray(2 * samples.length);
    yield resampler ? rounded(resampler.process(Float32Array.from(samples))) : samples;
  }
  if (isWav) yield samplesOf('server', held, sampleRate);
  else if (isWav === undefined)
    throw new SpeechError('payload_process_failed', 'server: the answer is not sound');
  else if (resampler) yield rounded(resampler.flush());
}

function samplesIn(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: bytes.length >> 1 }, (_, at) => view.getInt16(2 * at, true));
}

const rounded = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
