import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { type Span, sizeOf, spanBytes } from '../services/audios/sent-file.ts';
import { tagBytes } from '../services/audios/sound-place.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { etagOf } from './etag.ts';
import { header } from './request.ts';
import { noStore } from './security-headers.ts';

/** Where the files are. */
interface Sources {
  readonly files: Pick<Deps['files'], 'read'>;
}

async function* bytesIn(
  { files }: Sources,
  spans: readonly Span[],
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let before = 0;
  for (const span of spans) {
    const length = spanBytes(span);
    const first = Math.max(0, start - before);
    const last = Math.min(length - 1, end - before);
    before += length;
    if (first > last) continue;
    if ('bytes' in span) yield span.bytes.subarray(first, last + 1);
    else yield* await files.read(span.path, span.from + first, span.from + last);
  }
}

interface Sending {
  readonly type?: string;
  /** Only ranges are sent, of at most so many bytes. */
  readonly pieceBytes?: number;
}

/**
 * Answers with parts of stored files as one file, or the requested range of it. A download that broke goes on if the file is
 * still the same.
 * @throws ApiError `request.invalid` for more than a piece
 */
export async function sendSpans(
  request: IncomingMessage,
  response: ServerResponse,
  deps: Sources,
  spans: readonly Span[],
  { type = 'audio/mpeg', pieceBytes }: Sending = {},
): Promise<void> {
  const size = sizeOf(spans);
  // A stored file never changes; a voice's may be replaced by one of another length.
  const tag = etagOf(spans.map((span) => ('bytes' in span ? span.bytes : JSON.stringify(span))));
  const isOther = (header(request, 'if-range') ?? tag) !== tag;
  const range = isOther ? null : byteRange(header(request, 'range'), size);
  const isLonger = (bytes: number) =>
    range === null || (range !== 'unsatisfiable' && range.end - range.start >= bytes);
  if (pieceBytes !== undefined && isLonger(pieceBytes)) throw new ApiError('request.invalid');
  response.setHeader('ETag', tag);
  response.setHeader('Accept-Ranges', 'bytes');
  // A browser's copy would outlive the link, the session and the audio. Players ask for the range that they need again.
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Content-Type', type);
  if (range === 'unsatisfiable') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${size}`);
    response.end();
    return;
  }
  const sent = range ?? { start: 0, end: size - 1 };
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader('Content-Range', `bytes ${sent.start}-${sent.end}/${size}`);
  response.setHeader('Content-Length', String(sent.end - sent.start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(limits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(bytesIn(deps, spans, sent), response);
  } catch (error) {
    // Players often disconnect in the middle of a file.
    if (!response.destroyed) throw error;
  }
}

interface Options {
  /** For listeners other than the owner: the tag has the name that the audio had when it was made. */
  readonly withoutTag?: boolean;
}

/** Answers with an MP3 file or the requested range of it. Returns false if it is missing. */
export async function sendAudioFile(
  request: IncomingMessage,
  response: ServerResponse,
  deps: Pick<Deps, 'files'>,
  path: string,
  { withoutTag = false }: Options = {},
): Promise<boolean> {
  const to = await deps.files.size(path);
  if (to === null) return false;
  const from = withoutTag ? await tagBytes(deps.files, path, to) : 0;
  await sendSpans(request, response, deps, [{ path, from, to }]);
  return true;
}
