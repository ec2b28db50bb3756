import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';

test('a visitor hears a sentence without an account, and nothing of it is kept', async () => {
  const { documents, files } = suiteDeps();
  const before = await files.list('users/visitors', 10);
  const text = 'Хурал 14:30-д, төлбөр 9,900₮.';
  const { audio, durationMs, spoken, words } = await ask('trySpeech', null, {
    input: { text, language: 'mn' },
  });
  const mp3 = Buffer.from(audio, 'base64');
  expect(mp3.length).toBeCloseTo(durationMs * 8, -3);
  expect(durationMs).toBeGreaterThan(2000);
  expect(spoken).toBe('Хурал арван дөрвөн цаг гучин минутад, төлбөр есөн мянга есөн зуун төгрөг.');
  expect(words.map(({ start, end }) => text.slice(start, end))[0]).toBe('Хурал');
  expect(await files.list('users/visitors', 10)).toEqual(before);
  expect((await documents.user('visitors').get()).exists).toBe(false);

  const english = { text: 'Meet Dr. Lee at 9:05.', language: 'en' } as const;
  expect((await ask('trySpeech', null, { input: english })).spoken).toMatch(/Doctor Lee/);
  const answer = await send('trySpeech', null, { body: english });
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('what is too long, empty or not to be spoken is refused', async () => {
  const tried = (text: unknown, language = 'mn') =>
    refusal('trySpeech', null, { input: { text, language } });
  const { characters } = limits.tries;
  expect(await tried('а'.repeat(characters + 1))).toBe('400 try.too_long');
  // A hundred digits take a minute.
  expect(await tried('98 765 432 '.repeat(12))).toBe('400 try.too_long');
  expect(await tried(' \n')).toBe('400 segment_empty');
  expect(await tried('…?!')).toBe('400 segment_invalid');
  expect(await tried('a\u0000b')).toBe('400 segment_invalid');
  expect(await tried('Hallo', 'de')).toBe('400 unsupported_language');
  expect(await tried(5)).toBe('400 request.invalid');
});
