import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits as productLimits } from '@duu/contract/limits';
import { urlOf } from './request.ts';
import type { ByteServices } from './routes.ts';
import { noStore } from './security-headers.ts';

/** Making a file takes a second or two of a thread, or reads many files. */
const worth = 10;

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

/**
 * Returns the ticket in the address of a file, counts the request for its user and reserves a slot. An invalid ticket
 * counts as not signed in.
 * @param read returns the ticket of a token, or throws
 */
export async function ticketOf<Ticket extends { readonly uid: string }>(
  request: IncomingMessage,
  response: ServerResponse,
  { limits }: ByteServices,
  read: (token: string) => Ticket,
): Promise<Ticket> {
  let ticket: Ticket;
  try {
    ticket = read(urlOf(request).searchParams.get('token') ?? '');
  } catch (error) {
    await limits.countUnauthenticated(request);
    throw error;
  }
  await limits.countUser(ticket.uid, 0, worth);
  limits.reserveSlot(request, response, ticket.uid);
  return ticket;
}

/** A file that is made while it is sent, for the browser to save. */
interface MadeFile {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  /** null if the size is not known before. */
  readonly bytes: number | null;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
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
