import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import { isOpenAccount } from '../services/account/open-account.ts';
import type { ByteServices } from './byte-route.ts';
import { urlOf } from './request.ts';

interface Options<Ticket> {
  /** Returns the ticket of a token, or throws. */
  readonly read: (token: string) => Ticket;
  /** How many requests it counts as. */
  readonly worth?: number;
}

/**
 * Returns the ticket in the address of a sound or a file, counts the request for its user and reserves a slot. An invalid
 * ticket counts as not signed in.
 * @throws ApiError `audio.link_expired`, also of a closed account
 */
export async function ticketOf<Ticket extends { readonly uid: string }>(
  request: IncomingMessage,
  response: ServerResponse,
  { deps, limits }: ByteServices,
  { read, worth = 1 }: Options<Ticket>,
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
  if (!(await isOpenAccount(deps, ticket.uid))) throw new ApiError('audio.link_expired');
  return ticket;
}
