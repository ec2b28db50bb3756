import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits as productLimits } from '@duu/contract/limits';
import type { SentFile } from '../services/audios/sent-file.ts';
import { noStore } from './security-headers.ts';

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

/** A file that is made while it is sent, for the browser to save. */
interface MadeFile extends SentFile {
  readonly extension: string;
}

export async function sendMadeFile(
  request: IncomingMessage,
  response: ServerResponse,
  { name, extension, type, bytes, pieces }: MadeFile,
): Promise<void> {
  response.statusCode = 200;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', attachment(name, extension));
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Accept-Ranges', 'none');
  if (bytes !== null) response.setHeader('Content-Length', String(bytes));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(productLimits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), response);
  } catch (error) {
    // Closed by the user in the middle of the file.
    if (!response.destroyed) throw error;
  }
}
