import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../deps.ts';
import { tagBytes } from '../services/audios/sound-place.ts';
import { byteRange } from './byte-range.ts';
import { header } from './request.ts';
import { noStore } from './security-headers.ts';

interface Options {
  /** For listeners other than the owner: the tag has the name that the audio had when it was made. */
  readonly withoutTag?: boolean;
  readonly type?: 'audio/mpeg' | 'image/jpeg';
}

/** Answers with a stored file, usually an MP3, or the requested range of it. Returns false if it is missing. */
export async function sendAudioFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files }: Pick<Deps, 'files'>,
  path: string,
  { withoutTag = false, type = 'audio/mpeg' }: Options = {},
): Promise<boolean> {
  const stored = await files.size(path);
  if (stored === null) return false;
  const from = withoutTag ? await tagBytes(files, path, stored) : 0;
  const size = stored - from;
  response.setHeader('Accept-Ranges', 'bytes');
  // A browser's copy would outlive the link, the session and the audio. Players ask for the range that they need again.
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Content-Type', type);
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
    await pipeline(await files.read(path, from + start, from + end), response);
  } catch (error) {
    // Players often disconnect in the middle of a file.
    if (!response.destroyed) throw error;
  }
  return true;
}
