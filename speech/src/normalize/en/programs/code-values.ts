import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal, plainNumber, year } from '../numbers/cardinal.ts';
import { isCommonWord } from '../words/common-words.ts';
import { inCode, inFormula, isCodeLine } from './code-lines.ts';
import { spellName } from './paths.ts';

const strings: Readonly<Record<string, string>> = lists.codeStrings;
const shortString = /(["'])( |, |\\n|\\t|: |;|\|| - |)\1(?![\w"'])/y;
const literal = /(\d[\d_]{0,14})(?:\.(\d{1,12}))?(?:[mfdLuF](?![\w(]))?(?![\w.:]|-\d{2})/y;
const cell = /(\$?)([A-Z]{1,2})(\$?)(\d{1,5})(?![\w(])/y;
const functionName = /[A-Z]{2,12}(?=\()/y;
/** Functions of spreadsheets whose names are more words than one. */
const joinedNames: Readonly<Record<string, string>> = lists.joinedNames;
const order = /(?:DE|A)SC(?!\w)/y;
/** Letters that chats use as words. */
const single = /[bcdknruy](?![\p{L}\p{N}'_])|[a-z](?=\.[a-z])/uy;
/** Names that are short forms elsewhere: est., arr. */
const ownNames = /(?:arr|err|args|std|int|fn|res|req|ret|est)(?![\p{L}\p{N}'_]|\.(?:\s|$))/uy;
const ownSpelled: Readonly<Record<string, string>> = { std: 'S T D', fn: 'F N' };
const consonants = /(?!mrs?\b|nth\b)[b-df-hj-np-tv-xz]{2,5}(?![\p{L}\p{N}'_]|\.\p{L})/uy;

/** What stands in code between its signs: `""`, `10/3`, `df`. */
export function codeValueRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  if (!/[\d"'a-zA-Z$]/.test(one)) return undefined;
  const last = text.charAt(at - 1);
  if (/[\w#@]/.test(last)) return undefined;
  if (/\d/.test(one)) {
    if (/[.:,$£€]/.test(last) && !/[(,[:] ?$/.test(leftOf(text, at, 2))) return undefined;
    const found = match(literal, text, at);
    if (!found?.[1] || (found[1].startsWith('0') && found[1].length > 1)) return undefined;
    if (!isCodeLine(text, at) && !inFormula(text, at)) return undefined;
    if (!inCode(text, at)) return undefined;
    const digits = found[1].replace(/_/g, '');
    const said = found[2]
      ? plainNumber(`${digits}.${found[2]}`)
      : /^(?:19|20)\d\d$/.test(found[0])
        ? year(digits)
        : cardinal(digits);
    return draftOf(found, 'number', said);
  }
  if (/["']/.test(one)) {
    const found = match(shortString, text, at);
    const told = found && (inFormula(text, at) || isCodeLine(text, at)) && inCode(text, at);
    return told ? draftOf(found, 'symbol', strings[found[2] ?? ''] ?? '') : undefined;
  }
  const place = /[A-Z$]/.test(one) ? match(cell, text, at) : null;
  if (place?.[2] && place[4] && (place[1] || place[3]) && inFormula(text, at)) {
    const [, column = '', name, row = '', digits] = place;
    const dollar = (sign: string): string => (sign ? 'dollar ' : '');
    return draftOf(place, 'word', `${dollar(column)}${name} ${dollar(row)}${cardinal(digits)}`);
  }
  const called = match(functionName, text, at)?.[0];
  if (called && Object.hasOwn(joinedNames, called) && inFormula(text, at))
    return draft(at + called.length, 'word', joinedNames[called] ?? '');
  if (called && isCommonWord(called.toLowerCase()) && inFormula(text, at))
    return draft(at + called.length, 'word', called.toLowerCase());
  const sorted = match(order, text, at)?.[0];
  if (sorted && /\bORDER BY [^\n]{1,80}$/.test(lineBehind(text, at, 100)))
    return draft(at + sorted.length, 'word', sorted === 'ASC' ? 'ascending' : 'descending');
  const letter = match(single, text, at)?.[0];
  if (letter && isCodeLine(text, at) && inCode(text, at))
    return draft(at + 1, 'initialism', letter.toUpperCase());
  const own = match(ownNames, text, at)?.[0];
  if (own && isCodeLine(text, at) && inCode(text, at))
    return draft(at + own.length, 'word', ownSpelled[own] ?? own);
  const found = match(consonants, text, at)?.[0];
  return found && !isCommonWord(found) && isCodeLine(text, at) && inCode(text, at)
    ? draft(at + found.length, 'initialism', spellName(found))
    : undefined;
}
