import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aRequest, convert, ended } from '../support/audios.ts';
import { baseUrl } from '../support/suite.ts';
import { newUser } from '../support/users.ts';

const segments = ['Эхний догол мөр энд байна.', 'Хоёр дахь нь энд байна.'];
const first = { ...aRequest, segments, background: 'limbe' as const };

async function bytesAt(streamUrl: string): Promise<Buffer> {
  const answer = await fetch(new URL(streamUrl, baseUrl()));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('a similar text is converted for free, and the previous version stays playable', async () => {
  const user = await newUser();
  const params = { audioId: (await convert(user, first)).id };
  const before = await bytesAt((await ask('openStream', user, { params })).streamUrl);
  const used = (await ask('getMe', user)).subscription?.usedCredits;

  const near = [segments[0] ?? '', 'Хоёр дахь нь тэнд байна.'];
  const again = await ask('resynthesize', user, { params, input: { ...first, segments: near } });
  expect(again.audioId).toBe(params.audioId);
  const heard = await bytesAt(again.streamUrl);
  expect(heard.equals(before)).toBe(false);
  const audio = await ended(user, params.audioId);
  expect(audio).toMatchObject({ state: 'done', version: 2, freeConversionsLeft: 2 });

  const { documents, files } = suiteDeps();
  const former = (await documents.version(user.uid, params.audioId, 1).get()).data();
  expect(former?.content.segments).toEqual(segments);
  expect(before.equals(Buffer.from((await files.bytes(former?.storagePath ?? '')) ?? []))).toBe(
    true,
  );
  expect(former?.storagePath).not.toBe(audio.storagePath);
  const content = (await documents.content(user.uid, params.audioId).get()).data();
  expect(content?.segments).toEqual(near);
  expect((await documents.pendingContent(user.uid, params.audioId).get()).exists).toBe(false);

  const { subscription, user: account } = await ask('getMe', user);
  expect(subscription).toMatchObject({ usedCredits: used, heldCredits: 0 });
  expect(account.counters).toMatchObject({ audios: 1, making: 0 });
});

test('a reconversion that is not free is refused with its reason', async () => {
  const user = await newUser();
  const { id: audioId } = await convert(user, first);
  const asked = (change: object) =>
    refusal('resynthesize', user, { params: { audioId }, input: { ...first, ...change } });
  expect(await asked({ speakerId: 'temuulen' })).toBe('409 speaker_not_same');
  expect(await asked({ segments: [segments.join(' ')] })).toBe('409 segment_not_same');
  expect(await asked({ segments: [...segments].reverse() })).toBe('409 segment_not_same');
  expect(await asked({ segments: ['Огт өөр', 'зүйл байлаа'] })).toBe('409 text_diff_too_high');
  expect(await asked({})).toBe('409 background_same');
  expect(await asked({ speed: 1.5 })).toBe('409 background_same');
  const unknown = { params: { audioId: 'none' }, input: first };
  expect(await refusal('resynthesize', user, unknown)).toBe('404 audio.not_found');
  const kept = await ended(user, audioId);
  expect(kept).toMatchObject({ version: 1, freeConversionsLeft: 3, state: 'done' });
});

test('three are free; then the call and the diff return the limit', async () => {
  const user = await newUser();
  const { id: audioId } = await convert(user, first);
  const params = { audioId };
  for (const backgroundVolume of ['low', 'high', 'medium'] as const) {
    const { streamUrl } = await ask('resynthesize', user, {
      params,
      input: { ...first, backgroundVolume },
    });
    await bytesAt(streamUrl);
    expect(await ended(user, audioId)).toMatchObject({ state: 'done' });
  }
  const input = { ...first, background: null };
  expect(await refusal('resynthesize', user, { params, input })).toBe(
    '409 max_resynthesize_exceeded',
  );
  const { documents } = suiteDeps();
  expect((await documents.versions(user.uid, audioId).get()).size).toBe(3);
  const diff = await ask('diffAudio', user, { input: { audioId, text: segments.join('\n') } });
  expect(diff).toEqual({
    free: false,
    reason: 'max_resynthesize_exceeded',
    distance: 0,
    share: 0,
    attemptsLeft: 0,
  });
});

test('the diff works while the user types', async () => {
  const user = await newUser();
  const { id: audioId } = await convert(user, first);
  const text = segments.join('\n');
  const length = [...segments.join(' ')].length;
  const diff = (changed: string) => ask('diffAudio', user, { input: { audioId, text: changed } });
  expect(await diff(text)).toEqual({ free: true, distance: 0, share: 0, attemptsLeft: 3 });
  expect(await diff(text.replace('.', '!'))).toMatchObject({
    free: true,
    distance: 1,
    share: 1 / length,
  });
  expect(await diff(`${text} Бас нэмсэн урт өгүүлбэр.`)).toMatchObject({
    free: false,
    reason: 'text_diff_too_high',
  });
  const asked = (input: object) => refusal('diffAudio', user, { input });
  expect(await asked({ audioId, text: ' ' })).toBe('400 diff.text_empty');
  expect(await asked({ audioId: '', text })).toBe('400 diff.audio_id_empty');
  expect(await asked({ audioId, text: 'а'.repeat(4097) })).toBe('400 diff.text_too_long');
  expect(await asked({ audioId: 'none', text })).toBe('404 audio.not_found');
});

test('checks the plan and the length of the text like a conversion', async () => {
  const user = await newUser();
  const { id: audioId } = await convert(user, first);
  const { documents } = suiteDeps();
  const trial = documents.subscription(user.uid, 'trial');
  const asked = (change: object) =>
    refusal('resynthesize', user, { params: { audioId }, input: { ...first, ...change } });
  await trial.update({ 'plan.backgroundSound': false });
  expect(await asked({ background: 'rain' })).toBe('403 background_not_in_plan');
  await trial.update({ 'plan.backgroundSound': true, 'plan.charactersPerConversion': 10 });
  expect(await asked({ background: 'rain' })).toBe('400 max_characters_per_conversion_exceeded');
  await trial.update({ 'plan.charactersPerConversion': 500, endsAt: new Date(0) });
  expect(await asked({ background: 'rain' })).toBe('403 subscription.expired');
  await trial.update({ endsAt: null });
  const speaker = documents.speaker(first.speakerId);
  try {
    await speaker.update({ premium: true });
    expect(await asked({ background: 'rain' })).toBe('403 speaker_premium');
  } finally {
    await speaker.update({ premium: false });
  }
  expect(await ended(user, audioId)).toMatchObject({ version: 1, freeConversionsLeft: 3 });
});

test('a later respelling is not converted for free', async () => {
  const user = await newUser();
  const { id: audioId } = await convert(user, first);
  const input = { language: 'mn' as const, written: 'догол', spoken: 'урт нэр '.repeat(8).trim() };
  await ask('saveRespelling', user, { input });
  const again = { params: { audioId }, input: { ...first, background: 'rain' as const } };
  expect(await refusal('resynthesize', user, again)).toBe('409 text_diff_too_high');
  const diff = await ask('diffAudio', user, { input: { audioId, text: segments.join('\n') } });
  expect(diff).toMatchObject({ free: false, reason: 'text_diff_too_high' });
});

test('changed respellings do not allow another text for free', async () => {
  const user = await newUser();
  const respell = (spoken: string) =>
    Promise.all(
      ['догол', 'мөр', 'энд'].map((written) =>
        ask('saveRespelling', user, { input: { language: 'mn', written, spoken } }),
      ),
    );
  await respell('цаг агаар сайхан');
  const { id: audioId, characters } = await convert(user, first);
  await respell('гэр бүлийн талаа');
  const again = { params: { audioId }, input: { ...first, background: 'rain' as const } };
  expect(await refusal('resynthesize', user, again)).toBe('409 text_diff_too_high');
  const diff = () => ask('diffAudio', user, { input: { audioId, text: segments.join('\n') } });
  expect(await diff()).toMatchObject({ free: false, reason: 'text_diff_too_high' });
  await respell('цаг агаар сайхаан');
  expect(await diff()).toMatchObject({ free: true });
  const { streamUrl } = await ask('resynthesize', user, again);
  await bytesAt(streamUrl);
  expect(await ended(user, audioId)).toMatchObject({ version: 2 });
  expect(characters).toBeGreaterThan(segments.join('').length);
});
