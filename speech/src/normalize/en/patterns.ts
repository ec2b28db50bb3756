import { type Draft, draft, match, type Scan } from '../draft.ts';
import { cardinal } from './cardinal.ts';

/** A regular expression in backticks or behind "regex": it begins or ends as one, or names a class of signs. */
const quoted = /`([^`\n]{2,80})`/y;
const isPattern =
  /^\^.{1,60}(?:[$+*]|\\[dwsb])|\\[dwsb](?:[+*?{]|$|[^a-z])|\[(?:[a-z]-z|[A-Z]-Z|0-9|\^)[^\]]{0,20}\][+*?{]?|\(\?[:=!<]|\.\*(?:$|[^.\w])/;
/** What is no pattern though it looks like one: a path, a wildcard of files. */
const notPattern = /^[A-Za-z]:\\|^\w+ |^(?:\.{0,2}|~)\/|^\*\.|[;=] |\w\(["'\w]/;
const names: Readonly<Record<string, string>> = {
  ...{ '^': 'caret', $: 'dollar', '\\': 'backslash', '.': 'dot', '*': 'star', '+': 'plus' },
  ...{ '?': 'question mark', '|': 'bar', '(': 'open paren', ')': 'close paren', '-': 'dash' },
  ...{ '[': 'open bracket', ']': 'close bracket', '{': 'open brace', '}': 'close brace' },
  ...{ '/': 'slash', ':': 'colon', ',': 'comma', '@': 'at', '=': 'equals', '!': 'bang' },
  ...{ '<': 'less than', '>': 'greater than', _: 'underscore', '#': 'hash', '%': 'percent' },
  ...{ '"': 'quote', "'": 'quote', '&': 'ampersand', ' ': '', ';': 'semicolon', '~': 'tilde' },
};

/** `^\d{4}$` in backticks: caret backslash D open brace four close brace dollar. */
export function patternRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '`') return undefined;
  const written = match(quoted, text, at)?.[1];
  if (!written || notPattern.test(written) || !isPattern.test(written)) return undefined;
  const said = (written.match(/(?<=\\)[a-zA-Z]|[a-zA-Z]+|\d+|[^a-zA-Z\d]/g) ?? [])
    .map((one) =>
      /\d/.test(one)
        ? cardinal(String(Number(one)))
        : one.length === 1 && /[a-zA-Z]/.test(one)
          ? one.toUpperCase()
          : (names[one] ?? one),
    )
    .filter(Boolean)
    .join(' ');
  return draft(at + written.length + 2, 'word', said, false);
}
