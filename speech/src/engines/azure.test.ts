import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { azureSsml, createAzure } from './azure.ts';
import { bytes, startTestServer, type TestServer, wavOf } from './testing/http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const request = {
  text: 'Сайн уу?',
  language: 'mn',
  voice: 'mn-MN-YesuiNeural',
  speed: 1,
  pitch: 1,
} as const;

describe('azure', () => {
  it('asks as the REST reference says', async () => {
    server.reply(bytes(wavOf(new Int16Array(100).fill(5), 24_000)));
    const engine = createAzure({ baseUrl: server.url, region: 'eastasia', key: 'the-key' });
    for await (const sound of engine.speak(request)) expect(sound.samples.length).toBe(100);
    const call = server.requests.at(-1);
    expect(call?.path).toBe('/cognitiveservices/v1');
    expect(call?.headers).toMatchObject({
      'ocp-apim-subscription-key': 'the-key',
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
      'user-agent': 'duu',
    });
    expect(call?.body).toBe(azureSsml(request));
  });

  it('brings sound of another rate to its own', async () => {
    server.reply(bytes(wavOf(new Int16Array(1600).fill(500), 16_000)));
    const engine = createAzure({ baseUrl: server.url, region: 'eastasia', key: 'the-key' });
    for await (const { samples } of engine.speak(request)) {
      expect(samples.length).toBe(2400);
      expect(samples[1200]).toBe(500);
    }
  });

  it('refuses an answer without end', async () => {
    const part = Buffer.alloc(4 * 1024 * 1024);
    server.reply((response) => {
      const more = () => response.write(part, (error) => (error ? undefined : more()));
      response.writeHead(200);
      more();
    });
    const engine = createAzure({ baseUrl: server.url, region: 'eastasia', key: 'the-key' });
    const drain = async () => {
      for await (const _ of engine.speak(request));
    };
    await expect(drain()).rejects.toMatchObject({ key: 'payload_process_failed' });
    expect(server.requests.length).toBe(3);
  });

  it('writes speed and pitch as changes, and the language of the voice', () => {
    expect(azureSsml({ ...request, speed: 0.5, pitch: 1.4 })).toBe(
      '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="mn-MN">' +
        '<voice name="mn-MN-YesuiNeural"><prosody rate="-50%" pitch="+40%">Сайн уу?</prosody>' +
        '</voice></speak>',
    );
    const other = azureSsml({ ...request, voice: 'en-GB-SoniaNeural', language: 'en' });
    expect(other).toContain('xml:lang="en-GB"');
  });

  it('lets no text out of its element', () => {
    const text = `</prosody><voice name="x">&amp; "a" 'b'\u0000\u0007\uD800 ok`;
    const ssml = azureSsml({ ...request, text, voice: 'a"><b' });
    expect(ssml.match(/<[a-z/]/g)?.length).toBe(6);
    expect(ssml).toContain('&lt;/prosody&gt;&lt;voice name=&quot;x&quot;&gt;&amp;amp; ');
    expect(ssml).toContain('&apos;b&apos; ok<');
  });
});
