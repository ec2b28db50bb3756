import { ApiError } from '../api-error.ts';
import { sharedFile } from '../services/sharing/read-share.ts';
import type { ByteRoute } from './routes.ts';
import { sendAudioFile } from './send-audio-file.ts';

/** `GET /shares/:shareId/audio`: the file behind a public link, for as long as the link works. */
export const sharedAudio: ByteRoute = async (request, response, { deps, limits }, params) => {
  await limits.countUnauthenticated(request);
  limits.reserveSlot(request, response, null);
  const path = await sharedFile(deps, params.shareId ?? '');
  const sent = await sendAudioFile(request, response, deps, path, { withoutTag: true });
  if (!sent) throw new ApiError('share.not_found');
};
