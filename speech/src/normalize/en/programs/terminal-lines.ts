import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { cardinal, digitByDigit } from '../numbers/cardinal.ts';
import { calendarName } from '../times/calendar.ts';
import { spellName } from './paths.ts';

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

/** Parts of the names of machines, and those that are said by their letters. */
const roles =
  /^(?:db|web|api|app|apps|cache|prod|prd|stg|stage|staging|dev|qa|uat|test|node|srv|server|host|vm|svc|redis|pg|postgres|mysql|mongo|kafka|worker|workers|queue|build|runner|gw|fw|sw|rtr|lb|nas|dc|mail|smtp|proxy|ns|nginx|edge|auth|search|es|k8s|master|replica|primary|backup|files|fs|print|printer|vpn|jump|bastion|sql|monitor|log|logs|etcd|router|switch|ap|cam|esx|esxi|hv|use|usw|euw|syd|lon|akl|dub|tor|nyc|ams|fra|sin)\d{0,3}$/;
const spelled =
  /^(?:db|api|qa|uat|vm|svc|pg|gw|fw|sw|lb|nas|dc|smtp|ns|es|vpn|sql|ap|hv|fs|us|eu|uk|au|nz|ca|ie|sa|sg|usw|euw|nyc|srv|prd|stg|rtr|ui|ml|ai|dr|id|ip|it|hr|pos|cdn|dns|ssh|ftp|sftp)$/;
const hostName = /[a-z][a-z\d]{1,11}(?:-[a-z\d]{1,12}){1,5}(?![\p{L}\p{N}_/@]|-\p{L}|\.[\p{L}])/uy;
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

/** `db-syd-2`, `web-lon-01`: machines, one of which has a role: no covid-19 or pre-2019. */
function machine(text: string, at: number): Draft | undefined {
  const found = match(hostName, text, at)?.[0];
  if (!found || !/\d/.test(found)) return undefined;
  const parts = found.split('-');
  const told =
    /^(?:[a-z]{0,4}\d{1,3}[a-z]?|[a-z]{2,8}\d{1,3})$/.test(parts.at(-1) ?? '') &&
    (roles.test(parts[0] ?? '') || (parts.length > 2 && parts.some((one) => roles.test(one)))) &&
    !/^(?:test|use|search|edge|files|print|build|switch|host|stage|app|apps|log|web)-\d+$/.test(
      found,
    );
  return told ? draft(at + found.length, 'url', parts.map(segment).join(' ')) : undefined;
}

/** `*\/15 * * * *`, `db-syd-2`: what terminals and logs print, beside the rows of figures.json. */
export function terminalRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[*\d]/.test(text.charAt(at)))
    return /[\p{L}\p{N}.$€£-]/u.test(last) ? undefined : cron(text, at);
  return /[a-z]/.test(text.charAt(at)) && !/[\p{L}\p{N}_@#./\\-]/u.test(last)
    ? machine(text, at)
    : undefined;
}
