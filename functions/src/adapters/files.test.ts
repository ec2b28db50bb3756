import type { Bucket } from '@google-cloud/storage';
import { expect, test, vi } from 'vitest';
import { createFiles } from './files.ts';

/** A bucket with one file, which keeps what is set. */
function aBucket() {
  const file = { save: vi.fn(), setMetadata: vi.fn() };
  const bucket = {
    file: () => file,
    getFilesStream: async function* () {
      yield file;
    },
  };
  return { file, files: createFiles(async () => bucket as unknown as Bucket) };
}

test.each([
  ['users/u-1/audios/a.mp3', 'private, no-store'],
  ['users/u-1/photo/p.webp', 'private, no-store'],
  ['speakers/nomin.mp3', 'private, max-age=3600'],
])('browsers keep %s as %s says', async (path, cacheControl) => {
  const { file, files } = aBucket();
  await files.write(path, new Uint8Array(1), 'audio/mpeg');
  const options = expect.objectContaining({ metadata: { cacheControl } });
  expect(file.save).toHaveBeenCalledWith(expect.anything(), options);
});

test('a revoked address is replaced by one that can’t be guessed', async () => {
  const { file, files } = aBucket();
  await files.revokeLinks('users/u-1/');
  const firebaseStorageDownloadTokens = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(file.setMetadata).toHaveBeenCalledWith({ metadata: { firebaseStorageDownloadTokens } });
});
