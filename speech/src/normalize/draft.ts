import type { TokenKind } from '@duu/contract/token';
import type { NormalizeOptions } from './options.ts';

/** A token before its offsets are led back to the text as typed: `end` counts in the folded text. */
export interface Draft {
  readonly end: number;
  readonly kind: TokenKind;
  readonly spoken: string;
  readonly certain: boolean;
}

/** What a rule sees: the folded text, where it stands and what was chosen. Rules never look behind `at` by regex. */
export interface Scan {
  readonly text: string;
  readonly at: number;
  readonly options: NormalizeOptions;
  /** The last word that was written before `at`, lower case, or '' after a full stop. */
  readonly before: string;
  /** The person's own words, which end whatever a rule reads in one go. */
  readonly own?: Rule | undefined;
}

/** Whether the person has a word of their own at a place. */
export function isOwn(scan: Scan, at: number): boolean {
  return scan.own?.({ ...scan, at }) !== undefined;
}

/** Reads what stands at `scan.at`; undefined where the rule has nothing to say. One rule may give several tokens. */
export type Rule = (scan: Scan) => Draft | readonly Draft[] | undefined;

export function draft(end: number, kind: TokenKind, spoken: string, certain = true): Draft {
  return { end, kind, spoken, certain };
}

/**
 * Matches a sticky expression at a place. Expressions of rules are bounded (`{1,40}`, never a bare `+` over what
 * a failing rule would read again), so that the scan stays linear in the text's length.
 */
export function match(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
