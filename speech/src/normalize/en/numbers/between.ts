import { isComposite } from '../../by-first.ts';
import { type Draft, draft, type Rule, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

/** `between 5-7 pm`, `between 13:06 - 14:06`: "and" belongs to "between", whichever of the rules reads the range. */
export function afterBetween(rule: Rule): Rule {
  const joined: Rule = (scan) => {
    const read = rule(scan);
    if (!read || Array.isArray(read)) return read;
    const one = read as Draft;
    if (
      !/ to /.test(one.spoken) ||
      !/\b(?:between|btw|btwn|b\/w) ?$/.test(leftOf(scan.text, scan.at, 9).toLowerCase())
    )
      return read;
    const { text, at } = scan;
    if (!/\d ?(?:\p{L}{1,4}|[%°].?)? ?[-\u2013\u2014]/u.test(text.slice(at, one.end))) return read;
    // Between 5-7 and 9-11.
    if (/^,? (?:and|&) [$€£]?\d/.test(text.slice(one.end, one.end + 8))) return read;
    const said = one.spoken.split(' to ');
    return draft(one.end, one.kind, said.join(' and '), one.certain);
  };
  // An explanation asks for the parts, and names the rule that reads.
  if (isComposite(rule))
    return Object.assign(joined, { parts: (scan: Scan) => rule.parts(scan).map(afterBetween) });
  return Object.defineProperty(joined, 'name', { value: rule.name });
}
