import type { Rating } from '@duu/contract/documents/audio';
import type { SpokenVoice } from '@duu/contract/documents/speaker';
import { beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { audioOf, convert } from '../support/audios.ts';
import { putAudio } from '../support/library.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

let admin: TestUser;
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  [admin, user, other] = await Promise.all([
    newAdmin(),
    newUserWithAccount(),
    newUserWithAccount(),
  ]);
});

/** A voice that no other test rates. */
const aVoice = (): SpokenVoice => ({ engine: 'onnx', voice: `rated-${suiteDeps().newId()}` });

const rate = (by: TestUser, audioId: string, rating: Rating | null) =>
  ask('rateAudio', by, { params: { audioId }, input: { rating } });

async function countOf({ voice }: SpokenVoice) {
  const { ratings } = await ask('adminListSpeakers', admin);
  return ratings.filter((one) => one.voice === voice).map(({ up, down }) => [up, down]);
}

test('a rating is kept with the audio and counted for its voice; another replaces it, null takes it back', async () => {
  const voiceUsed = aVoice();
  const audioId = await putAudio(user, { voiceUsed });
  const ratingOf = async () => (await audioOf(user, audioId)).rating;
  expect([await ratingOf(), await countOf(voiceUsed)]).toEqual([null, []]);
  await rate(user, audioId, 'up');
  await rate(user, audioId, 'up');
  expect(await ratingOf()).toEqual({ ...voiceUsed, rating: 'up' });
  expect(await countOf(voiceUsed)).toEqual([[1, 0]]);
  await rate(user, audioId, 'down');
  expect(await countOf(voiceUsed)).toEqual([[0, 1]]);
  await rate(user, audioId, null);
  expect([await ratingOf(), await countOf(voiceUsed)]).toEqual([null, [[0, 0]]]);
});

test('ratings of several users at once are all counted, and stay when an audio is deleted', async () => {
  const voiceUsed = aVoice();
  const users = [user, other, user, other];
  const audioIds = await Promise.all(users.map((one) => putAudio(one, { voiceUsed })));
  await Promise.all(audioIds.map((audioId, at) => rate(users[at] ?? user, audioId, 'up')));
  expect(await countOf(voiceUsed)).toEqual([[4, 0]]);
  await ask('deleteAudio', user, { params: { audioId: audioIds[0] ?? '' } });
  expect(await countOf(voiceUsed)).toEqual([[4, 0]]);
});

test('a voice in two languages is rated in each', async () => {
  const voiceUsed = aVoice();
  for (const language of ['mn', 'en'] as const)
    await rate(user, await putAudio(user, { voiceUsed, language }), 'down');
  expect(await countOf(voiceUsed)).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('an audio has one vote: a new rating counts for the voice that has spoken it since', async () => {
  const [before, after] = [aVoice(), aVoice()];
  const audioId = await putAudio(user, { voiceUsed: before });
  await rate(user, audioId, 'down');
  await suiteDeps().documents.audio(user.uid, audioId).update({ voiceUsed: after });
  await rate(user, audioId, 'up');
  expect([await countOf(before), await countOf(after)]).toEqual([[[0, 0]], [[1, 0]]]);
});

test('only a finished audio of one voice can be rated, by its owner', async () => {
  const rating = { rating: 'up' } as const;
  const refused = (by: TestUser, audioId: string, input: object = rating) =>
    refusal('rateAudio', by, { params: { audioId }, input });
  const audioId = await putAudio(user);
  expect(await refused(other, audioId)).toBe('404 audio.not_found');
  expect(await refused(user, audioId, { rating: 'best' })).toBe('400 request.invalid');
  const [creating, several, old] = await Promise.all([
    putAudio(user, { state: 'creating' }),
    putAudio(user, { voiceUsed: null }),
    putAudio(user),
  ]);
  const ref = suiteDeps().documents.audio(user.uid, old);
  const { voiceUsed: _, rating: __, ...stored } = (await ref.get()).data() ?? {};
  await ref.withConverter(null).set(stored);
  for (const one of [creating, several, old])
    expect(await refused(user, one)).toBe('409 audio.not_ready');
  await rate(user, old, null);
});

test('a conversion says which voice spoke, unless several did', async () => {
  const one = await convert(user);
  expect(one.voiceUsed).toEqual({ engine: 'espeak', voice: 'mn+f2' });
  const two = await convert(user, { segments: ['Сайн уу?', '[voice Бат] Сайн, сайн.'] });
  expect(two.voiceUsed).toBeNull();
});
