import type { Language } from '@duu/contract/language';

interface Round {
  /** The name of the texts in docs/first-readings.md. */
  readonly texts: string;
  readonly lines: number;
  /** Lines without a single fault. */
  readonly right: number;
}

/**
 * The newest first readings of everyday texts by language, from docs/first-readings.md: every round since the last one
 * that was made in another way, also those below the goal.
 */
export const rounds: Record<Language, readonly Round[]> = {
  mn: [
    { texts: '3–5', lines: 1165, right: 1119 },
    { texts: 'U', lines: 579, right: 562 },
  ],
  en: [
    { texts: 'P', lines: 1691, right: 1608 },
    { texts: 'Q', lines: 851, right: 818 },
    { texts: 'R', lines: 831, right: 799 },
    { texts: 'S', lines: 845, right: 828 },
    { texts: 'T', lines: 865, right: 851 },
  ],
};

/** Words of all first readings whose words were counted, from docs/first-readings.md. */
export const words = { read: 31556, right: 31030 };

type Counts = Pick<Round, 'lines' | 'right'>;

export function totalOf(language: Language): Counts {
  return rounds[language].reduce<Counts>(
    (sum, { lines, right }) => ({ lines: sum.lines + lines, right: sum.right + right }),
    { lines: 0, right: 0 },
  );
}

/** Returns the share of lines without a fault in per cent, with one decimal. */
export function percentOf({ lines, right }: Counts): number {
  return Math.round((1000 * right) / lines) / 10;
}

/** Returns how many of 100 lines have no fault, rounded down: a claim is never more than was measured. */
export function inHundred(language: Language): number {
  const { lines, right } = totalOf(language);
  return Math.floor((100 * right) / lines);
}
