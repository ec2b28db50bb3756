import type { Mail } from '@duu/contract/documents/mail';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

/** How long an e-mail's document stays, so that its cause is not told again. No cause comes back after that. */
const keptMs = 400 * 24 * 3_600_000;

/** The document of an e-mail: one for each cause. */
export function mailIdOf({ kind, cause }: Mail): string {
  return `${kind}-${cause}`;
}

/**
 * Puts an e-mail into the outbox within the transaction of its cause; the job `sendMails` sends it. Nothing is written where
 * the same cause was told before, so a transaction that runs again does no harm. Reads nothing: may stand among the writes.
 */
export function queueMail(
  tx: Transaction,
  { documents, now }: Pick<Deps, 'documents' | 'now'>,
  uid: string,
  mail: Mail,
): void {
  const at = now();
  tx.createOnce(documents.mail(uid, mailIdOf(mail)), {
    mail,
    state: 'queued',
    attempts: 0,
    unsure: 0,
    language: null,
    nextAt: at,
    reason: null,
    queuedAt: at,
    endedAt: null,
    expiresAt: new Date(at.getTime() + keptMs),
  });
}
