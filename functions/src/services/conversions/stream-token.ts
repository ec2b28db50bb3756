import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { readToken, signToken } from '../signed-token.ts';

/** What a stream address allows: to hear one conversion of one audio, until then. */
const ticket = z.object({
  uid: id,
  audioId: id,
  version: z.int().positive(),
  /** Ms since 1970. */
  until: z.int(),
});
export type StreamTicket = z.infer<typeof ticket>;

/** A token for an address that an audio element asks without headers. It holds for minutes. */
export function signTicket(of: Omit<StreamTicket, 'until'>, key: string, now: Date): string {
  const whole: StreamTicket = { ...of, until: now.getTime() + limits.streamTokenMs };
  return signToken('stream', whole, key);
}

/** The ticket of a token. Ends with `audio.link_expired` for one that is old, forged or for another audio. */
export function readTicket(token: string, key: string, now: Date, audioId: string): StreamTicket {
  const read = readToken('stream', ticket, token, key);
  if (read === null || read.audioId !== audioId || read.until < now.getTime()) {
    throw new ApiError('audio.link_expired');
  }
  return read;
}
