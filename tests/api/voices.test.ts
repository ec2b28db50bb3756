import { afterAll, beforeAll, expect, test } from 'vitest';
import { installVoices } from '../../local/seed/install-voices.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert, ended } from '../support/audios.ts';
import { baseUrl } from '../support/suite.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';
import { addDeviceVoice, addTinyVoice, removeTinyVoice } from '../support/voices.ts';

const made: string[] = [];
let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
  await addTinyVoice('tuya', 'mms', { licence: 'CC-BY-NC-4.0', commercial: false });
  await addTinyVoice('ko', 'kokoro', { licence: 'Apache-2.0', commercial: true });
});
afterAll(async () => {
  const { documents } = suiteDeps();
  for (const id of made) await documents.speaker(id).delete();
  for (const id of ['tuya', 'ko', 'gone']) removeTinyVoice(id);
});

const input = {
  name: { mn: 'Туяа', en: 'Tuya' },
  description: { mn: 'Нейрон хоолой.', en: 'Natural voice.' },
  language: 'mn' as const,
  gender: 'female' as const,
  engine: 'onnx' as const,
  voice: 'tuya',
  gainDb: 0,
  order: 50,
  premium: false,
};

async function published(change: object = {}): Promise<string> {
  const { speakerId } = await ask('adminCreateSpeaker', admin, { input: { ...input, ...change } });
  made.push(speakerId);
  const params = { speakerId };
  await ask('adminUpdateSpeaker', admin, { params, input: { published: true } });
  return speakerId;
}

test('added voices are listed with their terms, get a sample and convert text', async () => {
  const { engines, voices } = await ask('adminListSpeakers', admin);
  expect(engines).toContain('onnx');
  expect(voices).toMatchObject([
    { id: 'ko', language: 'en', licence: 'Apache-2.0', commercial: true, speakers: 2 },
    { id: 'tuya', language: 'mn', licence: 'CC-BY-NC-4.0', commercial: false, speakers: 1 },
  ]);
  const speakerId = await published();
  const { sample } = await ask('adminMakeSample', admin, { params: { speakerId } });
  expect(await suiteDeps().files.size(sample)).toBeGreaterThan(5000);
  const user = await newUserWithAccount();
  const audio = await convert(user, { speakerId, segments: ['5 хүн ирлээ. Сайн уу?'] });
  expect(audio).toMatchObject({ state: 'done', characters: 21 });
});

test('one speaker of several in a model converts English', async () => {
  const speakerId = await published({ language: 'en', voice: 'ko/1' });
  const user = await newUserWithAccount();
  const text = { speakerId, language: 'en' as const, segments: ['Hello there.'] };
  expect((await convert(user, text)).state).toBe('done');
});

test('a speaker of a model of several languages has its own', async () => {
  const style = (id: string, language: 'mn' | 'en') =>
    ({ id, language, gender: 'female', name: { mn: id, en: id }, british: false }) as const;
  addDeviceVoice('two', { speakers: 2, styles: [style('a', 'en'), style('b', 'mn')] });
  const speakerId = await published({ voice: 'two/1' });
  expect((await suiteDeps().documents.speaker(speakerId).get()).data()?.language).toBe('mn');
  await published({ voice: 'two/0', language: 'en' });
  const wrong = { ...input, voice: 'two/0' };
  expect(await refusal('adminCreateSpeaker', admin, { input: wrong })).toBe('400 invalid_voice');
  removeTinyVoice('two');
});

test.each([
  ['that is not here', { voice: 'nobody' }],
  ['of the other language', { voice: 'ko' }],
  ['with a number that the model has not', { language: 'en', voice: 'ko/2' }],
  ['outside the folder', { voice: '../tuya' }],
  [
    'that is not here, as a fallback',
    {
      engine: 'espeak',
      voice: 'mn+m4',
      fallbacks: [{ engine: 'onnx', voice: 'nobody', gainDb: 0 }],
    },
  ],
])('a voice %s is refused', async (_, change) => {
  const given = { ...input, ...change };
  expect(await refusal('adminCreateSpeaker', admin, { input: given })).toBe('400 invalid_voice');
});

test('a voice that was removed fails the conversion, and costs nothing', async () => {
  await addTinyVoice('gone', 'mms', { licence: '', commercial: null });
  const speakerId = await published({ voice: 'gone' });
  removeTinyVoice('gone');
  const user = await newUserWithAccount();
  const before = (await ask('getCurrentSubscription', user)).subscription;
  const request = { speakerId, language: 'mn' as const, segments: ['Сайн уу?'] };
  const { audioId, streamUrl } = await ask('synthesize', user, { input: request });
  await fetch(new URL(streamUrl, baseUrl())).then((response) => response.arrayBuffer());
  expect(await ended(user, audioId)).toMatchObject({
    state: 'failed',
    error: 'tts_request_failed',
  });
  expect((await ask('getCurrentSubscription', user)).subscription).toEqual(before);
  const { voices } = await ask('adminListSpeakers', admin);
  expect(voices.some(({ id }) => id === 'gone')).toBe(false);
});

test('the launcher makes a speaker of each voice, once', async () => {
  const { documents, files } = suiteDeps();
  await addTinyVoice('gone', 'mms', { licence: 'CC-BY-NC-4.0', commercial: false });
  made.push('gone');
  const ref = documents.speaker('gone');
  await ref.delete();
  const others = (await documents.speakers().where('voice', '==', 'gone').get()).docs;
  for (const doc of others) await doc.ref.delete();
  expect(await installVoices(documents, files)).toContain('gone (mn)');
  expect((await ref.get()).data()).toMatchObject({
    engine: 'onnx',
    voice: 'gone',
    published: true,
    description: { en: 'Natural voice (CC-BY-NC-4.0), not for commercial use.' },
  });
  const { sample } = (await ref.get()).data() ?? {};
  expect(await files.size(sample ?? '')).toBeGreaterThan(5000);
  await ref.update({ published: false });
  await installVoices(documents, files);
  expect((await ref.get()).data()?.published).toBe(false);
});
