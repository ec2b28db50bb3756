import { type StoppableMail, stoppableMail } from '@duu/contract/documents/mail';
import { z } from 'zod';

const shown = z.object({ kind: stoppableMail });

/** Which e-mails a token stops, as it says itself: the server checks its signature. Null for what is no token. */
export function kindOfToken(token: string): StoppableMail | null {
  const payload = token.split('.')[0] ?? '';
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return shown.safeParse(json).data?.kind ?? null;
  } catch {
    return null;
  }
}
