import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { extensionWord } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { port, spellName } from './paths.ts';
import { cmdlet, isCommand, programs } from './program-names.ts';

const piped = new RegExp(
  `^(?:${programs}|${cmdlet}|less|more|cut|tr|column|[%?] \\{)(?![\\p{L}\\p{N}])`,
  'u',
);
const redirected = /2>&1|2> ?(?=[\w./~])|>> ?(?=[\w./~"$])/y;
const redirections: Readonly<Record<string, string>> = {
  '2>&1': 'two to one',
  '2>': 'errors into',
  '>>': 'onto the end of',
};
const variable = /(?:"(?=\$[\w{}]{1,34}"))?\$\{?([A-Za-z_]\w{0,30}|[\d@?#](?![\d.,]))\}?"?/y;
/** The package manager apt, and npm ci. */
const installer =
  /apt(?:-get)?(?= (?:-y |update|upgrade|install|remove|purge|search|autoremove|full-upgrade|show)\b)|rm(?= -[a-zA-Z]{1,4} )|ci(?![\p{L}\p{N}])/uy;
const replaced = /s\/[\p{L}\d _-]{1,30}\/[\p{L}\d _-]{0,30}\/(?:gi?|i)?(?![\p{L}\p{N}/])/uy;
const glob = /\*\.([a-z]{1,5})(?![\p{L}\p{N}])/uy;

/** `pip install -e .`, `cd app || exit`, `echo $NAME >> a.txt`, `ps | grep node`, `"*.log"`, `-p 8080:80`: the signs of commands. */
export function commandSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '.') {
    // The folder itself.
    if (text.charAt(at - 1) !== ' ' || !/^(?:[ `"'\n|;)]|$)/.test(text.charAt(at + 1)))
      return undefined;
    return isCommand(text, at) ? draft(at + 1, 'symbol', 'dot') : undefined;
  }
  if (sign === '>' || sign === '2') {
    const into = /^\d$|^\s$/.test(text.charAt(at - 1)) ? match(redirected, text, at) : null;
    return into && isCommand(text, at)
      ? draftOf(into, 'symbol', redirections[into[0].trim()] ?? 'into')
      : undefined;
  }
  // cd app || exit 1.
  if (text.startsWith('||', at))
    return /^\s$/.test(text.charAt(at - 1)) && isCommand(text, at)
      ? draft(at + 2, 'symbol', 'or')
      : undefined;
  if (sign === '$' || sign === '"') {
    // "$NAME", awk $3: never an amount; the closing quote is silent.
    const found = match(variable, text, at);
    return found?.[1] && isCommand(text, at)
      ? draftOf(found, 'word', `dollar ${spellName(found[1])}`)
      : undefined;
  }
  // docker run acme/web.
  if (sign === '/')
    return /\w/.test(text.charAt(at - 1)) &&
      /\w/.test(text.charAt(at + 1)) &&
      !/[,;:] /.test(leftOf(text, at, 40)) &&
      isCommand(text, at)
      ? draft(at + 1, 'symbol', 'slash')
      : undefined;
  // s/old/new/g: what sed replaces.
  if (sign === 's') {
    const parts = /[\p{L}\p{N}/.]/u.test(text.charAt(at - 1)) ? null : match(replaced, text, at);
    return parts
      ? draftOf(
          parts,
          'url',
          parts[0]
            .split('/')
            .filter(Boolean)
            .join(' slash ')
            .replace(
              / slash (gi?|i)$/,
              (_, flags: string) => ` slash ${[...flags.toUpperCase()].join(' ')}`,
            ),
        )
      : undefined;
  }
  // #include <stdio.h>.
  if (sign === '#' && match(/#(?=(?:include [<"]|define [A-Z]|if(?:n?def)? [A-Z]|!\/))/y, text, at))
    return draft(at + 1, 'symbol', 'hash');
  if (sign === 'r') {
    const removes = /[\p{L}\p{N}-]/u.test(text.charAt(at - 1)) ? null : match(installer, text, at);
    return removes ? draft(at + 2, 'word', 'R M') : undefined;
  }
  if (sign === 'a' || sign === 'c') {
    const program = /[\p{L}\p{N}-]/u.test(text.charAt(at - 1)) ? null : match(installer, text, at);
    return program && (sign === 'a' || /\bnpm $/.test(leftOf(text, at, 5)))
      ? draftOf(program, 'word', sign === 'a' ? program[0].replace('-', ' ') : 'C I')
      : undefined;
  }
  if (sign === '|') {
    if (!/\s/.test(text.charAt(at - 1)) || !/\s/.test(text.charAt(at + 1))) return undefined;
    return piped.test(text.slice(at + 2, at + 20)) && isCommand(text, at)
      ? draft(at + 1, 'symbol', 'pipe')
      : undefined;
  }
  if (sign !== '*') return undefined;
  // du -sh *, ./node_modules/*.
  if (
    /[ /]/.test(text.charAt(at - 1)) &&
    /^["'` ]?(?:\s|$|\)|;|\|)/.test(text.slice(at + 1, at + 3))
  )
    return isCommand(text, at) ? draft(at + 1, 'symbol', 'star') : undefined;
  const found = match(glob, text, at)?.[1];
  if (!found || /[\p{L}\p{N}*]/u.test(text.charAt(at - 1))) return undefined;
  const kind =
    extensionWord(found, 'en') ??
    (/[aeiou]/.test(found) ? found : [...found.toUpperCase()].join(' '));
  return draft(at + 2 + found.length, 'url', `star dot ${kind}`);
}

const twoPorts = /(\d{2,5}):(\d{2,5})(?![\d:.])/y;

/** `-p 8080:80`, `-L 5433:5432`: two ports. */
export function portPairRule({ text, at }: Scan): Draft | undefined {
  const found = match(twoPorts, text, at);
  return found?.[1] && found[2] && / -(?:p|L|R) $/.test(leftOf(text, at, 4))
    ? draftOf(found, 'url', `${port(found[1])} colon ${port(found[2])}`)
    : undefined;
}
