import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { extensionWord } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { sayable } from '../../sayable.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal, digitByDigit, year } from '../numbers/cardinal.ts';
import { readCapitals } from '../words/capital-words.ts';
import { isCommonWord } from '../words/common-words.ts';
import { isCommand } from './program-names.ts';

const name = String.raw`[\p{L}\p{N}_@$%*{}+-][\p{L}\p{N}_.@$%*{}+-]{0,60}`;
/** /etc/hosts, ~/.ssh/config, ./run.sh, ../lib, src/app/main.ts with an extension. */
const unix = new RegExp(
  String.raw`(?:~|\.{1,2}|\$[A-Z_]{2,20})(?:/(?:\.?${name})){1,12}/?|(?:[A-Za-z]:)?/\.?${name}(?:/\.?${name}){1,12}/?|/(?:etc|tmp|usr|var|home|dev|opt|bin|lib|mnt|proc|boot|root|run|srv|sys)(?![\p{L}\p{N}])/?|(?:[\p{L}\p{N}_-]{1,40}/){1,10}(?:\.[a-z][\w-]{1,30}(?:/[\w.-]{1,40}){0,6}|\*{1,2})(?![\p{L}\p{N}])|(?:[\p{L}\p{N}_-]{1,40}/){1,10}[\p{L}\p{N}_.-]{1,50}\.(?:ts|tsx|js|jsx|mjs|py|rs|go|java|c|h|cpp|rb|php|sh|json|ya?ml|toml|md|txt|html|css|xml|conf|cfg|ini|log|sql|png|jpe?g|svg|pdf|csv|lock)(?![\p{L}\p{N}])`,
  'uy',
);
const windows = new RegExp(
  String.raw`(?:[A-Z]:\\|\\\\|%[A-Za-z]{2,20}%\\)(?:\.?${name}(?: ${name}){0,2}(?=\\)\\){0,12}(?:\.?${name})?`,
  'uy',
);
const community =
  /\/?([ru])\/(?!(?:cover|floor|ship|locking|felt|stairs|looking|rack|racks|cam|camera)(?!\w))([A-Za-z\d_]{3,30})(?![\p{L}\p{N}/])/uy;
const pieces = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[^\p{L}\p{N}]/gu;
/** A hyphen or an underscore only parts words, as in the names of files. */
const signs: Readonly<Record<string, string>> = lists.pathsSigns;
/** Folders and extensions that are said by their letters, or in another way. */
const known: Readonly<Record<string, string>> = lists.known;

function part(written: string): string {
  if (/^\p{N}+$/u.test(written))
    return /^0\d|^\d{5,}/.test(written)
      ? digitByDigit(written)
      : /^(?:19|20)\d\d$/.test(written)
        ? year(written)
        : cardinal(written);
  if (!/\p{L}/u.test(written)) return signs[written] ?? '';
  const lower = written.toLowerCase();
  if (Object.hasOwn(known, lower)) return known[lower] ?? '';
  // .bashrc, .vimrc: what a program runs first.
  const started = /^((?!tor|mar|nar|mer|par)[a-z]{3,12})rc$/.exec(lower)?.[1];
  if (started) return `${part(started)} R C`;
  const extension = extensionWord(lower, 'en');
  if (extension) return extension;
  if (
    /^[A-Z]{2,5}$/.test(written) &&
    !/^(?=.*[AEIOU])[A-Z]{4}/.test(written) &&
    readCapitals(written, { before: '', after: '' }) !== 'word'
  )
    return [...written].join(' ');
  const isSpelled = lower.length < 7 && !/[aeiouy]/.test(lower);
  const pair = lower === 'id' || (lower.length <= 2 && !isCommonWord(lower));
  return isSpelled || pair ? [...lower.toUpperCase()].join(' ') : sayable(lower);
}

/** The parts of a name in a program or a path, in words. */
export const spellName = (written: string): string =>
  (written.match(pieces) ?? []).map(part).filter(Boolean).join(' ');

const trailing = /[.,;:!?*%+-]+$/;

/** scp a.txt me@host:/home/me: a path behind its machine. */
const isRemote = (text: string, at: number): boolean =>
  text.charAt(at) === '/' && /[\w]:$/.test(leftOf(text, at, 2)) && isCommand(text, at);

/** `~/.ssh/config`, `C:\Users\Anna`, `src/app.ts`: a path, with its signs. `and/or`, `1/2` and `he/she` are none. */
export function pathRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_.@/\\:~-]/u.test(text.charAt(at - 1)) && !isRemote(text, at)) return undefined;
  const ahead = text.slice(at, at + 42);
  if (!/^(?:[~./\\%$@]|[A-Za-z]:[\\/]|[\p{L}\p{N}_-]{1,40}\/)/u.test(ahead)) return undefined;
  const sub = match(community, text, at);
  if (sub?.[1] && sub[2] && /[a-z]{2}/i.test(sub[2]))
    return draftOf(sub, 'url', `${sub[1].toUpperCase()} slash ${spellName(sub[2])}`);
  const found = match(windows, text, at)?.[0] ?? match(unix, text, at)?.[0];
  if (!found) return undefined;
  const written = found.replace(trailing, '');
  // Dates, fractions, /ˈsaʊnds/ and rates are not paths.
  if (!/[A-Za-z]{2}/.test(written) || /^\/[^/]*\/$/.test(written)) return undefined;
  return draft(at + written.length, 'url', spellName(written));
}

const local = /localhost:(\d{2,5})(?!\d)((?:\/[\w.-]{0,30}[\w/]){0,8})/y;

/** The number of a port: 8080 eighty eighty. */
export const port = (digits: string): string =>
  digits.length === 4 && !/^0|00$/.test(digits)
    ? year(digits)
    : digits.length > 4
      ? digitByDigit(digits)
      : cardinal(digits);

export function localhostRule({ text, at }: Scan): Draft | undefined {
  const found = text.charAt(at) === 'l' ? match(local, text, at) : null;
  const path = found?.[2] ? ` ${spellName(found[2])}` : '';
  return found?.[1] ? draftOf(found, 'url', `localhost colon ${port(found[1])}${path}`) : undefined;
}

/** nz.paddock.sync.Client.push. */
const dottedName =
  /(?:[a-z]\w{0,20}\.){2,6}[A-Z]\w{1,30}(?:\.\w{1,30}){0,3}(?:\(\))?(?![\p{L}\p{N}_])/uy;
const chained = /[A-Za-z_]\w{0,30}(?:\.[A-Za-z_]\w{0,30}){1,6}(?:\(\))?(?![\p{L}\p{N}_]|\.\p{L})/uy;
const account =
  /\b(?:user ?names?|users?|handles?|logins?|id|ig|insta(?:gram)?|snap(?:chat)?|discord|telegram|twitter|tiktok|github|psn|gamertag|account)(?: name)?(?: is)?[:=]? ["'`“]?$/i;
const camel = /[a-z]{2,20}(?:[A-Z][a-z]{1,20}|[A-Z]{2,5}(?![a-z])){1,6}(?:\(\))?(?![\p{L}\p{N}])/uy;
const snake = /[A-Za-z\d]{1,30}(?:_[A-Za-z\d]{1,30}){1,7}(?:\(\))?(?![\p{L}\p{N}_])/uy;

/** `getUserName()`, `NODE_ENV`, `max_count`: names in programs, word by word. */
export function identifierRule({ text, at }: Scan): Draft | undefined {
  if (
    /[\p{L}\p{N}_@#.-]/u.test(text.charAt(at - 1)) &&
    !/\b[a-z_]{2,}\.$/.test(leftOf(text, at, 12))
  )
    return undefined;
  const chain = match(dottedName, text, at)?.[0] ?? match(chained, text, at)?.[0];
  const end = at + (chain?.length ?? 0);
  // `os.path`, Client.fetch_all(): not fine.thanks, typed without its space.
  const quoted = text.charAt(at - 1) === '`' && text.charAt(end) === '`';
  if (
    chain &&
    (quoted ||
      /\(\)$|^(?:[a-z]\w{0,20}\.){2,6}[A-Z]|[a-z\d]_[a-z\d]|\.[a-z]{2,}[A-Z]|^(?:[a-z]\w{0,14}\.){2,}(?:[A-Z][a-z]+){2,}$|^(?:[A-Z][a-z]+){2,}\.[a-z]\w+$|\.(?:[A-Z][a-z]+)+(?:Error|Exception|Timeout|Warning|Interrupt)$/.test(
        chain,
      ))
  )
    return draft(
      end,
      'word',
      chain
        .replace(/\(\)$/, '')
        .split('.')
        .map((one) => one.split('_').map(spellName).filter(Boolean).join(' '))
        .join(' dot '),
      false,
    );
  const found = match(camel, text, at)?.[0] ?? match(snake, text, at)?.[0];
  // x_1 is a letter with an index.
  if (!found || /^[A-Za-z]_/.test(found) || /^(?:mac|watch|tv|visi)OS/.test(found))
    return undefined;
  const isAccount = account.test(leftOf(text, at, 30));
  const said = found
    .replace(/\(\)$/, '')
    .split('_')
    .map(spellName)
    .join(isAccount ? ' underscore ' : ' ');
  return draft(at + found.length, 'word', said, false);
}
