import { type Draft, draft, type Scan } from '../../draft.ts';
import { lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';

const place = "\\p{Lu}[\\p{L}'’.]+(?:[ -][\\p{Lu}\\d][\\p{L}'’.]*){0,3}";
const placeBehind = new RegExp(`(?:^|[\\s(])${place} ?$`, 'u');
/** In a cell or a clause of its own. */
const cellBehind = new RegExp(`(?:^|[\\t:(;|] ?)${place} ?$`, 'u');
const viaAhead = new RegExp(`^ ?${place},? (?:via|calling at) \\p{Lu}`, 'u');
const endsAhead = new RegExp(
  `^ ?${place}(?=\\s*$|[\\t\\n(|]|, (?:first|last|every|daily|Mon|Tue|Wed|Thu|Fri|Sat|Sun))`,
  'u',
);
const lineBefore = new RegExp(
  `\\b(?:[Ss]ervice|[Rr]oute|[Bb]us|[Ll]ine|[Tt]rain|[Ff]erry|[Ff]light|[Cc]oach|[Tt]ram|[Ss]vc)s? (?:no\\.? ?)?[A-Z]{0,2}\\d{1,4}[A-Z]?(?:[:,]? |\\t| ?[|–-] )${place} ?$`,
  'u',
);

/** `Service 87  Kendal – Ulverston via Windermere`: from one end of a line to the other. */
export function routeDashRule({ text, at }: Scan): Draft | undefined {
  if (!/[-\u2013]/.test(text.charAt(at))) return undefined;
  const behind = lineBehind(text, at, 90);
  if (!placeBehind.test(behind)) return undefined;
  // Without spaces a hyphen is part of a name.
  if (text.charAt(at) === '-' && !behind.endsWith(' ')) return undefined;
  const ahead = text.slice(at + 1, at + 70);
  if (allows('@no-place', 'after', ahead)) return undefined;
  return (viaAhead.test(ahead) && (cellBehind.test(behind) || lineBefore.test(behind))) ||
    (lineBefore.test(behind) && endsAhead.test(ahead))
    ? draft(at + 1, 'symbol', 'to')
    : undefined;
}
