import type { Deps } from '../../deps.ts';
import { type SendResult, sendMail } from '../mails/send-mail.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 50;
/** After so many failed attempts in a row, the rest waits for the next run. */
const downAfter = 3;

/** Sends due e-mails, oldest first. Parallel runs send each e-mail once. */
export async function sendMails(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ sent: number; skipped: number; postponed: number; failed: number }> {
  const { documents, now } = deps;
  const mailer = await deps.mailer();
  const counts: Record<SendResult, number> = {
    sent: 0,
    skipped: 0,
    postponed: 0,
    failed: 0,
    taken: 0,
  };
  let inRow = 0;
  const due = documents.allMails().where('nextAt', '<=', now()).orderBy('nextAt');
  await eachDocument(due, pageSize, left, async (doc) => {
    if (inRow >= downAfter) return false;
    const result = await sendMail(deps, ownerOf(doc.ref.path), doc.id, mailer);
    counts[result]++;
    if (result === 'postponed') inRow++;
    else if (result === 'sent') inRow = 0;
    return result === 'sent';
  });
  const { taken: _, ...report } = counts;
  return report;
}
