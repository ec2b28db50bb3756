import { pipeline } from 'node:stream/promises';
import { limits as productLimits } from '@duu/contract/limits';
import type { SoundFormat } from '@duu/contract/sound-files';
import { ApiError } from '../api-error.ts';
import { isOpenAccount } from '../services/account/open-account.ts';
import { readFileTicket } from '../services/conversions/file-url.ts';
import { urlOf } from './request.ts';
import type { ByteRoute } from './routes.ts';
import { noStore } from './security-headers.ts';

const types: Readonly<Record<SoundFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** Making a file takes a second or two of a thread. */
const worth = 10;

/** `GET /audios/:audioId/file?token=`: a file that is made of the lossless sound while it is sent. */
export const sendSoundFile: ByteRoute = async (request, response, services, params) => {
  const { deps, limits } = services;
  const audioId = params.audioId ?? '';
  const token = urlOf(request).searchParams.get('token') ?? '';
  const ticket = await Promise.resolve()
    .then(() => readFileTicket(token, deps.streamKey(), deps.now(), audioId))
    .catch(async (error: unknown) => {
      await limits.countUnauthenticated(request);
      throw error;
    });
  const { uid, path, file } = ticket;
  await limits.countUser(uid, 0, worth);
  limits.reserveSlot(request, response, uid);
  if (!(await isOpenAccount(deps, uid))) throw new ApiError('audio.link_expired');
  const [audio, size] = await Promise.all([
    deps.documents.audio(uid, audioId).get(),
    deps.files.size(path),
  ]);
  const shown = audio.data();
  if (!shown || size === null) throw new ApiError('audio.not_found');
  const { exportSound } = await import('@duu/speech/export-sound');
  const sound = exportSound(await deps.files.read(path, 0, size - 1), {
    file,
    title: shown.name,
    artist: shown.speaker.name[shown.language],
  });
  response.statusCode = 200;
  response.setHeader('Content-Type', types[file.format]);
  response.setHeader('Cache-Control', noStore);
  const name = encodeURIComponent(`${shown.name}.${file.format}`);
  response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
  response.setTimeout(productLimits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(sound, response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
};
