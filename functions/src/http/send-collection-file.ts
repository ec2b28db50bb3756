import { collectionFileOf, readCollectionTicket } from '../services/collections/collection-file.ts';
import type { ByteRoute } from './byte-route.ts';
import { madeFileWorth, sendMadeFile } from './send-made-file.ts';
import { ticketOf } from './ticket-of.ts';

/** `GET /collections/:collectionId/file?token=`: a whole collection as one file. */
export const sendCollectionFile: ByteRoute = async (request, response, services, params) => {
  const { deps } = services;
  const ticket = await ticketOf(request, response, services, {
    read: (token) => readCollectionTicket(deps, token, params.collectionId ?? ''),
    worth: madeFileWorth,
  });
  const file = await collectionFileOf(deps, ticket);
  await sendMadeFile(request, response, deps, { ...file, extension: ticket.format });
};
