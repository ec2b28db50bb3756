import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal, plain } from '../numbers/cardinal.ts';
import { inCode, isCodeLine } from './code-lines.ts';

const body = '(?:[^/\\\\\\n[\\s]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.){0,40}\\])';
/** /^\d{5}$/i where a value begins. */
const slashed = new RegExp(
  `/(?!\\*)((?:${body}| ){1,80})/([dgimsuy]{0,4})(?=[\\s.,;:)\\]}]|$)`,
  'y',
);
const valueBegins = /(?:^|[(=,:!&|?[{;~]|\b(?:return|match|if|unless|when|in))\s{0,9}$/;
/** r"\d+": a pattern of Python. */
const raw = /r(["'])((?:[^"'\\\n]|\\.){1,80})\1/y;

/** A pattern that stands by itself: ^\d{3}-\d{4}$, [A-Z]{2}\d+, (\w+)@(\w+)\.com. */
const bare = /[\^[(.\\](?:[^\s"'`\\]|\\[^\s\n]){1,80}/y;
const isPattern =
  /(?<![A-Za-z\d])\\[dwsDWS](?:[+*?{)\]$\\-]|$)|^\\b\w{1,30}\\b$|^\^[^\s]{1,70}\$$|^\[(?:\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d)){1,4}\](?:[+*?{$]|$)|^\.\*\\|^\\\.[a-z\d]{1,6}\$$/;
const notPattern = /^\[[^\]]{0,20}\]\(|\\[a-z]{4}|:\\|\\\\|^\(?(?:\.{1,2}\/|https?:)/;

/** Signs that are named alike in code and in backticks. */
const signs: Readonly<Record<string, string>> = lists.codePatternsSigns;
const names: Readonly<Record<string, string>> = { ...signs, ...lists.brackets };
/** In backticks each sign is shown by itself, so brackets are named too. */
const namesInTicks: Readonly<Record<string, string>> = { ...signs, ...lists.bracketsInTicks };
const pieces =
  /\\[^\n]|\{\d{1,4}(?:,\d{0,4})?\}|\(\?:|[A-Za-z]-[A-Za-z](?![A-Za-z])|\d-\d|[a-zA-Z]+|\d+|[^a-zA-Z\d]/g;

function sayPiece(piece: string): string {
  const times = /^\{(\d+)(,?)(\d*)\}$/.exec(piece);
  if (times?.[1]) {
    const [, least, comma, most] = times;
    return most ? `${plain(least)} to ${plain(most)}` : `${plain(least)}${comma ? ' or more' : ''}`;
  }
  if (piece.length === 2 && piece.startsWith('\\')) {
    const one = piece.charAt(1);
    return `backslash ${/[a-z]/i.test(one) ? one.toUpperCase() : /\d/.test(one) ? plain(one) : (names[one] ?? one)}`;
  }
  const span = /^(\w)-(\w)$/.exec(piece);
  if (span?.[1] && span[2])
    return [span[1], span[2]]
      .map((one) => (/\d/.test(one) ? plain(one) : one.toUpperCase()))
      .join(' to ');
  if (/^\d/.test(piece)) return plain(piece);
  if (/^[a-z]+$/i.test(piece)) return piece.length === 1 ? piece.toUpperCase() : piece;
  if (piece === '(?:' || /^[()[\]]$/.test(piece)) return ',';
  return /^[{} ]$/.test(piece) ? '' : (names[piece] ?? piece);
}

/** `^\d{5}(-\d{4})?$`: caret backslash D five, optional dash backslash D four, dollar. Brackets are pauses. */
const sayPattern = (written: string): string =>
  (
    written
      .replace(/(?<!\\)\((?:\?:)?([^()\\]{0,40}(?:\\.[^()\\]{0,40}){0,6})\)\?/g, '\u2770$1)')
      .match(pieces) ?? []
  )
    .map((piece) => (piece === '\u2770' ? ', optional' : sayPiece(piece)))
    .filter(Boolean)
    .join(' ')
    .replace(/(?: ?,)+/g, ',')
    .replace(/^, ?/, '');

/** `/^\d{5}$/.test(zip)`, `re.search(r"\d+", text)`, a line `^[A-Z]{2}\d+$`: regular expressions in code and by themselves. */
export function codePatternRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  if (one === '/') {
    const found = match(slashed, text, at);
    if (!found?.[1]) return undefined;
    const behind = lineBehind(text, at, 40);
    if (!valueBegins.test(behind)) return undefined;
    const end = at + found[0].length;
    const told = /\\.|[\^$[\]+*?|]/.test(found[1]);
    const alone =
      /^\s*$/.test(behind) &&
      /[\^$]|\\[dwsb]/.test(found[1]) &&
      /^\s*(?:\n|$)/.test(text.slice(end, end + 4));
    if (
      !told ||
      !(alone || allows('@method-goes-on', 'after', text.slice(end, end + 10)) || inCode(text, at))
    )
      return undefined;
    const flags = found[2] ? ` ${[...found[2].toUpperCase()].join(' ')}` : '';
    return draft(end, 'word', `slash ${sayPattern(found[1])} slash${flags}`, false);
  }
  if (one === 'r') {
    const found = /\w/.test(text.charAt(at - 1)) ? null : match(raw, text, at);
    return found?.[2] && isCodeLine(text, at)
      ? draftOf(found, 'word', `${sayPattern(found[2])},`, false)
      : undefined;
  }
  if (!/[\^[(.\\]/.test(one) || !/^[\s"'(]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(bare, text, at)?.[0].replace(/(?<!\\)[.,;:]{1,3}$/, '');
  if (!found || !isPattern.test(found) || notPattern.test(found)) return undefined;
  return draft(at + found.length, 'word', sayPattern(found), false);
}

/** A regular expression in backticks or behind "regex": it begins or ends as one, or names a class of signs. */
const textInTicks = /`([^`\n]{2,80})`/y;
const isPatternInTicks =
  /^\^.{1,60}(?:[$+*]|\\[dwsb])|\\[dwsb](?:[+*?{]|$|[^a-z])|\[(?:[a-z]-z|[A-Z]-Z|0-9|\^)[^\]]{0,20}\][+*?{]?|\(\?[:=!<]|\.\*(?:$|[^.\w])/;
/** What is not a pattern though it looks like one: a path, a wildcard of files. */
const notPatternInTicks = /^[A-Za-z]:\\|^\w+ |^(?:\.{0,2}|~)\/|^\*\.|[;=] |\w\(["'\w]/;
/** `^\d{4}$` in backticks: caret backslash D open brace four close brace dollar. */
export function patternRule({ text, at }: Scan): Draft | undefined {
  const written = match(textInTicks, text, at)?.[1];
  if (!written || notPatternInTicks.test(written) || !isPatternInTicks.test(written))
    return undefined;
  const said = (written.match(/(?<=\\)[a-zA-Z]|[a-zA-Z]+|\d+|[^a-zA-Z\d]/g) ?? [])
    .map((one) =>
      /\d/.test(one)
        ? cardinal(String(Number(one)))
        : one.length === 1 && /[a-zA-Z]/.test(one)
          ? one.toUpperCase()
          : (namesInTicks[one] ?? one),
    )
    .filter(Boolean)
    .join(' ');
  return draft(at + written.length + 2, 'word', said, false);
}
