import { linkAt, mailAt } from '../addresses.ts';
import { type Draft, draft, match, type Scan } from '../draft.ts';
import { extensionSource, extensionWord, fileNameAt } from '../file-names.ts';
import { sayable } from '../sayable.ts';
import { cardinal, digitByDigit, year } from './cardinal.ts';
import { isCommonWord, isFrequentName } from './common-words.ts';

const signs: Record<string, string> = {
  '.': 'dot',
  '@': 'at',
  '/': 'slash',
  '\\': 'backslash',
  '-': 'dash',
  _: 'underscore',
  '+': 'plus',
  '%': 'percent',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  ':': 'colon',
  '~': 'tilde',
};

function part(written: string): string {
  if (/^[0-9]+$/.test(written))
    return /^(?:19\d\d|20[0-2]\d)$/.test(written)
      ? year(written)
      : /^0\d/.test(written) || written.length > 4
        ? digitByDigit(written)
        : cardinal(written);
  // Stars hide letters: m***o@site.com.
  if (/^[*•]+$/.test(written)) return 'stars';
  const lower = written.toLowerCase();
  if (lower === 'www') return 'W W W';
  if (
    /^[a-z]+$/.test(lower) &&
    (lower.length <= 2 || (lower.length <= 6 && !/[aeiouy]/.test(lower)))
  )
    return [...lower.toUpperCase()].join(' ');
  return signs[written] ?? sayable(lower);
}

/** Two letters that are a word, except behind a dot: no-reply, but .me and .us. */
const shortWord = /^(?:no|my|go|to|of|do|up|we|be|by|on|in|is|it|at|or|so|me)$/i;

/** J P Ortega: initials and a name before the sign, or a name and its trade behind it. */
function personOf(written: string): string | undefined {
  if (!/^[a-z]{6,24}$/.test(written) || isCommonWord(written) || isFrequentName(written))
    return undefined;
  for (const size of [1, 2]) {
    const name = written.slice(size);
    if (name.length > 4 && isFrequentName(name) && /^[b-df-hj-np-tv-z]/.test(written))
      return `${[...written.slice(0, size).toUpperCase()].join(' ')} ${name}`;
  }
  const trade = /^([a-z]{4,16})(cpa|llc|llp|dds|dmd|hvac|cfp)$/.exec(written);
  return trade?.[1] && trade[2] && (isFrequentName(trade[1]) || isCommonWord(trade[1]))
    ? `${trade[1]} ${[...trade[2].toUpperCase()].join(' ')}`
    : undefined;
}

/** The parts of an address, as said: 2024 is a year, and 4471 a number of something. */
const said = (parts: readonly string[], isMail = false) =>
  parts
    .map((one, index) => {
      // Dot co dot U K.
      if (one === 'co' && parts[index + 1] === '.') return one;
      const person = isMail ? personOf(one) : undefined;
      if (person) return person;
      if (/^\d{4}$/.test(one)) return /^(?:19|20)/.test(one) ? year(one) : digitByDigit(one);
      return shortWord.test(one) && parts[index - 1] !== '.' ? one : part(one);
    })
    .filter(Boolean)
    .join(' ');

/** An address with a possessive 's. */
function owned(text: string, end: number, kind: 'email' | 'url', spoken: string): Draft {
  const own = /^'s(?![A-Za-z])/.test(text.slice(end, end + 3));
  return own ? draft(end + 2, kind, `${spoken}'s`) : draft(end, kind, spoken);
}

/** `info@duu.mn`: info at duu dot M N. */
export function mailRule({ text, at }: Scan): Draft | undefined {
  const found = mailAt(text, at);
  return found && owned(text, found.end, 'email', said(found.parts, true));
}

/** `www.duu.mn`, `https://…`. */
export function linkRule({ text, at }: Scan): Draft | undefined {
  const found = linkAt(text, at);
  return found && owned(text, found.end, 'url', said(found.parts));
}

const dotted = new RegExp(
  `\\.(NET|com|net|org|env(?:\\.(?:example|local|sample|production|development|test))?|gitignore|htaccess|[a-z]{2,12}rc|${extensionSource})(?![\\p{L}\\p{N}_-]|\\.\\p{L})`,
  'uy',
);

const degree = /([BM])\.(Com|Tech|Sc|Ed|Pharm|Arch|Phil|Des|Voc)(?![\p{L}\p{N}])\.?/uy;

/** `B.Com`, `M.Tech`: degrees, no addresses. */
export function degreeRule({ text, at }: Scan): Draft | undefined {
  const study = /[\p{L}\p{N}.]/u.test(text.charAt(at - 1)) ? null : match(degree, text, at);
  if (!study?.[1] || !study[2]) return undefined;
  const goesOn =
    study[0].endsWith('.') &&
    /^(?:,|\)| \p{Ll})/u.test(text.slice(at + study[0].length, at + study[0].length + 2));
  const end = at + (goesOn ? study[0] : study[0].replace(/\.$/, '')).length;
  return draft(end, 'abbreviation', `${study[1]} ${study[2] === 'Sc' ? 'S C' : study[2]}`);
}

/** `.NET`, a `.pdf` file: a name that starts with its dot, after a space or ASP. */
export function dotNameRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '.') return undefined;
  const found = match(dotted, text, at)?.[1];
  if (!found) return undefined;
  const behind = text.slice(Math.max(0, at - 4), at);
  const starts =
    /(?:^|[\s("'/,`])$/.test(behind) || (found === 'NET' && /\b(?:ASP|ADO|VB)$/.test(behind));
  if (!starts) return undefined;
  const lower = found.toLowerCase();
  if (lower.startsWith('env'))
    return draft(at + 1 + found.length, 'url', `dot ${lower.replace('.', ' dot ')}`);
  const kind =
    extensionWord(lower, 'en') ??
    (/^(?:net|com|org|env|gitignore|htaccess|[a-z]{2,12}rc)$/.test(lower)
      ? lower.replace('git', 'git ').replace(/rc$/, ' R C').replace('htaccess', 'H T access')
      : spelledExtension(lower));
  return draft(at + 1 + found.length, 'url', `dot ${kind}`);
}

const spelledExtension = (extension: string): string =>
  [...extension.toUpperCase()].map((one) => (/\d/.test(one) ? cardinal(one) : one)).join(' ');

/** `report_2.docx`: the parts of the name, then dot and the extension. */
export function fileRule({ text, at }: Scan): Draft | undefined {
  const found = fileNameAt(text, at);
  if (!found) return undefined;
  const { parts, extension, end } = found;
  const name = parts.map((one) =>
    /^[A-Z]{2,4}$/.test(one) ? [...one].join(' ') : /^[.\d]/.test(one) ? part(one) : sayable(one),
  );
  const kind = extensionWord(extension, 'en') ?? spelledExtension(extension);
  return owned(text, end, 'url', [...name, 'dot', kind].filter(Boolean).join(' '));
}
