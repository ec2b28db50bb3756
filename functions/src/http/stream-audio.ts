import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import { isOpenAccount } from '../services/account/open-account.ts';
import { type Heard, hear } from '../services/conversions/hear.ts';
import { readTicket, type StreamTicket } from '../services/conversions/stream-url.ts';
import { header, urlOf } from './request.ts';
import type { ByteRoute, ByteServices } from './routes.ts';
import { nobodyKeeps } from './security-headers.ts';
import { sendAudioFile } from './send-audio-file.ts';

/** Longer than any sound takes to be made, shorter than the function may run. */
const patienceMs = 9 * 60_000;

/**
 * Whether the player wants ranges before it plays, as Safari does (`bytes=0-1`), or a later part: it waits for the
 * file, for a sound in the making has no length.
 */
function wantsRanges(request: IncomingMessage): boolean {
  const range = header(request, 'range');
  return range !== null && range.replaceAll(' ', '') !== 'bytes=0-';
}

function beginStream(response: ServerResponse): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Cache-Control', nobodyKeeps);
  // Names no ranges: a player that came back for the rest would join two attempts' bytes.
  response.setHeader('Accept-Ranges', 'none');
  response.flushHeaders();
}

/** Begins to answer with the first sound, so that a failure before it is answered with its key. */
async function sendLive(
  response: ServerResponse,
  { sound, cutOff }: Extract<Heard, { kind: 'live' }>,
): Promise<void> {
  const leave = () => {
    if (response.headersSent) response.destroy();
  };
  cutOff.addEventListener('abort', leave, { once: true });
  response.once('close', () => cutOff.removeEventListener('abort', leave));
  for await (const chunk of sound) {
    if (response.destroyed) return;
    if (!response.headersSent) beginStream(response);
    if (!response.write(chunk)) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  }
  response.end();
}

/** Whose sound may be heard, counted for them; an address that nobody signed is counted with those of nobody. */
function ticketOf(
  request: IncomingMessage,
  { deps, limits }: ByteServices,
  audioId: string,
): StreamTicket {
  try {
    const token = urlOf(request).searchParams.get('token') ?? '';
    return readTicket(token, deps.streamKey(), deps.now(), audioId);
  } catch (error) {
    limits.countUnauthenticated(request);
    throw error;
  }
}

/** `GET /audios/:audioId/stream?token=`: the sound while it is made, and its file once it is. */
export const streamAudio: ByteRoute = async (request, response, services, params) => {
  const { deps, limits } = services;
  const ticket = ticketOf(request, services, params.audioId ?? '');
  limits.countUser(ticket.uid);
  limits.takePlace(request, response, ticket.uid);
  if (!(await isOpenAccount(deps, ticket.uid))) throw new ApiError('audio.link_expired');
  const wholeOnly = request.method === 'HEAD' || wantsRanges(request);
  const heard = await hear(deps, ticket, { wholeOnly, patienceMs });
  if (heard.kind === 'live') return sendLive(response, heard);
  if (!(await sendAudioFile(request, response, deps, heard.path))) {
    throw new ApiError('audio.not_found');
  }
};
