import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal, digitByDigit, plainNumber, year } from '../numbers/cardinal.ts';
import { isCommonWord } from '../words/common-words.ts';
import { inCode, inFormula, isCodeLine } from './code-lines.ts';
import { spellName } from './paths.ts';
import { isCommand } from './program-names.ts';

/** Signs that mean the same wherever they stand in code, the longest first. */
const fixed = Object.entries(lists.codeSigns).sort(([one], [other]) => other.length - one.length);
/** The sign of several characters that begins at a place, and what it is said as. */
export const wholeSignAt = (text: string, at: number) =>
  fixed.find(([written]) => text.startsWith(written, at));
const operators: Readonly<Record<string, string>> = lists.operators;
const sign = /[-+*/%=!<>&|?.:^$]/;
/** What an operand ends with, and what it begins with. */
const operandEnds = /(?:[\w)\]}"'`%$]|\+\+|--) ?$/;
const operandGoesOn = /^ ?[-+!~]?[\w(["'`$.{@]/;
const generic =
  /<(?=(?:[A-Z]|(?:int|string|str|float|double|bool|decimal|char|long|number|[uif](?:8|16|32|64))(?!\w))[\w, .?[\]]{0,30}(?:<[\w, .]{1,30}>)?[>,?])/y;

/** A sign between two values: a / b, n % 2, (x - 1). */
function betweenValues(text: string, at: number): string | undefined {
  const behind = leftOf(text, at, 4);
  const ahead = text.slice(at + 1, at + 5);
  const one = text.charAt(at);
  const isAfterValue =
    operandEnds.test(behind) && !/\b(?:return|in|and|or|not) $/.test(leftOf(text, at, 8));
  if (text.startsWith('**', at)) {
    if (!isAfterValue) return 'star star';
    return operandGoesOn.test(text.slice(at + 2, at + 6)) ? 'to the power of' : undefined;
  }
  if (text.startsWith('//', at) && /[;{}],? ?$/.test(behind)) return undefined;
  if (text.startsWith('//', at))
    return isAfterValue && operandGoesOn.test(text.slice(at + 2, at + 6))
      ? 'floor divided by'
      : undefined;
  if (text.startsWith('++', at) || text.startsWith('--', at))
    return (isCodeLine(text, at) || /[\w\])]$/.test(behind)) &&
      (/[\w\])]$/.test(behind) || /^[\w(]/.test(text.slice(at + 2)))
      ? `${one === '+' ? 'plus plus' : 'minus minus'}`
      : undefined;
  if (
    one === '*' &&
    !/^\.[a-z]/.test(ahead) &&
    (!isAfterValue ||
      !operandGoesOn.test(ahead) ||
      /\b(?:SELECT|import|DISTINCT|export) $/.test(leftOf(text, at, 10)))
  )
    return 'star';
  // `git commit -m`: a flag.
  if (
    one === '-' &&
    / $/.test(behind) &&
    !/^ /.test(ahead) &&
    (!isCodeLine(text, at) || isCommand(text, at))
  )
    return undefined;
  if (one === '-' && !isAfterValue) return /^[\w(]/.test(ahead) ? 'minus' : undefined;
  if (!isAfterValue || !operandGoesOn.test(ahead) || /^\*\.[a-z]/.test(one + ahead))
    return undefined;
  if (one === '|' && !isCodeLine(text, at)) return undefined;
  // data-id, but n-1 and (b)-a.
  if (one === '-' && /[A-Za-z_]{2}$/.test(behind) && /^[A-Za-z_]{2}/.test(ahead)) return undefined;
  return operators[one];
}

/** The signs of programs: `fee += weight / 2.5 * rate;`, `-> float`, `x => x * 2`, `!user.locked`. */
export function codeSignRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  // `${total}`: its value in the text.
  if (one === '$')
    return /["{]/.test(text.charAt(at + 1)) && isCodeLine(text, at)
      ? draft(at + 1, 'dropped', '')
      : undefined;
  if (!sign.test(one) || !inCode(text, at)) return undefined;
  if (text.startsWith('->', at)) {
    const arrow = /\)\s?$/.test(leftOf(text, at, 2)) ? 'returns' : 'arrow';
    return draft(at + 2, 'symbol', arrow);
  }
  if (one === '.') {
    // price.strip, Math.round, rows[0].name.
    return /[\w)\]"'`}/]$/.test(text.charAt(at - 1)) &&
      /^[A-Za-z_]/.test(text.charAt(at + 1)) &&
      !/\d/.test(text.charAt(at - 1))
      ? draft(at + 1, 'symbol', 'dot')
      : text.startsWith('...', at) && /\w/.test(text.charAt(at + 3))
        ? draft(at + 3, 'symbol', 'dot dot dot')
        : undefined;
  }
  const formula = inFormula(text, at);
  if (one === ':' && !text.startsWith('::', at)) {
    const cells =
      formula &&
      /[A-Z]?\d*$/.test(text.charAt(at - 1)) &&
      /^\$?[A-Z]{1,2}(?:\$?\d|[,)])/.test(text.slice(at + 1, at + 6));
    return cells ? draft(at + 1, 'symbol', 'to') : undefined;
  }
  if (one === '*' && allows('@c-types', 'before', leftOf(text, at, 20)))
    return draft(at + 1, 'symbol', 'star');
  // Sheet2!A1.
  if (formula && one === '!' && /[\w']/.test(text.charAt(at - 1)))
    return draft(at + 1, 'symbol', 'exclamation mark');
  // new HashMap<>().
  if (
    text.startsWith('<>', at) &&
    /\w$/.test(text.charAt(at - 1)) &&
    /^[({]/.test(text.charAt(at + 2))
  )
    return draft(at + 2, 'dropped', '');
  const whole = wholeSignAt(text, at);
  if (whole) return draft(at + whole[0].length, 'symbol', whole[1]);
  // List<String>: a list of strings.
  if (one === '<' && /\w/.test(text.charAt(at - 1)) && match(generic, text, at))
    return draft(at + 1, 'symbol', 'of');
  if (one === '>' && /\w<[\w, .?<[\]]{1,40}>?$/.test(leftOf(text, at, 44)))
    return draft(at + 1, 'punctuation', '');
  if (one === '!')
    return /^[\w(!]/.test(text.charAt(at + 1)) && !/\w/.test(text.charAt(at - 1))
      ? draft(at + 1, 'symbol', 'not')
      : undefined;
  const said = betweenValues(text, at);
  const size = /^(?:\*\*|\/\/|\+\+|--)/.test(text.slice(at, at + 2)) ? 2 : 1;
  return said ? draft(at + size, 'symbol', said) : undefined;
}

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
  const octal = match(/0o([0-7]{3,4})(?![\p{L}\p{N}])/uy, text, at);
  if (octal?.[1]) return draftOf(octal, 'number', `zero O ${digitByDigit(octal[1])}`);
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
