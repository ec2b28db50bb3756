import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { postalNames } from '../places/postal.ts';

const parties: Readonly<Record<string, string>> = lists.parties;
const written = /(Ind|Cons?|Lab|LDem|LD|Lib Dem|Lib|Nat|Grn|Cong)\.?(?=\)|, \p{Lu}\p{Ll})/uy;
const american =
  /([RDI])(?:(?=\))|-(?:([A-Z]{2})(?=\))|(?=\p{Lu}\p{Ll}{1,12}\.?\)|(?:N|S|W)\.? ?[A-Z]?)))/uy;
const name = /(?:^|[\s"“])(?:\p{Lu}[\p{L}'’.-]{0,20} ){1,3}\($/u;
const politics =
  /\b(?:sen(?:ator|\.)|senators|rep(?:resentative|\.)|reps|gov(?:ernor|\.)|congress\w*|house|senate|republicans?|democrats?|party|mayor|bill|vot(?:e|es|ed|ers|ing)|elections?|district|caucus|speaker|whip)(?![\p{L}])/u;

/** `Janet Pryce (Ind)`, `Amir Khan (Lab, Leeds East)`, `Sen. Leahy (D-Vt.)`: the party behind the name of a politician. */
export function partyRule({ text, at }: Scan): Draft | readonly Draft[] | undefined {
  // Cole, R-Okla., voted no.
  const inCommas = /\p{Lu}[\p{L}'’-]+, (?:\d\d, )?$/u.test(leftOf(text, at, 24))
    ? match(/([RDI])-(?=(?:\p{Lu}\p{Ll}{1,12}\.?|[A-Z]{2}|[NSW]\.[A-Z]\.)(?:[,;)]|$))/uy, text, at)
    : null;
  if (inCommas?.[1]) {
    const said = [
      draft(at + 1, 'abbreviation', parties[inCommas[1]] ?? ''),
      draft(at + 2, 'punctuation', ','),
    ];
    const letters = match(/[A-Z]\.?[A-Z]\.?/y, text, at + 2)?.[0];
    const state = letters && postalNames[letters.replaceAll('.', '')];
    return state ? [...said, draft(at + 2 + letters.length, 'abbreviation', state)] : said;
  }
  if (text.charAt(at - 1) !== '(' || !name.test(leftOf(text, at, 48))) return undefined;
  const around = text.slice(Math.max(0, at - 90), at + 90).toLowerCase();
  const found = match(written, text, at);
  if (found?.[1]) {
    if (/^(?:Ind|Nat|Lib)$/.test(found[1]) && allows('@teams', 'around', around)) return undefined;
    return draftOf(found, 'abbreviation', parties[found[1]] ?? '', false);
  }
  const member = match(american, text, at);
  if (!member?.[1]) return undefined;
  const party = parties[member[1]] ?? '';
  const ofState = member[0].length > 1;
  if (!ofState)
    return politics.test(around) ? draft(at + 1, 'abbreviation', party, false) : undefined;
  const said = [draft(at + 1, 'abbreviation', party), draft(at + 2, 'punctuation', ',')];
  const state = member[2] ? postalNames[member[2]] : undefined;
  return member[2] && state ? [...said, draft(at + 4, 'abbreviation', state)] : said;
}
