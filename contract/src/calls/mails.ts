import { z } from 'zod';
import { stoppableMail } from '../documents/mail.ts';
import { call } from './call.ts';

/**
 * Unsubscribes from one kind of e-mail, with the link in an e-mail. The token is in the address, so that mail
 * programs can post to it (RFC 8058); their body is ignored.
 */
export const stopMails = call({
  method: 'POST',
  path: '/mails/stop',
  who: 'public',
  ignoresBody: true,
  query: z.object({ token: z.string().regex(/^[\w.-]{1,500}$/) }),
  output: z.object({ kind: stoppableMail }),
  errors: ['mail.link_invalid'],
});
