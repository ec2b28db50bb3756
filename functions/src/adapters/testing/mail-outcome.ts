import { expect } from 'vitest';
import { MailFault } from '../mail.ts';

/** How sending failed, for tests: outcome and reason, or `sent`. The error never names the recipient. */
export async function outcomeOfSending(sent: Promise<void>): Promise<string> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailFault)) return 'sent';
  expect(`${error.message} ${error.stack}`).not.toContain('bold@');
  return `${error.outcome} ${error.reason}`;
}
