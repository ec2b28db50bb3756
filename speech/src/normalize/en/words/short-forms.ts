import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { formAt } from '../lexicon.ts';
import { allows } from '../neighbors.ts';
import { readSpan, spanWords } from '../numbers/amount.ts';

/** `Bruce Hwy`, `Selvatec Bhd`, `blk 221`, `water incl.`: short forms of adverts, firms, roads and chats. */
export function shortFormRule({ text, at }: Scan): Draft | undefined {
  const found = formAt(text, at, 'brief');
  return found && draft(found.end, 'abbreviation', found.said);
}

const percent = /( ?)pc(?![\p{L}\p{N}'])|()PC(?![\p{L}\p{N}'])/uy;

/** `3.4pc`, `25 pc of voters`: percent; a `3 pc set` is of pieces. */
export function percentShortRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{Sc}\d.,]/u.test(text.charAt(at - 1))) return undefined;
  const span = readSpan(text, at);
  const found = span ? match(percent, text, span.to.end) : null;
  if (!span || !found) return undefined;
  const end = span.to.end + found[0].length;
  const after = text.slice(end, end + 14);
  if (allows('@piece', 'after', after)) return draft(end, 'unit', `${spanWords(span)} piece`);
  // 2.5pc-3pc.
  const until = match(/ ?[-\u2013] ?(?=\d[\d.]{0,5} ?pc(?!\p{L}))/uy, text, end)?.[0] ?? '';
  const isShare =
    found[1] === '' ||
    span.to.fraction !== '' ||
    until !== '' ||
    allows('@of-share', 'after', after) ||
    (Number(span.to.whole) > 9 && /^(?:\s*$|[.,;:)])/.test(after));
  return isShare
    ? draft(end + until.length, 'percent', `${spanWords(span)} percent${until && ' to'}`)
    : undefined;
}
