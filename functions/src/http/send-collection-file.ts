import { collectionFileOf, readCollectionTicket } from '../services/collections/collection-file.ts';
import type { ByteRoute } from './routes.ts';
import { sendMadeFile, ticketOf } from './send-made-file.ts';

/** `GET /collections/:collectionId/file?token=`: a whole collection as one file. */
export const sendCollectionFile: ByteRoute = async (request, response, services, params) => {
  const { deps } = services;
  const ticket = await ticketOf(request, response, services, (token) =>
    readCollectionTicket(deps, token, params.collectionId ?? ''),
  );
  const file = await collectionFileOf(deps, ticket);
  await sendMadeFile(request, response, { ...file, extension: ticket.format });
};
