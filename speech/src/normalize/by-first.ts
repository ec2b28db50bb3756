import type { Rule } from './draft.ts';

/** Rules by first character, so that few are tried at each place. `sign`: what may stand before a number. */
export function byFirst(numeric: readonly Rule[], lettered: readonly Rule[], sign: RegExp): Rule {
  return (scan) => {
    const first = scan.text.charAt(scan.at);
    const isNumber =
      /\d/.test(first) ||
      (sign.test(first) && /\d/.test(scan.text.slice(scan.at + 1, scan.at + 4)));
    return firstAnswer(isNumber ? numeric : /\p{L}/u.test(first) ? lettered : [], scan);
  };
}

/** Returns what the first rule that matches makes of the place. */
export function firstAnswer(rules: readonly Rule[], scan: Parameters<Rule>[0]): ReturnType<Rule> {
  for (const rule of rules) {
    const answer = rule(scan);
    if (answer) return answer;
  }
  return undefined;
}
