import { type Draft, draft, type Scan } from '../../draft.ts';
import { formAt } from '../lexicon.ts';
import { isWardLine } from './ward-lines.ts';

/** `hx HTN`, `on RA`, `O/E`, `IV Lasix`, `L TKR`: words of a patient's notes. */
export function wardWordRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/'’.&-]/u.test(text.charAt(at - 1))) return undefined;
  const found = formAt(text, at, 'clinic');
  if (found) return draft(found.end, 'abbreviation', found.said);
  const noted = formAt(text, at, 'notes');
  return noted && isWardLine(text, at) ? draft(noted.end, 'abbreviation', noted.said) : undefined;
}
