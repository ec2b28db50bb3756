import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal, digitByDigit, oneByOne, ordinal, plain } from '../numbers/cardinal.ts';
import { calendarName } from '../times/calendar.ts';
import { spellName } from './paths.ts';

const mode = /[-dlbcps](?:[r-][w-][xsS-]){2}[r-][w-][xtT-](?=[\s+@.`"',;:)]|$)/y;

/** drwxr-xr-x: D R W X R dash X R dash X. */
function permissions(text: string, at: number): Draft | undefined {
  const found = match(mode, text, at)?.[0];
  return found && /[rwx]/.test(found)
    ? draft(
        at + found.length,
        'number',
        [...found].map((one) => (one === '-' ? 'dash' : one.toUpperCase())).join(' '),
      )
    : undefined;
}

const field =
  '(?:\\*(?:/\\d{1,2})?|\\d{1,2}(?:[-,]\\d{1,2}){0,6}(?:/\\d{1,2})?|(?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:-(?:MON|TUE|WED|THU|FRI|SAT|SUN))?)';
const schedule = new RegExp(`${field}(?: {1,4}${field}){4}(?=[\\s\`"',;.)]|$)`, 'y');
const scheduleBefore = /(?:^|[\n`"'“(])$|(?:^|\n|[:=(]) ?["'`]?$|\b(?:cron|schedule|runs?|at) $/;

/** The fields of cron: star slash fifteen star star star star. */
function cron(text: string, at: number): Draft | undefined {
  if (!scheduleBefore.test(leftOf(text, at, 10))) return undefined;
  const found = match(schedule, text, at)?.[0];
  // 5 * 3 * 2 is a product.
  if (!found?.includes('*') || /^\d{1,2} \* \d{1,2} \* \d/.test(found)) return undefined;
  const after = rightOf(text, at + found.length, 3);
  // A row of stars parts sections.
  if (/^ ?=/.test(after) || (!/\d/.test(found) && !/^ [/a-z]|^["'`]/.test(after))) return undefined;
  const said = found
    .split(/ +/)
    .map((one) =>
      (one.match(/\d+|[A-Z]+|[^A-Z\d]/g) ?? [])
        .map((part) =>
          /\d/.test(part)
            ? cardinal(String(Number(part)))
            : ({ '*': 'star', '/': 'slash', '-': 'to', ',': 'and' }[part] ??
              calendarName(part.charAt(0) + part.slice(1).toLowerCase())),
        )
        .join(' '),
    )
    .join(', ');
  return draft(at + found.length, 'number', said);
}

const day =
  /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {2}([1-9])(?=\s{1,2}(?:\d\d:\d\d|\d{4}\b))/y;

/** Apr  9 07:15:02: a log fills the tens of a day with a space. */
function paddedDay(text: string, at: number): Draft | undefined {
  const found = match(day, text, at);
  return found?.[1] && found[2]
    ? draftOf(found, 'date', `${calendarName(found[1])} ${ordinal(found[2])}`)
    : undefined;
}

/** Parts of the names of machines, and those that are said by their letters. */
const roles =
  /^(?:db|web|api|app|apps|cache|prod|prd|stg|stage|staging|dev|qa|uat|test|node|srv|server|host|vm|svc|redis|pg|postgres|mysql|mongo|kafka|worker|workers|queue|build|runner|gw|fw|sw|rtr|lb|nas|dc|mail|smtp|proxy|ns|nginx|edge|auth|search|es|k8s|master|replica|primary|backup|files|fs|print|printer|vpn|jump|bastion|sql|monitor|log|logs|etcd|router|switch|ap|cam|esx|esxi|hv|use|usw|euw|syd|lon|akl|dub|tor|nyc|ams|fra|sin)\d{0,3}$/;
const spelled =
  /^(?:db|api|qa|uat|vm|svc|pg|gw|fw|sw|lb|nas|dc|smtp|ns|es|vpn|sql|ap|hv|fs|us|eu|uk|au|nz|ca|ie|sa|sg|usw|euw|nyc|srv|prd|stg|rtr|ui|ml|ai|dr|id|ip|it|hr|pos|cdn|dns|ssh|ftp|sftp)$/;
const hostName = /[a-z][a-z\d]{1,11}(?:-[a-z\d]{1,12}){1,5}(?![\p{L}\p{N}_/@]|-\p{L}|\.[\p{L}])/uy;
const region =
  /(us|eu|ap|sa|ca|af|me|il|uk)-(?:gov-)?(?:north|south|east|west|central|northeast|southeast|northwest|southwest)-?\d(?:-?[a-f])?(?![\p{L}\p{N}-])/uy;
const segment = (written: string): string =>
  (written.match(/[a-z]+|\d+/g) ?? [])
    .map((one) =>
      /^0\d/.test(one)
        ? digitByDigit(one)
        : /\d/.test(one)
          ? cardinal(one)
          : spelled.test(one) || one.length === 1
            ? [...one.toUpperCase()].join(' ')
            : spellName(one),
    )
    .join(' ');

/** db-syd-2, web-lon-01, eu-west-1: machines and where they stand. */
function machine(text: string, at: number): Draft | undefined {
  const found = match(region, text, at)?.[0] ?? match(hostName, text, at)?.[0];
  if (!found || !/\d/.test(found)) return undefined;
  const parts = found.split('-');
  const first = parts[0] ?? '';
  // One that is numbered has a role: db-2, but no covid-19 or pre-2019.
  const told =
    match(region, text, at) !== null ||
    (/^(?:[a-z]{0,4}\d{1,3}[a-z]?|[a-z]{2,8}\d{1,3})$/.test(parts.at(-1) ?? '') &&
      (roles.test(first) || (parts.length > 2 && parts.some((one) => roles.test(one)))) &&
      !/^(?:test|use|search|edge|files|print|build|switch|host|stage|app|apps|log|web)-\d+$/.test(
        found,
      ));
  return told ? draft(at + found.length, 'url', parts.map(segment).join(' ')) : undefined;
}

const terminal = /tty([a-zA-Z]{0,4})(\d{1,3})(?![\p{L}\p{N}])|pts\/(\d{1,3})(?!\d)/uy;
/** ttys002, ttyUSB0, pts/0. */
function terminalName(text: string, at: number): Draft | undefined {
  const found = match(terminal, text, at);
  if (!found) return undefined;
  if (found[3]) return draftOf(found, 'word', `P T S slash ${cardinal(found[3])}`);
  const kind = [...(found[1] ?? '').toUpperCase()].join(' ');
  return draftOf(found, 'word', `T T Y ${kind}${kind && ' '}${plain(found[2] ?? '')}`);
}

/** Errors of systems, which are said by their words. */
const errors: Readonly<Record<string, string>> = lists.errors;
const capitals = /E[A-Z]{2,12}(?![\p{L}\p{N}_])/uy;

/** `drwxr-xr-x`, `*\/15 * * * *`, `Apr  9 07:15`, `db-syd-2`, `ttys002`, `EACCES`: what terminals and logs print. */
export function terminalRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  const last = text.charAt(at - 1);
  if (/[\p{L}\p{N}_@#./\\-]/u.test(last) && !/^[*\d]/.test(one)) return undefined;
  if (/[-dlbcps]/.test(one) && /^[\s"'`(]?$/.test(last)) {
    const found = permissions(text, at);
    if (found) return found;
  }
  // +0x1d.
  const offset = one === '+' ? match(/\+0x([\da-f]{1,16})(?![\p{L}\p{N}])/uy, text, at) : null;
  if (offset?.[1])
    return draftOf(offset, 'number', `plus zero x ${oneByOne(offset[1].toUpperCase())}`);
  if (/[*\d]/.test(one)) return /[\p{L}\p{N}.$€£-]/u.test(last) ? undefined : cron(text, at);
  if (one === '$')
    // A prompt.
    return /^(?:\n)?$/.test(last) && /^ [a-z.]/.test(text.slice(at + 1, at + 3))
      ? draft(at + 2, 'dropped', '')
      : undefined;
  if (one === 'E') {
    const name = match(capitals, text, at)?.[0];
    return name && Object.hasOwn(errors, name)
      ? draft(at + name.length, 'initialism', errors[name] ?? '')
      : undefined;
  }
  if (/[A-Z]/.test(one)) return paddedDay(text, at);
  if (!/[a-z]/.test(one)) return undefined;
  const ttl = match(/ttl(?=[=:])/y, text, at);
  if (ttl) return draft(at + 3, 'initialism', 'T T L');
  return terminalName(text, at) ?? machine(text, at);
}
