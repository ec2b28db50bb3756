import { devicePieceBytes } from '@duu/contract/calls/device-voices';
import { ApiError } from '../api-error.ts';
import { devicePartPath, readDeviceTicket } from '../services/conversions/device-voice.ts';
import type { ByteRoute } from './byte-route.ts';
import { urlOf } from './request.ts';
import { sendSpans } from './send-spans.ts';
import { ticketOf } from './ticket-of.ts';

/** A piece counts as so many requests, so that nobody can load models all day: as much as 200 MB in a minute. */
const pieceWorth = 5;

/**
 * `GET /speakers/:speakerId/device-voice/file?token=&part=`: a range of a part of a model that a browser runs.
 * @throws ApiError `request.invalid` without a range, or of one that is too long
 */
export const sendDevicePart: ByteRoute = async (request, response, services, params) => {
  const { deps } = services;
  const { voiceId } = await ticketOf(request, response, services, {
    read: (token) => readDeviceTicket(token, deps.streamKey(), deps.now()),
    worth: pieceWorth,
  });
  const { speakerId = '' } = params;
  const part = urlOf(request).searchParams.get('part') ?? '';
  const path = await devicePartPath(deps, { speakerId, voiceId, part });
  const to = await deps.voiceFiles.size(path);
  if (to === null) throw new ApiError('speaker_not_found');
  await sendSpans(request, response, { files: deps.voiceFiles }, [{ path, from: 0, to }], {
    type: 'application/octet-stream',
    pieceBytes: devicePieceBytes,
  });
};
