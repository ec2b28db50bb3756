import type { Mail } from '@duu/contract/documents/mail';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

const keptMs = limits.mailDays * 24 * 3_600_000;

/** Returns the id of an e-mail: one per cause. */
export function mailIdOf({ kind, cause }: Mail): string {
  return `${kind}-${cause}`;
}

/**
 * Queues an e-mail in the transaction of its cause; the job `sendMails` sends it. Idempotent by cause. Reads
 * nothing, so it may follow writes.
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
