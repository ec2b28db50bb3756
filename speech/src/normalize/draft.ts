import type { TokenKind } from '@duu/contract/token';
import type { NormalizeOptions } from './options.ts';

/** A token before its offsets are mapped back to the typed text: `end` counts in the folded text. */
export interface Draft {
  readonly end: number;
  readonly kind: TokenKind;
  readonly spoken: string;
  readonly certain: boolean;
}

/** The input of a rule: the folded text, the position and the options. Rules never look behind `at` by regex. */
export interface Scan {
  readonly text: string;
  readonly at: number;
  readonly options: NormalizeOptions;
  /** The last word before `at`, lower case, or '' after a full stop. */
  readonly before: string;
  /** The user's own words, which end any run that a rule reads at once. */
  readonly own?: Rule | undefined;
}

/** Whether one of the user's own words is at a place. */
export function isOwn(scan: Scan, at: number): boolean {
  return scan.own?.({ ...scan, at }) !== undefined;
}

/** Reads the text at `scan.at`, into one or several tokens; undefined if the rule does not apply. */
export type Rule = (scan: Scan) => Draft | readonly Draft[] | undefined;

export function draft(end: number, kind: TokenKind, spoken: string, certain = true): Draft {
  return { end, kind, spoken, certain };
}

/** Reads all that an expression found. */
export const draftOf = (
  found: RegExpExecArray,
  kind: TokenKind,
  spoken: string,
  certain = true,
): Draft => draft(found.index + found[0].length, kind, spoken, certain);

/**
 * Matches a sticky expression at a place. Rules use bounded expressions (`{1,40}`, never a bare `+` over text that a
 * failing rule would read again), so that the scan stays linear in the text's length.
 */
export function match(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
