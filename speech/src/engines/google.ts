import type { Language } from '@duu/contract/language';
import { localeTags } from '@duu/contract/language';
import { z } from 'zod';
import { SpeechError } from '../speech-error.ts';
import type { Engine, EngineRequest } from './engine.ts';
import {
  type HttpEngineOptions,
  joinUrl,
  provider,
  requireLanguage,
  samplesOf,
} from './http-speech.ts';

export interface GoogleOptions extends HttpEngineOptions {
  /** An API key, or a function that returns an OAuth access token (called before each request, so it may cache). */
  readonly credentials:
    | { readonly apiKey: string }
    | { readonly accessToken: () => Promise<string> };
  /** Default `https://texttospeech.googleapis.com`. */
  readonly baseUrl?: string;
}

/** The model that speaks Mongolian; its voices have one-word names (Kore, Charon, Puck). */
const geminiModel = 'gemini-2.5-flash-tts';
const sampleRate = 24_000;
const answer = z.object({ audioContent: z.base64().min(1) });

/**
 * Google Cloud Text-to-Speech, `v1/text:synthesize`. `voice` is a voice name (`en-US-Neural2-C`,
 * `en-US-Chirp3-HD-Kore`), or `model/name` for a Gemini voice (`gemini-2.5-flash-tts/Kore`); in Mongolian a bare name
 * is a Gemini voice. Gemini and Chirp voices support no pitch, and Gemini no rate, so neither is sent to any voice.
 */
export function createGoogle(options: GoogleOptions): Engine {
  const base = options.baseUrl ?? 'https://texttospeech.googleapis.com';
  const engine = {
    id: 'google',
    languages: ['mn', 'en'],
    limit: { unit: 'bytes', max: 4000 },
    sampleRate,
    hasSpeed: false,
    hasPitch: false,
    hasWordTimes: false,
    concurrency: options.concurrency ?? 4,
  } as const;

  async function* speak(request: EngineRequest) {
    requireLanguage(engine, request);
    const body = await provider('google', options, {
      url: joinUrl(base, 'v1/text:synthesize'),
      headers: {
        ...(await authorization(options, request.signal)),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        input: { text: request.text },
        voice: googleVoice(request.voice, request.language),
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: sampleRate },
      }),
      signal: request.signal,
    });
    yield { samples: samplesOf('google', audioOf(body), sampleRate), words: [] };
  }
  return { ...engine, speak };
}

/** Returns the API's `voice`, with the language of the voice name if it starts with one. */
export function googleVoice(voice: string, language: Language) {
  const [first = '', name] = voice.split('/');
  const own = /^([a-z]{2,3}-[A-Z]{2})-/.exec(name ?? first)?.[1];
  const languageCode = own ?? localeTags[language];
  if (name !== undefined) return { languageCode, name, modelName: first };
  return { languageCode, name: first, ...(own ? {} : { modelName: geminiModel }) };
}

async function authorization(
  { credentials }: GoogleOptions,
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  if ('apiKey' in credentials) return { 'X-Goog-Api-Key': credentials.apiKey };
  try {
    return { Authorization: `Bearer ${await credentials.accessToken()}` };
  } catch {
    signal?.throwIfAborted();
    throw new SpeechError('tts_request_failed', 'google: no access token');
  }
}

function audioOf(body: Uint8Array): Uint8Array {
  try {
    const { audioContent } = answer.parse(JSON.parse(new TextDecoder().decode(body)));
    return Buffer.from(audioContent, 'base64');
  } catch {
    throw new SpeechError('payload_process_failed', 'google: the answer has no sound');
  }
}
