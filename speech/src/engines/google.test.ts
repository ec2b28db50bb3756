import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogle, googleVoice } from './google.ts';
import { bytes, startTestServer, type TestServer, wavOf } from './testing/http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const audioContent = wavOf(new Int16Array(100).fill(5), 24_000).toString('base64');
  server.reply(bytes(JSON.stringify({ audioContent })));
});
afterAll(() => server.close());

const request = {
  text: 'Сайн уу?',
  language: 'mn',
  voice: 'Kore',
  speed: 1.5,
  pitch: 1.2,
} as const;
const drain = async (sounds: AsyncIterable<unknown>) => {
  for await (const _ of sounds);
};

describe('google', () => {
  it('asks as the REST reference says, with an API key', async () => {
    const engine = createGoogle({ baseUrl: `${server.url}/`, credentials: { apiKey: 'the-key' } });
    await drain(engine.speak(request));
    const call = server.requests.at(-1);
    expect(call?.path).toBe('/v1/text:synthesize');
    expect(call?.headers['x-goog-api-key']).toBe('the-key');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      input: { text: 'Сайн уу?' },
      voice: { languageCode: 'mn-MN', name: 'Kore', modelName: 'gemini-2.5-flash-tts' },
      audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000 },
    });
  });

  it('asks for a token before each call', async () => {
    let count = 0;
    const accessToken = async () => `token-${++count}`;
    const engine = createGoogle({ baseUrl: server.url, credentials: { accessToken } });
    await drain(engine.speak(request));
    await drain(engine.speak(request));
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  it('says no more than that there is no token', async () => {
    const accessToken = () => Promise.reject(new Error('private detail'));
    const engine = createGoogle({ baseUrl: server.url, credentials: { accessToken } });
    await expect(drain(engine.speak(request))).rejects.toThrow(
      'tts_request_failed: google: no access token',
    );
  });

  it.each([
    ['Kore', 'mn', { languageCode: 'mn-MN', name: 'Kore', modelName: 'gemini-2.5-flash-tts' }],
    [
      'gemini-2.5-pro-tts/Puck',
      'en',
      { languageCode: 'en-US', name: 'Puck', modelName: 'gemini-2.5-pro-tts' },
    ],
    ['en-US-Neural2-C', 'en', { languageCode: 'en-US', name: 'en-US-Neural2-C' }],
    ['en-GB-Chirp3-HD-Kore', 'en', { languageCode: 'en-GB', name: 'en-GB-Chirp3-HD-Kore' }],
  ] as const)('names the voice %s in %s', (voice, language, wanted) => {
    expect(googleVoice(voice, language)).toEqual(wanted);
  });
});
