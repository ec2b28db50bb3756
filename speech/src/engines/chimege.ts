import { SpeechError } from '../speech-error.ts';
import { chimegeLetters, chimegeText, needsNormalizing } from './chimege-text.ts';
import type { Engine, EngineRequest } from './engine.ts';
import {
  type HttpEngineOptions,
  joinUrl,
  provider,
  requireLanguage,
  samplesOf,
} from './http-speech.ts';

export interface ChimegeOptions extends HttpEngineOptions {
  readonly token: string;
  /** Default `https://api.chimege.com/v1.2`. */
  readonly baseUrl?: string;
}

const sampleRate = 22_050;

/**
 * Chimege v1.2: Mongolian only, 2 to 300 characters of Cyrillic per call. `voice` is its `voice-id`, such as
 * `FEMALE3v2`. Texts arrive normalized; one with a character that it would still refuse goes through its
 * `/normalize-text` first.
 * @throws SpeechError `normalize_failed`
 */
export function createChimege(options: ChimegeOptions): Engine {
  const base = options.baseUrl ?? 'https://api.chimege.com/v1.2';
  const engine = {
    id: 'chimege',
    languages: ['mn'],
    // Respelling may lengthen a text a little.
    limit: { unit: 'characters', max: 280 },
    sampleRate,
    hasSpeed: true,
    hasPitch: true,
    hasWordTimes: false,
    concurrency: options.concurrency ?? 4,
    foreign: 'respelled',
  } as const;

  const call = (path: string, body: string, signal: AbortSignal | undefined, headers = {}) =>
    provider('chimege', options, {
      url: joinUrl(base, path),
      headers: { Token: options.token, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
      body,
      signal,
    });

  async function normalized(text: string, signal: AbortSignal | undefined): Promise<string> {
    try {
      return new TextDecoder().decode(await call('normalize-text', text, signal));
    } catch (error) {
      if (!(error instanceof SpeechError)) throw error;
      throw new SpeechError('normalize_failed', error.message);
    }
  }

  async function* speak(request: EngineRequest) {
    requireLanguage(engine, request);
    const { signal } = request;
    const letters = chimegeLetters(request.text);
    const text = chimegeText(
      needsNormalizing(letters) ? await normalized(letters, signal) : letters,
    );
    if (text === '') return;
    for (const part of parts(text)) {
      const wav = await call('synthesize', part, signal, {
        'voice-id': request.voice,
        speed: String(request.speed),
        pitch: String(request.pitch),
        'sample-rate': String(sampleRate),
      });
      yield { samples: samplesOf('chimege', wav, sampleRate), words: [] };
    }
  }
  return { ...engine, speak };
}

/** Cuts a text that respelling made longer than 300 characters, at spaces, into pieces of 2 to 300. */
function parts(text: string): string[] {
  const out: string[] = [];
  let rest = text;
  while (rest.length > 300) {
    const space = rest.lastIndexOf(' ', 298);
    const end = space > 1 ? space : 298;
    out.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...out, rest]
    .filter((part) => part !== '')
    .map((part) => chimegeText(part))
    .filter(Boolean);
}
