import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { inCode, inFormula, isCodeLine } from './code-lines.ts';
import { wholeSignAt } from './code-signs.ts';
import { spellName } from './paths.ts';
import { isCommand } from './program-names.ts';

const mark = /[[<>|&^:=?!.~\\$_#]/;
const slice = /\[(-?[A-Za-z_\d]{0,20}):(-?[A-Za-z_\d]{0,20})(?::(-?\d{0,5}))?\]/y;
const blockOpens = /(?:\bdo|[{(,=])\s?$/;
const blockCloses = /(?:\bdo|[{(,=])\s?\|[&\w, ]{1,30}$/;

const bound = (written: string): string =>
  written
    .replace(/^-/, 'minus ')
    .replace(/[A-Za-z_\d]+$/, (one) => (/^\d+$/.test(one) ? cardinal(one) : spellName(one)));

/** items[1:3], text[::-1]: the bounds of a slice. */
function sliceOf(text: string, at: number): Draft | undefined {
  if (!/[\w)\]]/.test(text.charAt(at - 1))) return undefined;
  const found = match(slice, text, at);
  if (!found || !inCode(text, at)) return undefined;
  const said = [found[1], found[2], found[3]]
    .filter((one) => one !== undefined)
    .map(bound)
    .join(' colon ')
    .trim();
  return draftOf(found, 'word', `, ${said},`, false);
}

/** ?: ?> and the marks of ternaries, of values that may be missing and of SQL. */
function questionMark(text: string, at: number): Draft | undefined {
  if (/^\?[?.](?!\d)/.test(text.slice(at, at + 3))) return undefined;
  // <?php … ?>.
  if (text.startsWith('?>', at)) return draft(at + 2, 'dropped', '');
  if (text.charAt(at - 1) === '<') return draft(at + 1, 'dropped', '');
  // name?.length ?: 0.
  if (text.startsWith('?:', at) && text.charAt(at - 1) === ' ')
    return draft(at + 2, 'symbol', 'or else');
  return draft(at + 1, 'symbol', 'question mark');
}

/** The marks of code that two values are not parted by: `a ? b : c`, `&x`, `1 << 3`, `println!`, `items[1:3]`. */
export function codeMarkRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  if (!mark.test(one)) return undefined;
  const [last, next] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (one === '[') return sliceOf(text, at);
  // at Object.<anonymous>, java.sql.SQLException.
  if (
    one === '.' &&
    /[a-z]/.test(last) &&
    /^\.(?:<anonymous>|[A-Z]\w{0,40}(?:Exception|Error)(?!\w))/.test(text.slice(at, at + 52))
  )
    return draft(at + 1, 'symbol', 'dot');
  // for i in {1..5}, git diff main..dev.
  if (one === '.')
    return next === '.' &&
      /[\w)\]]/.test(last) &&
      /^\.{2,3}[=<]?[-\w(]/.test(text.slice(at, at + 5)) &&
      (isCommand(text, at) ||
        (/\{\d{1,6}$/.test(leftOf(text, at, 7)) && /^\.\.\d{1,6}\}/.test(text.slice(at, at + 9))))
      ? text.charAt(at + 2) === '.'
        ? draft(at + 3, 'symbol', 'dot dot dot')
        : draft(at + 2, 'symbol', 'dot dot')
      : undefined;
  // git reset HEAD^.
  if (one === '^' && /\b(?:HEAD|main|master)$/.test(leftOf(text, at, 7)))
    return isCommand(text, at) ? draft(at + 1, 'symbol', 'caret') : undefined;
  // "^18.2.0": the versions that will do.
  if (/[\^~]/.test(one) && /["'`@]/.test(last) && /\d/.test(next))
    return /^.\d{1,3}\.\d/.test(text.slice(at, at + 6))
      ? draft(at + 1, 'symbol', one === '^' ? 'caret' : 'tilde')
      : undefined;
  // PATH=$PATH:/usr/bin.
  if (one === ':' && next === '/' && /\$[A-Z_]{2,20}$/.test(leftOf(text, at, 21)))
    return draft(at + 1, 'symbol', 'colon');
  // std::vector<int>.
  if (
    text.startsWith('::', at) &&
    /[A-Za-z_>]/.test(last) &&
    /^(?![\da-f]{1,4}(?![\w]))[A-Za-z_$<*{]/.test(text.slice(at + 2, at + 8))
  )
    return draft(at + 2, 'symbol', 'colon colon');
  // #[derive(Debug)].
  // print("%d\n"), App\Models\User.
  if (one === '\\') {
    if (!isCodeLine(text, at)) return undefined;
    if (/[nrt0]/.test(next) && !/[A-Za-z]/.test(last))
      return draft(at + 2, 'symbol', `backslash ${next === '0' ? 'zero' : next.toUpperCase()}`);
    return /[A-Za-z]/.test(last) && /[A-Z]/.test(next)
      ? draft(at + 1, 'symbol', 'backslash')
      : undefined;
  }
  if (!inCode(text, at) || inFormula(text, at)) return undefined;
  const whole = text.startsWith('<>', at) ? undefined : wholeSignAt(text, at);
  if (whole) return draft(at + whole[0].length, 'symbol', whole[1]);
  const shift = match(/(<<|>>>?)(?= )/y, text, at)?.[0];
  if (shift && last === ' ') {
    const isShift =
      shift !== '<<' ||
      /\d $/.test(leftOf(text, at, 2)) ||
      /=|\breturn\b/.test(lineBehind(text, at, 120));
    const isStream = /\bc(?:out|err|in)\b/.test(lineBehind(text, at, 120));
    const word = shift.startsWith('<') ? 'less than' : 'greater than';
    return draft(
      at + shift.length,
      'symbol',
      isShift && !isStream
        ? `${shift.length > 2 ? 'unsigned ' : ''}${shift.startsWith('<') ? 'left' : 'right'} shift`
        : `${word} ${word}`,
    );
  }
  if (one === '?') return questionMark(text, at);
  // println!("…"), name!!.length, first! + last!.
  if (one === '!' && next !== '=' && /[\w)\]!]/.test(last)) return draft(at + 1, 'symbol', 'bang');
  if (one === '!' && /[/$~[@"'.-]/.test(next) && !/\w/.test(last))
    return draft(at + 1, 'symbol', 'not');
  if (
    one === '&' &&
    /[\w:'[]/.test(next) &&
    /(?:^|[(=,*[{<]|\b(?:return|in))\s{0,2}$/.test(leftOf(text, at, 8))
  )
    return draft(at + 1, 'symbol', 'ampersand');
  if (one === '|' && next !== '|' && last !== '|') {
    const behind = lineBehind(text, at, 60);
    if (blockCloses.test(behind)) return draft(at + 1, 'punctuation', ',');
    if (blockOpens.test(behind) && /^[&\w, ]{1,30}\|/.test(text.slice(at + 1, at + 33)))
      return draft(at + 1, 'punctuation', ',');
  }
  if (one === '_' && !/[\w.$]/.test(last) && !/[\w.]/.test(next))
    return draft(at + 1, 'symbol', 'underscore');
  if (one === ':' && last === ' ' && next === ' ' && / \? /.test(lineBehind(text, at, 160)))
    return draft(at + 1, 'symbol', 'colon');
  return undefined;
}
