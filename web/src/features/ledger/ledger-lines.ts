import type { LedgerEntry } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';

export interface LedgerLine {
  readonly entry: WithId<LedgerEntry>;
  /** Characters more or less to spend; null where the line before it in time says so already. */
  readonly change: number | null;
  /** Reserved for a conversion that has not ended. */
  readonly isOpen?: true;
}

const signs = {
  grant: 1,
  hold: -1,
  settle: null,
  release: 1,
  expire: -1,
  revoke: -1,
  carry: 1,
  adjust: 1,
} as const satisfies Record<LedgerEntry['type'], 1 | -1 | null>;

/** Every entry of a ledger as it stands. */
export function everyLine(entries: readonly WithId<LedgerEntry>[]): LedgerLine[] {
  return entries.map((entry) => {
    const sign = signs[entry.type];
    return { entry, change: sign === null ? null : sign * entry.characters };
  });
}

/**
 * One line for each conversion: what was reserved for one that has ended since is left out, and its end says what it came
 * to. Takes entries newest first, so that an end is met before its beginning, on whatever page.
 */
export function endedLines(entries: readonly WithId<LedgerEntry>[]): LedgerLine[] {
  const ended = new Map<string, number>();
  return everyLine(entries).flatMap((line) => {
    const { type, audioId, characters } = line.entry;
    if (audioId === null) return [line];
    const ends = ended.get(audioId) ?? 0;
    if (type === 'settle' || type === 'release') {
      ended.set(audioId, ends + 1);
      return [{ ...line, change: type === 'settle' ? -characters : 0 }];
    }
    if (type !== 'hold') return [line];
    if (ends === 0) return [{ ...line, isOpen: true }];
    ended.set(audioId, ends - 1);
    return [];
  });
}
