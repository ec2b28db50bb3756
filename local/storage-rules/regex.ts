// Rules use RE2's syntax; here it becomes a JavaScript expression. What RE2 has not (looking around, back references)
// is refused, so that a rule does not work here and fail in production.
import { RuleError } from './values.ts';

const notInRe2 = [/\(\?[=!]/, /\(\?<[=!]/, /\\[1-9]/, /\\k</];

export function regexFrom(pattern: string, use: 'whole' | 'all'): RegExp {
  if (notInRe2.some((part) => part.test(pattern)))
    throw new RuleError(`the expression "${pattern}" uses what RE2 does not have`);
  const flags = /^\(\?([ims]+)\)/.exec(pattern);
  const body = (flags ? pattern.slice(flags[0].length) : pattern)
    .replaceAll('(?P<', '(?<')
    .replaceAll('\\z', '$')
    .replaceAll('\\A', '^');
  try {
    const letters = `${flags?.[1] ?? ''}u`;
    return use === 'whole' ? new RegExp(`^(?:${body})$`, letters) : new RegExp(body, `${letters}g`);
  } catch {
    throw new RuleError(`"${pattern}" is not a regular expression`);
  }
}
