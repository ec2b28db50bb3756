import type { Subscription } from '@duu/contract/documents/subscription';

/** How long after its end a plan waits for a charge that the provider makes by itself: invoices are paid an hour late. */
const graceMs = 24 * 3_600_000;

/** Whether the time of a subscription is over, whatever its state says: the sweep comes every few minutes. */
export function hasEnded(
  { endsAt, recurring }: Pick<Subscription, 'endsAt' | 'recurring'>,
  now: Date,
): boolean {
  if (endsAt === null) return false;
  const isCharged = recurring !== null && recurring.state !== 'ending';
  return endsAt.getTime() + (isCharged ? graceMs : 0) <= now.getTime();
}
