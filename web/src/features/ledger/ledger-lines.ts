import type { LedgerEntry } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';

export interface LedgerLine {
  readonly entry: WithId<LedgerEntry>;
  /** Change of the available characters; null if the previous line in time already shows it. */
  readonly change: number | null;
  /** Whether it is held for a running conversion. */
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

export function allLines(entries: readonly WithId<LedgerEntry>[]): LedgerLine[] {
  return entries.map((entry) => {
    const sign = signs[entry.type];
    return { entry, change: sign === null ? null : sign * entry.characters };
  });
}

/**
 * One line per conversion: the hold of a finished one is left out, as its end shows the result. Takes entries newest
 * first, so that an end precedes its hold on any page.
 */
export function endedLines(entries: readonly WithId<LedgerEntry>[]): LedgerLine[] {
  const ended = new Map<string, number>();
  return allLines(entries).flatMap((line) => {
    const { type, characters } = line.entry;
    const spoken = line.entry.audioId ?? line.entry.callId;
    if (spoken === undefined) return [line];
    const ends = ended.get(spoken) ?? 0;
    if (type === 'settle' || type === 'release') {
      ended.set(spoken, ends + 1);
      return [{ ...line, change: type === 'settle' ? -characters : 0 }];
    }
    if (type !== 'hold') return [line];
    if (ends === 0) return [{ ...line, isOpen: true }];
    ended.set(spoken, ends - 1);
    return [];
  });
}
