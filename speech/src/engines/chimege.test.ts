import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChimege } from './chimege.ts';
import { chimegeLetters, chimegeText, needsNormalizing } from './chimege-text.ts';
import { bytes, startTestServer, status, type TestServer, wavOf } from './testing/http-server.ts';

const sound = bytes(wavOf(new Int16Array(100).fill(5), 22_050));
const request = {
  text: 'Сайн байна уу?',
  language: 'mn',
  voice: 'FEMALE3v2',
  speed: 1.25,
  pitch: 0.87,
} as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.reply(sound);
});
afterEach(() => server.close());

const engine = () =>
  createChimege({
    baseUrl: server.url,
    token: 'the-token',
    retries: { attempts: 1, firstMs: 1, maxMs: 1 },
  });
const count = async (text: string, language: 'mn' | 'en' = 'mn') => {
  let samples = 0;
  for await (const piece of engine().speak({ ...request, text, language }))
    samples += piece.samples.length;
  return samples;
};

describe('chimege', () => {
  it('asks as its reference says', async () => {
    expect(await count(request.text)).toBe(100);
    const [call] = server.requests;
    expect(call?.path).toBe('/synthesize');
    expect(call?.body).toBe('Сайн байна уу?');
    expect(call?.headers).toMatchObject({
      token: 'the-token',
      'voice-id': 'FEMALE3v2',
      speed: '1.25',
      pitch: '0.87',
      'sample-rate': '22050',
    });
  });

  it('refuses English', async () => {
    await expect(count(request.text, 'en')).rejects.toMatchObject({ key: 'unsupported_language' });
    expect(server.requests.length).toBe(0);
  });

  it('has the provider normalize what it would refuse, and names that failure by its own key', async () => {
    server.reply(bytes('хорин таван ₮ хүн'), sound);
    expect(await count('25₮ хүн')).toBe(100);
    expect(server.requests.map(({ path }) => path)).toEqual(['/normalize-text', '/synthesize']);
    expect(server.requests[1]?.body).toBe('хорин таван хүн');
    server.reply(status(500));
    await expect(count('25 хүн')).rejects.toMatchObject({ key: 'normalize_failed' });
  });

  it('passes the error code on, and nothing else of the answer', async () => {
    server.reply(status(400, { 'Error-Code': '4003' }));
    await expect(count('үг')).rejects.toThrow(
      'payload_process_failed: chimege: answered 400, code 4003',
    );
    server.reply(status(403, { 'Error-Code': '1001' }));
    await expect(count('үг')).rejects.toThrow(/^tts_request_failed: .*403, code 1001$/);
  });

  it('asks for nothing where nothing can be spoken, and never for less than two characters', async () => {
    expect(await count(' ?! ')).toBe(0);
    expect(server.requests.length).toBe(0);
    expect(await count('А')).toBe(100);
    expect(server.requests[0]?.body).toBe('А.');
  });

  it('never sends more than 300 characters', async () => {
    const words = Array.from({ length: 60 }, (_, i) => `үгс${'а'.repeat(i % 9)}`).join(' ');
    await count(words);
    expect(server.requests.length).toBeGreaterThan(1);
    for (const { body } of server.requests) expect(body.length).toBeLessThanOrEqual(300);
    expect(server.requests.map(({ body }) => body).join(' ')).toBe(words);
  });
});

describe('letters for Chimege', () => {
  it.each([
    ['«Дуу» — сайхан…', '"Дуу" - сайхан...'],
    ['Номин (шинэ)', 'Номин шинэ'],
    ['Windows', 'виндовс'],
    ['өвөл, Үүл', 'өвөл, Үүл'],
  ])('writes %s in letters that Chimege accepts', (text, wanted) => {
    expect(chimegeLetters(text)).toBe(wanted);
    expect(needsNormalizing(wanted)).toBe(false);
  });

  it('drops letters that Chimege does not accept', () => {
    expect(needsNormalizing('а₮б')).toBe(true);
    expect(chimegeText('аа ₮ 5 бб')).toBe('аа бб');
    expect(chimegeText('5')).toBe('');
  });
});
