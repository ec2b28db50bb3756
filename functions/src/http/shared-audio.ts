import { ApiError } from '../api-error.ts';
import { sharedFile } from '../services/sharing/read-share.ts';
import type { ByteRoute } from './routes.ts';
import { sendAudioFile } from './send-audio-file.ts';

/** `GET /shares/:shareId/audio`: the file behind a public link, for as long as the link works. */
export const sharedAudio: ByteRoute = async (request, response, { deps }, params) => {
  const path = await sharedFile(deps, params.shareId ?? '');
  if (!(await sendAudioFile(request, response, deps, path))) throw new ApiError('share.not_found');
};
