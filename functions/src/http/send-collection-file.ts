import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@duu/contract/limits';
import { collectionFileOf, readCollectionTicket } from '../services/collections/collection-file.ts';
import { urlOf } from './request.ts';
import type { ByteRoute } from './routes.ts';
import { noStore } from './security-headers.ts';

/** RFC 6266, with the name in UTF-8 (RFC 8187) and one for clients that don't know that. */
function attachment(name: string, extension: string): string {
  const safe = name.replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ').trim() || 'duu';
  const encoded = encodeURIComponent(`${safe}.${extension}`).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="duu.${extension}"; filename*=UTF-8''${encoded}`;
}

/** `GET /collections/:collectionId/file?token=`: a whole collection as one file, to be saved. */
export const sendCollectionFile: ByteRoute = async (request, response, services, params) => {
  const { deps, limits: requests } = services;
  const token = urlOf(request).searchParams.get('token') ?? '';
  const ticket = await ticketOf(token);
  await requests.countUser(ticket.uid);
  requests.reserveSlot(request, response, ticket.uid);
  const { name, type, bytes, pieces } = await collectionFileOf(deps, ticket);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', attachment(name, ticket.format));
  response.setHeader('Cache-Control', noStore);
  response.setHeader('Accept-Ranges', 'none');
  if (bytes !== null) response.setHeader('Content-Length', String(bytes));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(limits.stalledFileMs, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), response);
  } catch (error) {
    // Closed by the user in the middle of the file.
    if (!response.destroyed) throw error;
  }

  async function ticketOf(given: string) {
    try {
      return readCollectionTicket(deps, given, params.collectionId ?? '');
    } catch (error) {
      await requests.countUnauthenticated(request);
      throw error;
    }
  }
};
