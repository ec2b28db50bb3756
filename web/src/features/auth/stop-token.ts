import { type StoppableMail, stoppableMail } from '@duu/contract/documents/mail';
import { z } from 'zod';

const shown = z.object({ kind: stoppableMail });

/** Returns which e-mails a token stops, unverified: the server checks the signature. Null if it is not a token. */
export function kindOfToken(token: string): StoppableMail | null {
  const payload = token.split('.')[0] ?? '';
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return shown.safeParse(json).data?.kind ?? null;
  } catch {
    return null;
  }
}
