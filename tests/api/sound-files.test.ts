import { soundFile } from '@duu/contract/sound-files';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { audioOf, convert } from '../support/audios.ts';
import { putAudio } from '../support/library.ts';
import { baseUrl } from '../support/suite.ts';
import { newUser } from '../support/users.ts';

async function fetchFile(
  user: Awaited<ReturnType<typeof newUser>>,
  audioId: string,
  input: object,
) {
  const params = { audioId };
  const { url } = await ask('openFile', user, { params, input: soundFile.parse(input) });
  const answer = await fetch(new URL(url, baseUrl()));
  return { url, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('WAV, FLAC and MP3 of any quality are made of the sound as it was, and cost nothing', async () => {
  const user = await newUser();
  const { id, durationMs } = await convert(user, { segments: ['Сайн байна уу?'], name: 'Ном 1' });
  const paid = (await ask('getMe', user)).subscription;

  const wav = await fetchFile(user, id, { format: 'wav', sampleRate: 48_000 });
  expect(wav.answer.status).toBe(200);
  expect(wav.answer.headers.get('content-type')).toBe('audio/wav');
  expect(wav.answer.headers.get('cache-control')).toContain('no-store');
  expect(wav.answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Ном 1.wav')}`,
  );
  expect(wav.bytes.readUInt32LE(24)).toBe(48_000);
  expect(wav.bytes.readUInt32LE(40)).toBe(wav.bytes.length - 44);
  expect(Math.abs((wav.bytes.length - 44) / 96 - (durationMs ?? 0))).toBeLessThan(80);

  const flac = await fetchFile(user, id, { format: 'flac' });
  expect(flac.bytes.subarray(0, 4).toString()).toBe('fLaC');
  const small = await fetchFile(user, id, { format: 'mp3', bitrate: 64 });
  const large = await fetchFile(user, id, { format: 'mp3', bitrate: 192 });
  expect(large.bytes.length / small.bytes.length).toBeGreaterThan(2.5);
  expect((await ask('getMe', user)).subscription).toEqual(paid);
});

test('a file is for its owner, for minutes, and only of sound that was kept', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const input = { format: 'wav' } as const;
  const { id } = await convert(user, { segments: ['Баяртай.'] });
  const params = { audioId: id };
  expect(await refusal('openFile', other, { params, input })).toBe('404 audio.not_found');
  const wrong = { format: 'mp3', bitrate: 320 };
  expect(await refusal('openFile', user, { params, input: wrong })).toBe('400 request.invalid');
  const { url } = await ask('openFile', user, { params, input });
  for (const forged of [url.slice(0, -4), url.replace(id, 'other')]) {
    const answer = await fetch(new URL(forged, baseUrl()));
    expect(`${answer.status} ${await answer.text()}`).toBe('403 audio.link_expired');
  }

  const old = { audioId: await putAudio(user) };
  expect(await refusal('openFile', user, { params: old, input })).toBe(
    '404 audio.lossless_missing',
  );

  const { files } = suiteDeps();
  const path = (await audioOf(user, id)).storagePath?.replace('.mp3', '.flac') ?? '';
  expect(await files.size(path)).toBeGreaterThan(1000);
  await ask('deleteAudio', user, { params });
  expect(await files.size(path)).toBeNull();
  expect((await fetch(new URL(url, baseUrl()))).status).toBe(404);
});
