import { afterAll, beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { baseUrl } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';
import { addDeviceVoice, addTinyVoice, removeTinyVoice } from '../support/voices.ts';

let user: TestUser;
const speakers = { device: 'on-device', whole: 'on-server', embedded: 'embedded' } as const;

beforeAll(async () => {
  user = await newUserWithAccount();
  addDeviceVoice('divided');
  await addTinyVoice('whole', 'piper', { licence: 'MIT', commercial: true });
  const put = (id: string, change: object) =>
    suiteDeps()
      .documents.speaker(id)
      .set({
        ...{ name: { mn: 'Жо', en: 'Joe' }, description: { mn: '', en: '' }, language: 'en' },
        ...{ gender: 'male', gainDb: 3, fallbacks: [], sample: null, order: 90 },
        ...{ published: true, premium: false, engine: 'onnx', voice: 'divided', ...change },
      });
  await put(speakers.device, {});
  await put(speakers.whole, { voice: 'whole' });
  await put(speakers.embedded, { engine: 'espeak', voice: 'en-us+m8' });
});
afterAll(async () => {
  for (const id of Object.values(speakers)) await suiteDeps().documents.speaker(id).delete();
  for (const id of ['divided', 'whole']) removeTinyVoice(id);
});

const voiceOf = async (speakerId: string) =>
  (await ask('getDeviceVoice', user, { params: { speakerId } })).voice;

test('only voices that a browser can run are offered', async () => {
  expect(await voiceOf(speakers.device)).toMatchObject({ sampleRate: 22_050, gainDb: 3 });
  expect(await voiceOf(speakers.whole)).toBeNull();
  expect(await voiceOf(speakers.embedded)).toBeNull();
  const missing = { params: { speakerId: 'nobody' } };
  expect(await refusal('getDeviceVoice', user, missing)).toBe('404 speaker_not_found');
});

test('its parts are sent by ranges, to whoever has the address', async () => {
  const voice = await voiceOf(speakers.device);
  for (const { part, bytes } of voice?.parts ?? []) {
    const address = `${baseUrl()}${voice?.address}${part}`;
    const ranged = (range: string) => fetch(address, { headers: { Range: range } });
    const whole = Buffer.from(await (await ranged('bytes=0-')).arrayBuffer());
    expect(whole.length).toBe(bytes);
    const answer = await ranged(`bytes=10-${bytes - 1}`);
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(10));
    // Not all of a model at once.
    expect((await fetch(address)).status).toBe(400);
  }
  const forged = `${baseUrl()}${voice?.address.replace(/token=./, 'token=x')}sound`;
  expect((await fetch(forged)).status).toBe(403);
  expect((await fetch(`${baseUrl()}${voice?.address}tokens`)).status).toBe(404);
  const other = `${baseUrl()}${voice?.address.replace(speakers.device, speakers.whole)}sound`;
  expect((await fetch(other)).status).toBe(404);
});

test('a text is read for it without a charge, with the words of the user', async () => {
  const respelling = { language: 'en', written: 'Nguyen', spoken: 'win' } as const;
  await ask('saveRespelling', user, { input: respelling });
  const before = await ask('getCurrentSubscription', user);
  const read = async (text: string) =>
    ask('readForDevice', user, { params: { speakerId: speakers.device }, input: { text } });
  expect(await read('Nguyen came.')).toEqual(await read('Win came.'));
  expect((await read('Good morning. It costs $3.')).pieces).toHaveLength(2);
  expect(await ask('getCurrentSubscription', user)).toEqual(before);
});

test.each([
  ['400 segment_empty', speakers.device, ' '],
  ['400 segment_invalid', speakers.device, '…'],
  ['400 request.invalid', speakers.device, 'a'.repeat(301)],
  ['404 speaker_not_found', speakers.embedded, 'Hello.'],
])('refuses with %s', async (wanted, speakerId, text) => {
  const request = { params: { speakerId }, input: { text } };
  expect(await refusal('readForDevice', user, request)).toBe(wanted);
});
