import { expect, test } from 'vitest';
import { limitHeader } from '../../contract/src/errors/status.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { aRequest, convert, ended } from '../support/audios.ts';
import { withKey } from '../support/keys.ts';
import { putAudio } from '../support/library.ts';
import { endedCalls, spent } from '../support/speech-calls.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser, newUser, type TestUser } from '../support/users.ts';

test('pauses and voices in a text are not charged, not read, and kept for the next conversion', async () => {
  const user = await newUser();
  const plain = await convert(user, { segments: ['Сайн уу?', 'Сайн.'] });
  const segments = ['[voice Бат] Сайн уу?', '[уншигч Oyun] [pause 2s] Сайн.'];
  const marked = await convert(user, { segments });
  expect(marked.characters).toBe(plain.characters);
  expect(marked.excerpt).toBe('Сайн уу? Сайн.');
  expect((marked.durationMs ?? 0) - (plain.durationMs ?? 0)).toBeGreaterThan(700);
  const content = (await suiteDeps().documents.content(user.uid, marked.id).get()).data();
  expect(content?.segments).toEqual(segments);
  const words = content?.words.map(({ segment, start, end }) =>
    segments[segment]?.slice(start, end),
  );
  expect(words).toEqual(['Сайн', 'уу', 'Сайн']);
  expect(content?.normalized.map(({ spoken }) => spoken.trim())).toEqual(['Сайн уу?', 'Сайн.']);
});

test('a mark that can’t be read, or names nobody, is refused with its paragraph', async () => {
  const user = await newUser();
  const refused = async (...segments: string[]) => {
    const body = { ...aRequest, segments };
    const answer = await send('synthesize', user, { body });
    return `${answer.status} ${await answer.text()} ${answer.headers.get(limitHeader)}`;
  };
  expect(await refused('Нэг.', '[pause 1 day] Хоёр.')).toBe('400 mark_invalid 2');
  expect(await refused('[pause 11s] Хоёр.')).toBe('400 mark_invalid 1');
  expect(await refused('Нэг.', 'Хоёр.', '[voice Хэнч] Гурав.')).toBe('404 mark_voice_unknown 3');
  // Another language.
  expect(await refused('[voice Emily] Нэг.')).toBe('404 mark_voice_unknown 1');
  const silent = { ...aRequest, segments: ['[pause 1s]'] };
  expect(await refusal('synthesize', user, { input: silent })).toBe('400 segment_invalid');
  expect((await ask('getMe', user)).subscription?.heldCredits).toBe(0);
});

const dialogue = ['[voice Бат: Дорж] Сайн уу?', '[уншигч Oyun: Сараа (инээж)] Сайн. [pause 1s]'];
const charged = 'Сайн уу?Сайн.'.length;
const contentOf = async (user: TestUser, audioId: string) =>
  (await suiteDeps().documents.content(user.uid, audioId).get()).data();

test('whose words a voice reads is shown and found, and neither charged nor spoken', async () => {
  const user = await newUser();
  const made = await convert(user, { segments: dialogue });
  expect(made).toMatchObject({
    characters: charged,
    name: 'Сайн уу? Сайн',
    excerpt: 'Сайн уу? Сайн.',
  });
  const content = await contentOf(user, made.id);
  expect(content?.normalized.map(({ spoken }) => spoken.trim())).toEqual(['Сайн уу?', 'Сайн.']);
  const { shareId } = await ask('shareAudio', user, { params: { audioId: made.id } });
  const shared = await ask('getShare', null, { params: { shareId } });
  expect(shared.segments).toEqual(dialogue);
  expect(shared.words).toEqual(content?.words);
  const found = await ask('searchAudios', user, { query: { query: 'сараа' } });
  expect(found.audioIds).toEqual([made.id]);
});

test('a retry and a reconversion speak with the voices and pauses of their text, as charged', async () => {
  const user = await newUser();
  const { id: audioId, durationMs } = await convert(user, { segments: dialogue });
  const params = { audioId };
  const longer = dialogue.with(1, '[уншигч Oyun: Сараа (инээж)] Сайн. [pause 3s]');
  await ask('resynthesize', user, { params, input: { ...aRequest, segments: longer } });
  const again = await ended(user, audioId);
  expect(again).toMatchObject({ state: 'done', version: 2, characters: charged });
  expect((again.durationMs ?? 0) - (durationMs ?? 0)).toBeGreaterThan(1900);
  const nobody = longer.with(0, '[voice Бад: Дорж] Сайн уу?');
  const input = { ...aRequest, segments: nobody };
  expect(await refusal('resynthesize', user, { params, input })).toBe('404 mark_voice_unknown');
  const broken = await putAudio(user, { state: 'failed', segments: dialogue });
  await ask('retryAudio', user, { params: { audioId: broken } });
  expect(await ended(user, broken)).toMatchObject({ state: 'done', characters: charged });
  const lost = await putAudio(user, { state: 'failed', segments: nobody });
  expect(await refusal('retryAudio', user, { params: { audioId: lost } })).toBe(
    '404 mark_voice_unknown',
  );
  expect((await ask('getMe', user)).subscription?.heldCredits).toBe(0);
});

test('programs pause, choose voices and pay as the app does', async () => {
  const user = await newProUser();
  const { token, ...keyed } = await withKey(user, ['speak', 'library']);
  const made = await convert({ ...keyed, token }, { segments: dialogue });
  expect(made.characters).toBe(charged);
  const before = await spent(user);
  const speak = async (input: string) => {
    const answer = await fetch(`${baseUrl()}/v1/audio/speech`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ voice: 'nomin', input, response_format: 'pcm' }),
    });
    if (!answer.ok) return `${answer.status} ${await answer.text()}`;
    return (await answer.arrayBuffer()).byteLength / 48_000;
  };
  const plain = await speak('Сайн уу?\n\nСайн.');
  const marked = await speak(`${dialogue.join('\n\n')} Сайн.`);
  expect(Number(marked) - Number(plain)).toBeGreaterThan(1);
  await endedCalls(user, 2);
  const { used, held } = await spent(user);
  expect({ used: used - before.used, held }).toEqual({
    used: 2 * charged + ' Сайн.'.length,
    held: 0,
  });
  expect(await speak('[voice Бат')).toMatch(/^400 .*mark_invalid/u);
  expect(await speak('Сайн.\n\n[voice Emily: Anna] Сайн.')).toMatch(/^404 .*mark_voice_unknown/u);
});
