import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../deps.ts';
import { byteRange } from './byte-range.ts';
import { header } from './request.ts';

/** Answers with an MP3 of the bucket, whole or the range asked for; false where there is no such file. */
export async function sendAudioFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files }: Pick<Deps, 'files'>,
  path: string,
): Promise<boolean> {
  const size = await files.size(path);
  if (size === null) return false;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', 'private, max-age=3600');
  response.setHeader('Content-Type', 'audio/mpeg');
  const range = byteRange(header(request, 'range'), size);
  if (range === 'unsatisfiable') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${size}`);
    response.end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  response.setTimeout(limits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(await files.read(path, start, end), response);
  } catch (error) {
    // Players leave in the middle of a file all the time.
    if (!response.destroyed) throw error;
  }
  return true;
}
