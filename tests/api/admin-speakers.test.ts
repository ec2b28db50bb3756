import { afterAll, beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import { newAdmin, newUser, newUserWithAccount, type TestUser } from '../support/users.ts';

const made: string[] = [];
let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});
afterAll(async () => {
  const { documents } = suiteDeps();
  for (const id of made) await documents.speaker(id).delete();
});

const input = {
  name: { mn: ' Цэцэг ', en: 'Tsetseg' },
  description: { mn: 'Зөөлөн эмэгтэй хоолой.', en: 'A soft woman’s voice.' },
  language: 'mn' as const,
  gender: 'female' as const,
  engine: 'espeak' as const,
  voice: 'mn+f5',
  gainDb: 2,
  order: 40,
  premium: false,
};

const fallback = (...voices: string[]) => ({
  fallbacks: voices.map((voice) => ({ engine: 'espeak' as const, voice, gainDb: 1 })),
});

async function create(change: object = {}): Promise<string> {
  const { speakerId } = await ask('adminCreateSpeaker', admin, { input: { ...input, ...change } });
  made.push(speakerId);
  return speakerId;
}
const stored = async (id: string) => (await suiteDeps().documents.speaker(id).get()).data();

test('a new speaker is hidden, gets a sample, is published and converts text', async () => {
  const speakerId = await create({ voice: 'mn+f1' });
  expect(await stored(speakerId)).toEqual({
    ...input,
    name: { mn: 'Цэцэг', en: 'Tsetseg' },
    voice: 'mn+f1',
    fallbacks: [],
    sample: null,
    published: false,
  });
  const user = await newUserWithAccount();
  const text = { segments: ['Сайн уу?'], speakerId, language: 'mn' as const };
  expect(await refusal('synthesize', user, { input: text })).toBe('409 speaker_not_published');

  const params = { speakerId };
  const { sample } = await ask('adminMakeSample', admin, { params });
  const { files } = suiteDeps();
  expect(await files.size(sample)).toBeGreaterThan(5000);
  const again = await ask('adminMakeSample', admin, { params });
  expect(again.sample).not.toBe(sample);
  expect(await files.size(sample)).toBeNull();
  expect((await stored(speakerId))?.sample).toBe(again.sample);

  await ask('adminUpdateSpeaker', admin, { params, input: { published: true } });
  const { speakers } = await ask('getSpeakers', null);
  expect(speakers.find(({ id }) => id === speakerId)?.sample).toBe(again.sample);
  expect((await convert(user, text)).speaker.name.mn).toBe('Цэцэг');
});

test('names, descriptions, gender, place, gain and premium can be changed; the rest stays', async () => {
  const speakerId = await create();
  const before = await stored(speakerId);
  const change = {
    name: { mn: 'Дэлгэр', en: 'Delger' },
    description: { mn: 'Намуухан.', en: 'Calm.' },
    gender: 'male' as const,
    order: 41,
    gainDb: -3.5,
    premium: true,
  };
  await ask('adminUpdateSpeaker', admin, { params: { speakerId }, input: change });
  expect(await stored(speakerId)).toEqual({ ...before, ...change });
});

test.each([
  ['a voice that the engine has not', { voice: 'mn+nobody' }, '400 invalid_voice'],
  ['a voice of the other language', { voice: 'en-us+f5' }, '400 invalid_voice'],
  ['no voice', { voice: ' ' }, '400 invalid_voice'],
  [
    'a voice of an engine that is not set up',
    { engine: 'azure', voice: 'mn-MN-YesuiNeural' },
    '409 engine_not_set_up',
  ],
  ['a voice that somebody has', { voice: 'mn+f2' }, '409 speaker_already_exists'],
  ['a fallback voice that the engine has not', fallback('mn+nobody'), '400 invalid_voice'],
  ['a fallback voice of the other language', fallback('en-us+f5'), '400 invalid_voice'],
  ['its own voice as a fallback', fallback('mn+m1'), '400 voice_repeated'],
  ['a fallback voice twice', fallback('mn+m2', 'mn+m2'), '400 voice_repeated'],
  [
    'a fallback voice of an engine that is not set up',
    { fallbacks: [{ engine: 'azure', voice: 'mn-MN-YesuiNeural', gainDb: 0 }] },
    '409 engine_not_set_up',
  ],
  [
    'too many fallback voices',
    fallback('mn', 'mn+f1', 'mn+f2', 'mn+f3', 'mn+f4'),
    '400 request.invalid',
  ],
  [
    'a fallback voice without a gain',
    { fallbacks: [{ engine: 'espeak', voice: 'mn' }] },
    '400 request.invalid',
  ],
  [
    'a cost below nothing',
    { costs: [{ engine: 'espeak', voice: 'mn', usd: -1 }] },
    '400 request.invalid',
  ],
  ['an engine that there is not', { engine: 'parrot' }, '400 request.invalid'],
  ['a name in one language', { name: { mn: 'Нэр', en: '' } }, '400 request.invalid'],
  ['a name that is too long', { name: { mn: 'Н'.repeat(121), en: 'N' } }, '400 request.invalid'],
  ['no description', { description: { mn: '', en: 'x' } }, '400 request.invalid'],
  ['a gain beyond bounds', { gainDb: 41 }, '400 request.invalid'],
  ['a place that is not a number', { order: 1.5 }, '400 request.invalid'],
])('%s is refused', async (_, change, expected) => {
  const given = { ...input, voice: 'mn+m1', ...change };
  expect(await refusal('adminCreateSpeaker', admin, { input: given })).toBe(expected);
});

test('another voice is checked like a new one, and needs a new sample', async () => {
  const speakerId = await create({ voice: 'mn+m8' });
  const params = { speakerId };
  await ask('adminMakeSample', admin, { params });
  const change = (voice: string) => ({ params, input: { voice } });
  expect(await refusal('adminUpdateSpeaker', admin, change('mn+nobody'))).toBe('400 invalid_voice');
  expect(await refusal('adminUpdateSpeaker', admin, change('mn+f2'))).toBe(
    '409 speaker_already_exists',
  );
  await ask('adminUpdateSpeaker', admin, change('mn+m6'));
  expect(await stored(speakerId)).toMatchObject({ voice: 'mn+m6', sample: null });
});

test('fallback voices are added, put in another order and removed', async () => {
  const speakerId = await create({ voice: 'mn+m4' });
  const params = { speakerId };
  const change = (input: object) => ask('adminUpdateSpeaker', admin, { params, input });
  await change(fallback('mn+f2', 'mn+f4'));
  expect(await stored(speakerId)).toMatchObject({ voice: 'mn+m4', ...fallback('mn+f2', 'mn+f4') });
  await change({ order: 42 });
  expect(await stored(speakerId)).toMatchObject(fallback('mn+f2', 'mn+f4'));
  await ask('adminMakeSample', admin, { params });
  await change(fallback('mn+f4', 'mn+f2'));
  expect((await stored(speakerId))?.sample).not.toBeNull();
  // A fallback voice becomes the own one.
  await change({ voice: 'mn+klatt4', ...fallback('mn+m4') });
  expect(await stored(speakerId)).toMatchObject({
    voice: 'mn+klatt4',
    sample: null,
    ...fallback('mn+m4'),
  });
  expect(await refusal('adminUpdateSpeaker', admin, { params, input: { voice: 'mn+m4' } })).toBe(
    '400 voice_repeated',
  );
  await change({ fallbacks: [] });
  expect((await stored(speakerId))?.fallbacks).toEqual([]);
});

test('a fallback voice whose engine is no longer set up may stay, but not come back', async () => {
  const speakerId = await create({ voice: 'mn+klatt' });
  const params = { speakerId };
  const azure = { engine: 'azure' as const, voice: 'mn-MN-BataaNeural', gainDb: 0 };
  await suiteDeps()
    .documents.speaker(speakerId)
    .update({ fallbacks: [azure] });
  await ask('adminUpdateSpeaker', admin, { params, input: { fallbacks: [azure], order: 43 } });
  await ask('adminUpdateSpeaker', admin, { params, input: { fallbacks: [] } });
  expect(
    await refusal('adminUpdateSpeaker', admin, { params, input: { fallbacks: [azure] } }),
  ).toBe('409 engine_not_set_up');
});

test('a speaker that was stored before there were fallback voices has none', async () => {
  const speakerId = await create({ voice: 'mn+klatt2' });
  const ref = suiteDeps().documents.speaker(speakerId);
  const { fallbacks: _, ...old } = (await ref.get()).data() ?? {};
  await ref.withConverter(null).set(old);
  await ask('adminUpdateSpeaker', admin, { params: { speakerId }, input: { published: true } });
  const { speakers } = await ask('getSpeakers', null);
  expect(speakers.find(({ id }) => id === speakerId)?.fallbacks).toEqual([]);
});

test('costs are kept by voice, for admins only', async () => {
  const cost = { engine: 'espeak' as const, voice: 'mn+klatt5', usd: 0.016 };
  const speakerId = await create({ voice: 'mn+klatt5', costs: [cost] });
  const params = { speakerId };
  const costOf = async () =>
    (await ask('adminListSpeakers', admin)).costs.filter(({ voice }) => voice === 'mn+klatt5');
  expect(await costOf()).toEqual([cost]);
  expect(await stored(speakerId)).not.toHaveProperty('costs');
  await ask('adminUpdateSpeaker', admin, { params, input: { order: 44 } });
  expect(await costOf()).toEqual([cost]);
  const none = { costs: [{ ...cost, usd: null }] };
  await ask('adminUpdateSpeaker', admin, { params, input: none });
  expect(await costOf()).toEqual([]);
  const logged = await suiteDeps().documents.auditEntries().where('target', '==', speakerId).get();
  const ours = 'cost espeak mn+klatt5';
  expect(
    logged.docs
      .map((doc) => doc.data())
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ before, after }) => [before?.[ours], after?.[ours]]),
  ).toEqual([
    [undefined, 0.016],
    [undefined, undefined],
    [0.016, null],
  ]);
});

test('an unknown speaker is not found, and the configured engines are listed', async () => {
  const params = { speakerId: 'nobody' };
  expect(await refusal('adminUpdateSpeaker', admin, { params, input: { order: 1 } })).toBe(
    '404 speaker_not_found',
  );
  expect(await refusal('adminMakeSample', admin, { params })).toBe('404 speaker_not_found');
  expect((await ask('adminListSpeakers', admin)).engines).toEqual(['espeak']);
});

test('calls about speakers are refused for everyone but admins', async () => {
  const user = await newUser();
  const params = { speakerId: 'nomin' };
  expect(await refusal('adminCreateSpeaker', user, { input })).toBe('403 auth.forbidden');
  expect(await refusal('adminMakeSample', user, { params })).toBe('403 auth.forbidden');
  expect(await refusal('adminUpdateSpeaker', user, { params, input: { order: 1 } })).toBe(
    '403 auth.forbidden',
  );
});
