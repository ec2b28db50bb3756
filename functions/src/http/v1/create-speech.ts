import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../../api-error.ts';
import { chooseSpeaker } from '../../services/speech-calls/choose-speaker.ts';
import { speakCall } from '../../services/speech-calls/speak-call.ts';
import { knownSpeakers } from '../../services/speech-calls/speakers-cache.ts';
import type { ByteServices } from '../byte-route.ts';
import { awaitFirstSoundOf } from '../first-sound.ts';
import { bodyOf, header, idempotencyKeyOf } from '../request.ts';
import { noStore } from '../security-headers.ts';
import { callerWithKey } from './caller-with-key.ts';
import { parseSpeechRequest, type SpeechRequest } from './speech-request.ts';

/** Clients choose their decoder by these, so they are exact. */
const types: Readonly<Record<SpeechRequest['format'], string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  pcm: 'audio/pcm',
};

/** An event of OpenAI's stream. */
const eventOf = (data: object) => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);

/** Bytes as they are, or in events. */
async function* asAnswer(
  sound: AsyncGenerator<Uint8Array, void, undefined>,
  { asEvents }: SpeechRequest,
  characters: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of sound) {
    bytes += chunk.length;
    yield asEvents
      ? eventOf({ type: 'speech.audio.delta', audio: Buffer.from(chunk).toString('base64') })
      : chunk;
  }
  if (!asEvents) return;
  // Tokens don't exist here: the characters of the price, and the bytes of sound.
  const usage = {
    input_tokens: characters,
    output_tokens: bytes,
    total_tokens: characters + bytes,
  };
  yield eventOf({ type: 'speech.audio.done', usage });
}

function begin(response: ServerResponse, type: string): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', noStore);
  response.flushHeaders();
}

/**
 * `POST /v1/audio/speech`. The answer begins with the first sound, so that an earlier failure has a status; a later one
 * ends the connection.
 */
export async function createSpeech(
  request: IncomingMessage,
  response: ServerResponse,
  services: ByteServices,
): Promise<void> {
  const { deps, limits } = services;
  const caller = await callerWithKey(request, services, 'speak');
  const endWait = awaitFirstSoundOf(response);
  const body = bodyOf(request);
  const speechRequest = parseSpeechRequest(body);
  limits.reserveSlot(request, response, null);
  const speaker = chooseSpeaker(await knownSpeakers(deps), speechRequest, speechRequest.input);
  const { characters, sound } = await speakCall(deps, caller, {
    text: speechRequest.input,
    speaker,
    speed: speechRequest.speed,
    format: speechRequest.format,
    repetition: {
      key: idempotencyKeyOf(request),
      isRetry: Number(header(request, 'x-stainless-retry-count') ?? 0) > 0,
      body,
    },
  });
  const type = speechRequest.asEvents
    ? 'text/event-stream; charset=utf-8'
    : types[speechRequest.format];
  const closed = once(response, 'close');
  try {
    for await (const chunk of asAnswer(sound, speechRequest, characters)) {
      if (response.destroyed) return;
      if (!response.headersSent) {
        begin(response, type);
        endWait();
      }
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
    }
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy();
    throw error instanceof ApiError ? error : new ApiError('server_error', { cause: error });
  }
  response.end();
}
