import { linkAt, mailAt } from '../../addresses.ts';
import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { extensionSource, extensionWord, fileNameAt, unknownEndingAt } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { sayable } from '../../sayable.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal, digitByDigit, year } from '../numbers/cardinal.ts';
import { isCommonWord } from '../words/common-words.ts';
import { initialAndName } from './social.ts';

const signs: Record<string, string> = lists.signs;

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

/** The names that stand before an address: J. P. Ortega, CPA • … jportega@ortegacpa.example. */
function namesBefore(text: string, at: number): readonly string[] {
  const words = leftOf(text, at, 200).match(/\p{Lu}[\p{L}'’]{3,20}/gu) ?? [];
  return words.slice(-16).map((one) => one.toLowerCase().replace(/['’]/g, ''));
}

/** J P Ortega, Ortega C P A: a name that is told before, with initials before it or a trade behind it. */
function byName(written: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const rest = written.length - name.length;
    if (rest > 0 && rest < 3 && written.endsWith(name))
      return `${[...written.slice(0, rest).toUpperCase()].join(' ')} ${name}`;
    const tail = written.slice(name.length);
    if (rest > 1 && written.startsWith(name) && (rest > 3 ? isCommonWord(tail) : trades.test(tail)))
      return `${name} ${rest > 3 ? tail : [...tail.toUpperCase()].join(' ')}`;
  }
  return undefined;
}
/** Initials of clubs, schools and firms at the end of a name: briarwoodpta, hillsiderfc. */
const clubEnd =
  /^([a-z]{4,40}?)(pta|ptsa|ptfa|pfa|rfc|rufc|afc|fc|cfc|jfc|cc|rlfc|hoa|umc|ame|uk|usa|nz|ltd|llc|llp|plc|gaa|gfc|tv|hq|nhs|cpa|dds|dmd|vfw|bsa|cio|ccg|mbe|wi|sc|bc)$/;

/** briarwood P T A: a name with the initials of a club behind it. */
function clubName(written: string): string | undefined {
  const found = clubEnd.exec(written);
  if (!found?.[1] || !found[2] || isCommonWord(written)) return undefined;
  // Radianz is a name.
  if (found[2] === 'nz' && /[aei]$/.test(found[1])) return undefined;
  if (/^(?:wi|sc|bc|cc|ame|mbe)$/.test(found[2]) && allows('@word-ends', 'before', written))
    return undefined;
  return `${found[1]} ${[...found[2].toUpperCase()].join(' ')}`;
}

const trades = /^(?:cpa|llc|llp|dds|dmd|cfp|pc|md|hq|hvac|pr|it|tv)$/;

/** The parts of an address, as said: 2024 is a year, and 4471 a number of something. */
const said = (parts: readonly string[], names: readonly string[] = []) =>
  parts
    .map((one, index) => {
      // Dot co dot U K.
      if (one === 'co' && parts[index + 1] === '.') return one;
      const person = byName(one, names);
      if (person) return person;
      const club = parts[index + 1] === '.' && index > 0 ? clubName(one.toLowerCase()) : undefined;
      if (club) return club;
      // kpatel@…: an initial and a name.
      const local =
        index === 0 && parts.includes('@') ? initialAndName.exec(one.toLowerCase()) : null;
      if (local?.[1] && local[2]) return `${local[1].toUpperCase()} ${local[2]}`;
      if (/^\d{4}$/.test(one)) return /^(?:19|20)/.test(one) ? year(one) : digitByDigit(one);
      if (/^(?:api|cdn|smtp|imap|ftp|sftp|vpn|ns|mx|db|sql)$/.test(one) && parts[index + 1] === '.')
        return [...one.toUpperCase()].join(' ');
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
  return found && owned(text, found.end, 'email', said(found.parts, namesBefore(text, at)));
}

/** `www.duu.mn`, `https://…`. */
export function linkRule({ text, at }: Scan): Draft | undefined {
  const found = linkAt(text, at);
  return found && owned(text, found.end, 'url', said(found.parts));
}

const dotted = new RegExp(
  `\\.(NET|com|net|org|git(?:hub)?|venv|ssh|vscode|dockerignore|editorconfig|d(?=\\.ts)|env(?:\\.(?:example|local|sample|production|development|test))?|gitignore|htaccess|[a-z]{2,12}rc|${extensionSource})((?:\\.[a-z\\d]{1,5}){0,2})(?![\\p{L}\\p{N}_-]|\\.\\p{L})`,
  'uy',
);

/** `.NET`, a `.pdf` file: a name that starts with its dot, after a space or ASP. */
export function dotNameRule({ text, at }: Scan): Draft | undefined {
  const [, found, more = ''] = match(dotted, text, at) ?? [];
  if (!found) return undefined;
  const behind = leftOf(text, at, 4);
  const starts =
    /(?:^|[\s("'/,`])$/.test(behind) || (found === 'NET' && /\b(?:ASP|ADO|VB)$/.test(behind));
  if (!starts) return undefined;
  const lower = found.toLowerCase();
  if (lower.startsWith('env'))
    return draft(at + 1 + found.length, 'url', `dot ${lower.replace('.', ' dot ')}`);
  const kind =
    extensionWord(lower, 'en') ??
    (/^(?:net|com|org|env|git|github|venv|vscode|dockerignore|gitignore|htaccess|[a-z]{2,12}rc)$/.test(
      lower,
    )
      ? lower
          .replace(/^git(?=ig)/, 'git ')
          .replace(/rc$/, ' R C')
          .replace('htaccess', 'H T access')
      : spelledExtension(lower));
  const rest = more
    .split('.')
    .slice(1)
    .map((one) => ` dot ${extensionWord(one, 'en') ?? spelledExtension(one)}`);
  return draft(at + 1 + found.length + more.length, 'url', `dot ${kind}${rest.join('')}`);
}

const spelledExtension = (extension: string): string =>
  [...extension.toUpperCase()].map((one) => (/\d/.test(one) ? cardinal(one) : one)).join(' ');

/** report.abc, nas.lan: the full stop before an ending that is not a word is said. */
function unknownEnding(text: string, at: number): Draft | undefined {
  const found = unknownEndingAt(text, at);
  if (!found) return undefined;
  const { name, ending, end } = found;
  const kind = ending.length > 3 || ending === 'lan' ? ending : spelledExtension(ending);
  return draft(end, 'url', `${name.map(part).join(' ')} dot ${kind}`, false);
}

/** `report_2.docx`: the parts of the name, then dot and the extension. */
export function fileRule({ text, at }: Scan): Draft | undefined {
  const found = fileNameAt(text, at);
  if (!found) return unknownEnding(text, at);
  const { parts, extension, end } = found;
  const name = parts.map((one) =>
    /^[A-Z]{2,4}$/.test(one) ? [...one].join(' ') : /^[.\d]/.test(one) ? part(one) : sayable(one),
  );
  const kind = extensionWord(extension, 'en') ?? spelledExtension(extension);
  return owned(text, end, 'url', [...name, 'dot', kind].filter(Boolean).join(' '));
}
