import type { Subscription } from '@duu/contract/documents/subscription';

/** Shares of used characters at which the user is notified: nearly used, and used up. */
const nearlyUsedShare = 0.8;

export type Usage = 'plenty' | 'almost' | 'used';

type Credits = Pick<Subscription, 'totalCredits' | 'usedCredits'>;

/** Returns how much of a plan's characters is used. Held characters may be released, so they do not count. */
export function usageOf({ totalCredits, usedCredits }: Credits): Usage {
  if (usedCredits >= totalCredits) return 'used';
  return usedCredits >= totalCredits * nearlyUsedShare ? 'almost' : 'plenty';
}

/** The used share as whole percent, rounded down: 100 means that nothing is left. */
export function usedPercent({ totalCredits, usedCredits }: Credits): number {
  if (totalCredits === 0) return 100;
  return Math.min(100, Math.floor((usedCredits / totalCredits) * 100));
}
