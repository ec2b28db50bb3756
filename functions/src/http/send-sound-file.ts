import type { SoundFormat } from '@duu/contract/sound-files';
import { ApiError } from '../api-error.ts';
import { readFileTicket } from '../services/conversions/file-url.ts';
import type { ByteRoute } from './byte-route.ts';
import { madeFileWorth, sendMadeFile } from './send-made-file.ts';
import { ticketOf } from './ticket-of.ts';

const types: Readonly<Record<SoundFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** `GET /audios/:audioId/file?token=`: a file that is made of the lossless sound while it is sent. */
export const sendSoundFile: ByteRoute = async (request, response, services, params) => {
  const { deps } = services;
  const audioId = params.audioId ?? '';
  const { uid, path, file } = await ticketOf(request, response, services, {
    read: (token) => readFileTicket(token, deps.streamKey(), deps.now(), audioId),
    worth: madeFileWorth,
  });
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
  await sendMadeFile(request, response, deps, {
    name: shown.name,
    extension: file.format,
    type: types[file.format],
    pieces: sound,
  });
};
