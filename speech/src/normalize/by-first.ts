import type { Rule, Scan } from './draft.ts';

/** What a text goes on with at a place. A letter without case counts as lower case. */
const kinds = ['space', 'digit', 'sign', 'lower', 'upper'] as const;
type Kind = (typeof kinds)[number];

/** A rule that can begin only at one kind of character, so that it is not tried at the others. */
export interface KindRule {
  readonly kind: Kind;
  readonly rule: Rule;
}
type Ordered = readonly (Rule | KindRule)[];

/** A rule that tries others: `parts` tells which ones at a place, in order. */
export interface Composite extends Rule {
  readonly parts: (scan: Scan) => readonly Rule[];
}

const composite = (parts: Composite['parts']): Composite =>
  Object.assign((scan: Scan) => firstAnswer(parts(scan), scan), { parts });

export const space = (rule: Rule): KindRule => ({ kind: 'space', rule });
export const sign = (rule: Rule): KindRule => ({ kind: 'sign', rule });
export const upper = (rule: Rule): KindRule => ({ kind: 'upper', rule });

function kindAt({ text, at }: Scan): Kind {
  const code = text.codePointAt(at) ?? 0;
  if (code > 0x60 && code < 0x7b) return 'lower';
  const first = String.fromCodePoint(code);
  if (/\p{Lu}/u.test(first)) return 'upper';
  if (/\p{L}/u.test(first)) return 'lower';
  if (/\d/.test(first)) return 'digit';
  return /\s/.test(first) ? 'space' : 'sign';
}

/** Tries rules in their order, those of one kind only at theirs. */
export function inOrder(rules: Ordered): Composite {
  const ofKind = (kind: Kind) =>
    rules.flatMap((one) =>
      typeof one === 'function' ? [one] : one.kind === kind ? [one.rule] : [],
    );
  const byKind = new Map(kinds.map((kind) => [kind, ofKind(kind)]));
  return composite((scan) => byKind.get(kindAt(scan)) ?? []);
}

/** Tries every rule everywhere: what `inOrder` has to come to, for its test. */
export function everywhere(rules: Ordered): Rule {
  const all = rules.map((one) => (typeof one === 'function' ? one : one.rule));
  return (scan) => firstAnswer(all, scan);
}

/** Rules by first character, so that few are tried at each place. `lead`: what may stand before a number. */
export function byFirst(
  numeric: readonly Rule[],
  lettered: readonly Rule[],
  lead: RegExp,
): Composite {
  return composite((scan) => {
    const first = scan.text.charAt(scan.at);
    const isNumber =
      /\d/.test(first) ||
      (lead.test(first) && /\d/.test(scan.text.slice(scan.at + 1, scan.at + 4)));
    return isNumber ? numeric : /\p{L}/u.test(first) ? lettered : [];
  });
}

/** Returns what the first rule that matches makes of the place. */
export function firstAnswer(rules: readonly Rule[], scan: Scan): ReturnType<Rule> {
  for (const rule of rules) {
    const answer = rule(scan);
    if (answer) return answer;
  }
  return undefined;
}
