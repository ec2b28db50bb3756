import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import { type StreamSource, streamSource } from '../services/conversions/stream-source.ts';
import { readStream } from '../services/conversions/stream-url.ts';
import { byteRange } from './byte-range.ts';
import type { ByteRoute } from './byte-route.ts';
import { awaitFirstSoundOf } from './first-sound.ts';
import { header } from './request.ts';
import { noStore } from './security-headers.ts';
import { sendAudioFile } from './send-spans.ts';
import { ticketOf } from './ticket-of.ts';

/** Longer than any conversion takes, shorter than the function may run. */
const timeoutMs = 9 * 60_000;

/**
 * How long a browser needs for a first sound once it has the bytes. On one machine with the server it needs the cores too:
 * with what is heard later made meanwhile, it took up to 0.2 s longer (`bench/engines.ts`).
 */
const browserMs = 300;

/**
 * Returns the last byte that a running conversion can answer with: infinite for all of its sound, and that of a first
 * range, which Safari asks for before it plays (`bytes=0-1`). Null for a later part and for the length, which need the file.
 */
function lastLiveByte(request: IncomingMessage): number | null {
  if (request.method === 'HEAD') return null;
  const range = byteRange(header(request, 'range'), Number.POSITIVE_INFINITY);
  if (range === null) return Number.POSITIVE_INFINITY;
  return range === 'unsatisfiable' || range.start > 0 ? null : range.end;
}

function beginStream(response: ServerResponse): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Cache-Control', noStore);
  // No ranges: a player that continues would join the bytes of two attempts.
  response.setHeader('Accept-Ranges', 'none');
  response.flushHeaders();
}

/** Starts the answer with the first sound, so that an earlier failure is answered with its key. */
async function sendLive(
  response: ServerResponse,
  { sound, cutOff }: Extract<StreamSource, { kind: 'live' }>,
  endWait: () => void,
): Promise<void> {
  const leave = () => {
    if (response.headersSent) response.destroy();
  };
  cutOff.addEventListener('abort', leave, { once: true });
  response.once('close', () => cutOff.removeEventListener('abort', leave));
  for await (const chunk of sound) {
    if (response.destroyed) return;
    if (!response.headersSent) {
      beginStream(response);
      setTimeout(endWait, browserMs).unref();
    }
    if (!response.write(chunk)) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  }
  response.end();
}

/** Answers with a first range as soon as it is made; its length is unknown until all of the sound is. */
async function sendFirstRange(
  response: ServerResponse,
  { sound }: Extract<StreamSource, { kind: 'live' }>,
  lastByte: number,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  let made = 0;
  for await (const chunk of sound) {
    chunks.push(chunk);
    made += chunk.byteLength;
    if (made > lastByte || response.destroyed) break;
  }
  const bytes = Buffer.concat(chunks, Math.min(made, lastByte + 1));
  const size = made > lastByte ? '*' : made;
  response.statusCode = 206;
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Content-Range', `bytes 0-${bytes.byteLength - 1}/${size}`);
  response.setHeader('Content-Length', String(bytes.byteLength));
  response.end(bytes);
}

/** `GET /audios/:audioId/stream?token=`: the sound while it is made, then its file. */
export const streamAudio: ByteRoute = async (request, response, services, params) => {
  const { deps } = services;
  const ticket = await ticketOf(request, response, services, {
    read: (token) => readStream(token, deps.streamKey(), deps.now(), params.audioId ?? ''),
  });
  const lastByte = lastLiveByte(request);
  // Who asks for the file does not wait for a first sound.
  const endWait = lastByte === null ? () => {} : awaitFirstSoundOf(response);
  const source = await streamSource(deps, ticket, { wholeOnly: lastByte === null, timeoutMs });
  if (source.kind === 'live') {
    return lastByte === null || lastByte === Number.POSITIVE_INFINITY
      ? sendLive(response, source, endWait)
      : sendFirstRange(response, source, lastByte);
  }
  if (!(await sendAudioFile(request, response, deps, source.path))) {
    throw new ApiError('audio.not_found');
  }
};
