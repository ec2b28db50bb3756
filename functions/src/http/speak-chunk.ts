import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '@duu/speech/engines/engine';
import { voiceRequest } from '@duu/speech/engines/onnx/remote-onnx';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { isPermitted, permitHeader } from '../services/voice-permit.ts';
import { answerError } from './answer.ts';
import { receivedBody } from './guard.ts';
import { header } from './request.ts';
import { noStore } from './security-headers.ts';

export interface ChunkServices {
  readonly engine: () => Promise<Engine>;
  readonly key: () => string;
  readonly now: () => Date;
  readonly log: Log;
}

function checkToken(request: IncomingMessage, body: Buffer, { key, now }: ChunkServices): void {
  const token = header(request, permitHeader) ?? '';
  if (!isPermitted(token, body, key(), now())) throw new ApiError('auth.forbidden');
}

function parsed(body: Buffer) {
  try {
    return voiceRequest.parse(JSON.parse(body.toString()));
  } catch (cause) {
    throw new ApiError('request.invalid', { cause });
  }
}

/** Speaks one chunk with a natural voice, for our other functions only. */
export async function speakChunk(
  request: IncomingMessage,
  response: ServerResponse,
  services: ChunkServices,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort(new Error('left')));
  try {
    const body = receivedBody(request);
    checkToken(request, body, services);
    const chunk = { ...parsed(body), pitch: 1, signal: left.signal };
    const parts: Buffer[] = [];
    for await (const { samples } of (await services.engine()).speak(chunk))
      parts.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Cache-Control', noStore);
    response.end(Buffer.concat(parts));
  } catch (error) {
    if (left.signal.aborted) return;
    if (error instanceof ApiError) return answerError(response, error);
    services.log.error('voice_failed', {}, error);
    const key = error instanceof SpeechError ? error.key : 'tts_request_failed';
    answerError(response, new ApiError(key, { cause: error }));
  }
}
