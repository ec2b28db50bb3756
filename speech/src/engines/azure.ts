import { localeTags } from '@duu/contract/language';
import type { Engine, EngineRequest } from './engine.ts';
import {
  type HttpEngineOptions,
  joinUrl,
  provider,
  requireLanguage,
  samplesOf,
} from './http-speech.ts';

export interface AzureOptions extends HttpEngineOptions {
  /** The resource's region, such as `eastasia`. */
  readonly region: string;
  readonly key: string;
  /** Default `https://{region}.tts.speech.microsoft.com`. */
  readonly baseUrl?: string;
}

const sampleRate = 24_000;

/**
 * Azure AI Speech, REST. `voice` is the short name, such as `mn-MN-YesuiNeural`. Speed and pitch go into the SSML
 * (it accepts rates of 0.5 to 2 and pitches of 0.5 to 1.5). A response ends at ten minutes of sound, which 3,000
 * characters do not reach at half speed.
 */
export function createAzure(options: AzureOptions): Engine {
  const base = options.baseUrl ?? `https://${options.region}.tts.speech.microsoft.com`;
  const engine = {
    id: 'azure',
    languages: ['mn', 'en'],
    limit: { unit: 'characters', max: 3000 },
    sampleRate,
    hasSpeed: true,
    hasPitch: true,
    hasWordTimes: false,
    concurrency: options.concurrency ?? 4,
  } as const;

  async function* speak(request: EngineRequest) {
    requireLanguage(engine, request);
    const wav = await provider('azure', options, {
      url: joinUrl(base, 'cognitiveservices/v1'),
      headers: {
        'Ocp-Apim-Subscription-Key': options.key,
        'Content-Type': 'application/ssml+xml',
        'X-Microsoft-OutputFormat': 'riff-24khz-16bit-mono-pcm',
        'User-Agent': 'duu',
      },
      body: azureSsml(request),
      signal: request.signal,
    });
    yield { samples: samplesOf('azure', wav, sampleRate), words: [] };
  }
  return { ...engine, speak };
}

/** Returns the request's SSML, with everything that a user or an admin wrote escaped. */
export function azureSsml({ text, voice, language, speed, pitch }: EngineRequest): string {
  const tag = /^[a-z]{2,3}-[A-Z]{2}(?=-)/.exec(voice)?.[0] ?? localeTags[language];
  const spoken = `<prosody rate="${percent(speed)}" pitch="${percent(pitch)}">${escaped(text)}</prosody>`;
  return (
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" ' +
    `xml:lang="${tag}"><voice name="${escaped(voice)}">${spoken}</voice></speak>`
  );
}

/** Returns a ratio as a signed change in per cent. */
function percent(ratio: number): string {
  const change = Math.round((ratio - 1) * 10_000) / 100;
  return `${change < 0 ? '' : '+'}${change}%`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Also drops what XML 1.0 forbids even when escaped: control characters and lone surrogates. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFC\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
