import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits as productLimits } from '@duu/contract/limits';
import type { Deps } from '../deps.ts';
import type { SentFile } from '../services/audios/sent-file.ts';
import { noStore } from './security-headers.ts';
import { sendSpans } from './send-spans.ts';

/** How many requests a made file counts as: it takes a second or two of a thread, or reads many files. */
export const madeFileWorth = 10;

/** The header of a file to be saved under a name (RFC 6266), which is in UTF-8 (RFC 8187). */
export function attachment(name: string, extension: string): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .trim();
  const encoded = encodeURIComponent(`${safe || 'duu'}.${extension}`).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Answers with a file for the browser to save. */
export async function sendMadeFile(
  request: IncomingMessage,
  response: ServerResponse,
  deps: Pick<Deps, 'files'>,
  file: SentFile & { readonly extension: string },
): Promise<void> {
  const { name, extension, type } = file;
  response.setHeader('Content-Disposition', attachment(name, extension));
  if ('spans' in file) return sendSpans(request, response, deps, file.spans, { type });
  response.statusCode = 200;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Accept-Ranges', 'none');
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(productLimits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(Readable.from(file.pieces, { objectMode: false }), response);
  } catch (error) {
    // Closed by the user in the middle of the file.
    if (!response.destroyed) throw error;
  }
}
