import { createHmac, timingSafeEqual } from 'node:crypto';
import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';

/** What a stream address allows: to hear one conversion of one audio, until then. */
const ticket = z.object({
  uid: id,
  audioId: id,
  version: z.int().positive(),
  /** Ms since 1970. */
  until: z.int(),
});
export type StreamTicket = z.infer<typeof ticket>;

function signature(payload: string, key: string): Buffer {
  return createHmac('sha256', key).update(`stream.${payload}`).digest();
}

/** A token for an address that an audio element asks without headers. It holds for minutes. */
export function signTicket(of: Omit<StreamTicket, 'until'>, key: string, now: Date): string {
  const whole: StreamTicket = { ...of, until: now.getTime() + limits.streamTokenMs };
  const payload = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

/** The ticket of a token. Ends with `audio.link_expired` for one that is old, forged or for another audio. */
export function readTicket(token: string, key: string, now: Date, audioId: string): StreamTicket {
  const [payload = '', given = ''] = token.split('.');
  const wanted = signature(payload, key);
  const signed = Buffer.from(given, 'base64url');
  if (signed.length !== wanted.length || !timingSafeEqual(signed, wanted)) {
    throw new ApiError('audio.link_expired');
  }
  const parsed = ticket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.audioId !== audioId || parsed.data.until < now.getTime()) {
    throw new ApiError('audio.link_expired');
  }
  return parsed.data;
}
