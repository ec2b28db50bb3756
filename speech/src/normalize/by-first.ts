import type { Rule, Scan } from './draft.ts';
import { type Marked, type Openings, openingsIndex, viable } from './openings.ts';

/** A rule that can begin only at one kind of character, or as its opening says, so that it is not tried elsewhere. */
export interface MarkedRule extends Marked {
  readonly rule: Rule;
}
/** Rules in their order, by name. */
export type Ordered = Readonly<Record<string, Rule | MarkedRule>>;

/** A rule that tries others: `parts` tells which ones at a place, in order. */
export interface Composite extends Rule {
  readonly parts: (scan: Scan) => readonly Rule[];
}

export const isComposite = (rule: Rule): rule is Composite => 'parts' in rule;

export const space = (rule: Rule): MarkedRule => ({ kind: 'space', rule });
export const sign = (rule: Rule): MarkedRule => ({ kind: 'sign', rule });
export const upper = (rule: Rule): MarkedRule => ({ kind: 'upper', rule });

const rulesOf = (ordered: Ordered): Rule[] =>
  Object.values(ordered).map((one) => (typeof one === 'function' ? one : one.rule));

/** Tries rules in their order, and only those that can begin at a place. */
export function inOrder(ordered: Ordered, openings: Openings = {}): Composite {
  const rules = rulesOf(ordered);
  const answersAt = openingsIndex(
    Object.entries(ordered).map(([name, one]) => ({
      ...openings[name],
      ...(typeof one === 'function' ? {} : one),
    })),
  );
  const rule = (scan: Scan) => {
    const answers = answersAt(scan);
    for (let word = 0; word * 32 < rules.length; word++)
      for (let bits = viable(answers, word); bits !== 0; bits &= bits - 1) {
        const answer = rules[word * 32 + 31 - Math.clz32(bits & -bits)]?.(scan);
        if (answer) return answer;
      }
    return undefined;
  };
  const parts = (scan: Scan) => {
    const answers = answersAt(scan);
    return rules.filter((_, at) => (viable(answers, at >> 5) >> (at & 31)) & 1);
  };
  return Object.assign(rule, { parts });
}

/** Tries every rule everywhere: what `inOrder` has to come to, for its test. */
export function everywhere(ordered: Ordered): Rule {
  const all = rulesOf(ordered);
  return (scan) => firstAnswer(all, scan);
}

/** Rules by first character, so that few are tried at each place. `lead`: what may stand before a number. */
export function byFirst(numeric: Rule, lettered: Rule, lead: RegExp): Composite {
  const listAt = ({ text, at }: Scan): Rule | undefined => {
    const first = text.charAt(at);
    if (/\d/.test(first)) return numeric;
    if (lead.test(first) && /\d/.test(text.slice(at + 1, at + 4))) return numeric;
    return /\p{L}/u.test(first) ? lettered : undefined;
  };
  const parts = (scan: Scan): readonly Rule[] => [listAt(scan) ?? []].flat();
  return Object.assign((scan: Scan) => listAt(scan)?.(scan), { parts });
}

/** Returns what the first rule that matches makes of the place. */
export function firstAnswer(rules: readonly Rule[], scan: Scan): ReturnType<Rule> {
  for (const rule of rules) {
    const answer = rule(scan);
    if (answer) return answer;
  }
  return undefined;
}
