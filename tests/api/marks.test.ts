import { expect, test } from 'vitest';
import { limitHeader } from '../../contract/src/errors/status.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { aRequest, convert } from '../support/audios.ts';
import { newUser } from '../support/users.ts';

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
