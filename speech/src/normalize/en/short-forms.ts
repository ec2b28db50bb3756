import { type Draft, draft, match, type Scan } from '../draft.ts';
import { readSpan, spanWords } from './amount.ts';
import { formAt } from './lexicon.ts';

/** `Bruce Hwy`, `Selvatec Bhd`, `blk 221`, `water incl.`: short forms of adverts, firms, roads and chats. */
export function shortFormRule({ text, at }: Scan): Draft | undefined {
  const found = formAt(text, at, 'brief');
  return found && draft(found.end, 'abbreviation', found.said);
}

const percent = /( ?)pc(?![\p{L}\p{N}'])|()PC(?![\p{L}\p{N}'])/uy;
/** After a count without a point these go on with the sentence; a noun behind it is in pieces. */
const ofShare =
  /^ (?:of|in|to|from|on|for|by|at|as|and|or|but|a year|per|this|last|next|since|after|before|during|over|above|below|more|less|higher|lower|up|down|rise|fall|increase|drop|cut|stake|share|rate|tax|tariff|growth|swing|interest|yield|year|chance|discount|annually|were|was|are|is|had|have|said|say|between|compared|while|when|with|than|the|gain|jump|decline|majority|points?|pay)(?!\p{L})/u;

const piece =
  /^ (?:\d|sets?|\p{Ll}+ sets?|dining|sofas?|suits?|chicken|nuggets?|wings|combo|meal|luggage|bedroom|lounge|puzzle|jigsaw|sectional|cookware|cutlery|knife|tool|socket|band|suite|pack)(?!\p{L})/u;

/** `3.4pc`, `25 pc of voters`: percent; a `3 pc set` is of pieces. */
export function percentShortRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{Sc}\d.,]/u.test(text.charAt(at - 1))) return undefined;
  const span = readSpan(text, at);
  const found = span ? match(percent, text, span.to.end) : null;
  if (!span || !found) return undefined;
  const end = span.to.end + found[0].length;
  const after = text.slice(end, end + 14);
  if (piece.test(after)) return draft(end, 'unit', `${spanWords(span)} piece`);
  // 2.5pc-3pc.
  const until = match(/ ?[-\u2013] ?(?=\d[\d.]{0,5} ?pc(?!\p{L}))/uy, text, end)?.[0] ?? '';
  const isShare =
    found[1] === '' ||
    span.to.fraction !== '' ||
    until !== '' ||
    ofShare.test(after) ||
    (Number(span.to.whole) > 9 && /^(?:\s*$|[.,;:)])/.test(after));
  return isShare
    ? draft(end + until.length, 'percent', `${spanWords(span)} percent${until && ' to'}`)
    : undefined;
}
