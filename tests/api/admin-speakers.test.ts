import { afterAll, beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';

const made: string[] = [];
let admin: Person;
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
    sample: null,
    published: false,
  });
  const person = await newPerson();
  await ask('getMe', person);
  const text = { segments: ['Сайн уу?'], speakerId, language: 'mn' as const };
  expect(await refusal('synthesize', person, { input: text })).toBe('409 speaker_not_published');

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
  expect((await convert(person, text)).speaker.name.mn).toBe('Цэцэг');
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
  ['an engine that there is not', { engine: 'parrot' }, '400 request.invalid'],
  ['a name in one language', { name: { mn: 'Нэр', en: '' } }, '400 request.invalid'],
  ['a name that is too long', { name: { mn: 'Н'.repeat(121), en: 'N' } }, '400 request.invalid'],
  ['no description', { description: { mn: '', en: 'x' } }, '400 request.invalid'],
  ['a gain beyond bounds', { gainDb: 41 }, '400 request.invalid'],
  ['a place that is no number', { order: 1.5 }, '400 request.invalid'],
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

test('an unknown speaker is not found, and the configured engines are listed', async () => {
  const params = { speakerId: 'nobody' };
  expect(await refusal('adminUpdateSpeaker', admin, { params, input: { order: 1 } })).toBe(
    '404 speaker_not_found',
  );
  expect(await refusal('adminMakeSample', admin, { params })).toBe('404 speaker_not_found');
  expect((await ask('adminListSpeakers', admin)).engines).toEqual(['espeak']);
});

test('is refused for everyone but admins', async () => {
  const person = await newPerson();
  const params = { speakerId: 'nomin' };
  expect(await refusal('adminCreateSpeaker', person, { input })).toBe('403 auth.forbidden');
  expect(await refusal('adminMakeSample', person, { params })).toBe('403 auth.forbidden');
  expect(await refusal('adminUpdateSpeaker', person, { params, input: { order: 1 } })).toBe(
    '403 auth.forbidden',
  );
});
