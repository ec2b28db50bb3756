import type { TokenKind } from '@duu/contract/token';
import { isComposite } from './by-first.ts';
import type { Draft, Rule, Scan } from './draft.ts';
import { fold } from './fold.ts';
import { rulesOf } from './normalize.ts';
import type { NormalizeOptions } from './options.ts';
import { scanTokens } from './scan.ts';
import { tidy } from './tidy/tidy.ts';

/** What one rule makes of a place. */
interface Candidate {
  /** The name of the function. */
  readonly rule: string;
  readonly kind: TokenKind;
  /** UTF-16 offset into the tidied text, exclusive. */
  readonly end: number;
  readonly spoken: string;
  readonly certain: boolean;
}

/** A place where a token begins. The first candidate was chosen; without any, a character is dropped. */
interface Place {
  readonly at: number;
  readonly candidates: readonly Candidate[];
}

function candidates(
  rules: readonly Rule[],
  scan: Scan,
): (Candidate & { answer: ReturnType<Rule> })[] {
  return rules.flatMap((rule) => {
    if (isComposite(rule)) return candidates(rule.parts(scan), scan);
    const answer = rule(scan);
    if (!answer) return [];
    const drafts: readonly Draft[] = 'end' in answer ? [answer] : answer;
    const last = drafts.at(-1);
    const named = drafts.find(({ kind }) => kind !== 'space') ?? last;
    if (!last || !named) return [];
    const spoken = drafts.map((one) => one.spoken).join(' ');
    const certain = drafts.every((one) => one.certain);
    return { rule: rule.name, kind: named.kind, end: last.end, spoken, certain, answer };
  });
}

/** Says for each place of a text, read without a dictionary, what every rule makes of it. Slow: it tries all rules. */
export function explain(
  text: string,
  options: NormalizeOptions,
): { tidied: string; places: Place[] } {
  const rules = rulesOf(options);
  const places: Place[] = [];
  const observed: Rule = (scan) => {
    const found = candidates(rules, scan);
    places.push({ at: scan.at, candidates: found.map(({ answer: _, ...one }) => one) });
    return found[0]?.answer;
  };
  const tidied = tidy(fold(text), options.language);
  scanTokens(tidied, text.length, options, [observed]);
  return { tidied: tidied.text, places };
}
