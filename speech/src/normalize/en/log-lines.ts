import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { calendarName } from './calendar.ts';
import { codeWords } from './called-numbers.ts';
import { cardinal, countOf, digitByDigit, inPairs, year } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { port, spellName } from './paths.ts';

/** The zone behind a time: 23:14:52+11:00, 06:14:21 +0000. */
const offset = /([-+\u2212])(\d\d):?([0-5]\d)(?![\d:])/y;
const timeBefore = /\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)? ?$/;

/** What a service numbers: job 88120, pid 4471, port 52144. */
const numbered =
  /(?:^|[^\p{L}\p{N}])(?:jobs?|pid|uid|gid|ports?|process|tasks?|workers?|builds?|runs?|issues?|txn|transactions?|requests?|sessions?|incidents?|alerts?|commits?|revisions?|changes?et|CVE|KB|PRs?|MRs?|Bug|Ticket|Issue|pull requests?|merge requests?)(?: ?#| id| ID|:|=)? ?$/u;
/** {"order_id": 48812, user_id=4471. */
const keyed =
  /(?:^|[^\p{L}\p{N}])(?:[a-z]{2,14}_){0,2}(?:id|[a-z]{2,12}Id)(?:=|["'`]: ?|: )["']?$/u;
const number =
  /(\d{4,12})(?![\p{L}\d%]|[.,:/-]\d| (?:of|rows|times|people|jobs|users|tasks)(?!\p{L}))/uy;

/** 12/Mar/2025:06:14:21, as web servers log the time. */
const served =
  /(\d{1,2})\/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\/((?:19|20)\d\d):(?=\d\d:\d\d:\d\d)/y;

/** sshd[2214]: the number of a process. */
const processAt = /(\d{2,7})(?=\][:\s]|\]$)/y;
/** (2/5), retry 4/5 for: tries so far. */
const tries = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;
const tried = /\b(?:retry\w*|retries|attempts?|tries|try)\b[^\n]{0,24}[ (]$/i;
const mode = /[0-7]{3,4}(?!\d)/y;

/** A number within a log: the zone of a time, a job, a process, tries. */
export function logNumberRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  const zone = /[-+\u2212]/.test(text.charAt(at)) ? match(offset, text, at) : null;
  if (zone?.[2] && zone[3] && timeBefore.test(leftOf(text, at, 24))) {
    const sign = zone[1] === '+' ? 'plus' : 'minus';
    const hours = cardinal(String(Number(zone[2])));
    const said =
      zone[3] !== '00'
        ? `${hours} ${cardinal(zone[3])}`
        : zone[2] === '00'
          ? 'zero'
          : `${hours} ${zone[2] === '01' ? 'hour' : 'hours'}`;
    return draftOf(zone, 'time', `${sign} ${said}`);
  }
  if (/[\d.,]/.test(last)) return undefined;
  const stamp = match(served, text, at);
  if (stamp?.[1] && stamp[2] && stamp[3])
    return draftOf(
      stamp,
      'date',
      `${cardinal(String(Number(stamp[1])))} ${calendarName(stamp[2])} ${year(stamp[3])},`,
    );
  const behind = leftOf(text, at, 40);
  if (last === '[' && /[a-z]\[$/.test(behind)) {
    const process = match(processAt, text, at);
    if (process?.[1]) return draftOf(process, 'number', digitByDigit(process[1]));
  }
  const done = /[ (]/.test(last) ? match(tries, text, at) : null;
  if (done?.[1] && done[2] && Number(done[1]) <= Number(done[2]) && tried.test(behind))
    return draftOf(done, 'number', `${cardinal(done[1])} of ${cardinal(done[2])}`);
  if (last === ':' && allows('@line-of', 'before', behind)) {
    const line = match(/\d{1,5}(?!\d)/y, text, at);
    if (line) return draftOf(line, 'number', `line ${cardinal(line[0])}`);
  }
  // (node:internal/process/task_queues:95:5).
  if (last === ':' && /\(node:[\w/]{1,40}:$/.test(behind)) {
    const spot = match(/(\d{1,5}):(\d{1,4})(?=\))/y, text, at);
    if (spot?.[1] && spot[2])
      return draftOf(spot, 'number', `line ${cardinal(spot[1])}: ${cardinal(spot[2])}`);
  }
  // Resolving deltas: 100% (12/12).
  const counted = /%\s{1,3}\($/.test(behind)
    ? match(/(\d{1,6})\/(\d{1,6})(?=\))/y, text, at)
    : null;
  if (counted?.[1] && counted[2])
    return draftOf(counted, 'number', `${cardinal(counted[1])} of ${cardinal(counted[2])}`);
  if (/\bchmod (?:-R )?$/.test(behind)) {
    const bits = match(mode, text, at);
    if (bits) return draftOf(bits, 'number', digitByDigit(bits[0]));
  }
  // Next run in 3600s.
  const wait = match(/(\d{3,5})s(?![\p{L}\p{N}'])/uy, text, at);
  if (wait?.[1] && allows('@lasting-2', 'before', behind))
    return draftOf(wait, 'unit', countOf(wait[1], 'second'));
  // PORT=8080.
  const ported = /\b(?:[A-Z]{1,12}_)?PORT=$|\bEXPOSE $|\bport(?: is)?(?: now)?(?: ?[:=])? $/.test(
    behind,
  )
    ? match(/\d{2,5}(?!\d)/y, text, at)
    : null;
  if (ported) return draftOf(ported, 'number', port(ported[0]));
  // cpu: 250m, a part of a processor.
  const millis = /\bcpu[:=] ?["']?$/i.test(behind)
    ? match(/(\d{1,5})m(?![\p{L}\p{N}])/uy, text, at)
    : null;
  if (millis?.[1]) return draftOf(millis, 'unit', `${cardinal(millis[1])} millicores`);
  // releases/20240409071002.
  const stamped = last === '/' ? match(/20\d{10,12}(?![\p{L}\p{N}])/uy, text, at)?.[0] : undefined;
  if (stamped) return draft(at + stamped.length, 'number', digitByDigit(stamped));
  // See ticket BOAT-311.
  const ticket =
    /(?<![A-Za-z\d])(?!SHA|AES|UTF|ISO|RSA|COVID|USB|CVE|RFC|MP|IEC|DIN|ASTM)[A-Z]{2,10}-$/.test(
      behind,
    ) && ticketBehind.test(behind)
      ? match(/\d{3,6}(?![\p{L}\d-])/uy, text, at)
      : null;
  if (ticket) return draftOf(ticket, 'number', codeWords(ticket[0]));
  const found = numbered.test(behind) || keyed.test(behind) ? match(number, text, at) : null;
  const digits = found?.[1] ?? '';
  if (digits === '' || /^(?:19|20)\d\d$|000$/.test(digits)) return undefined;
  return draft(at + digits.length, 'number', codeWords(digits));
}

/** What numbers its tickets: a word in capitals behind what speaks of tickets. */
const ticketBehind =
  /(?:\b(?:tickets?|jira|issues?|bugs?|fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?|story|epic|task|todo|fixme|merged?|branch|see|duplicate of|part of|blocked by)\b[^\n]{0,16}|\/\/ |# |\[|\()[a-z]{2,10}-$/i;
const hashed = /#(\d{3,10})(?![\p{L}\d%]|[.,:/-]\d| \d{4} ?R)/uy;

/** `#418`, `#1427`, `(#1173)`: a number of something is said in pairs, or digit by digit. */
export function hashNumberRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '#' || /[\p{L}\p{N}&#]/u.test(text.charAt(at - 1))) return undefined;
  const digits = match(hashed, text, at)?.[1];
  if (!digits || /000$/.test(digits)) return undefined;
  const said = digits.length === 3 && !digits.startsWith('0') ? inPairs(digits) : codeWords(digits);
  return draft(at + 1 + digits.length, 'number', `number ${said}`);
}

/** db01.internal:5432, redis-2:6379, amqp.prod.local:5672. */
const server =
  /(?=[a-z\d-]*[a-z])([a-z\d][a-z\d-]{1,40}(?:\.[a-z][a-z\d-]{1,40}){0,4}):(\d{2,5})(?![\d.:]|\p{L})/uy;
/** nas.local, postcode-lookup.internal: a machine in one's own network. */
const inNetwork =
  /(?=[a-z\d-]*[a-z])[a-z\d][a-z\d-]{1,40}(?:\.[a-z\d][a-z\d-]{0,40}){0,3}\.(?:local|internal|lan|localdomain)(?![\p{L}\p{N}:@/-]|\.\p{L})/uy;
const nameOf = (written: string): string =>
  written
    .split('.')
    .map((one) =>
      (one.match(/[a-z]+|\d+/g) ?? [])
        .map((part) =>
          /\d/.test(part)
            ? /^0/.test(part)
              ? digitByDigit(part)
              : cardinal(part)
            : spellName(part),
        )
        .join(' '),
    )
    .join(' dot ');

/** `db01.internal:5432`: a server and its port. */
export function serverRule({ text, at }: Scan): Draft | undefined {
  if (!/[a-z]/.test(text.charAt(at)) || /[\p{L}\p{N}_@#./:-]/u.test(text.charAt(at - 1)))
    return undefined;
  const named = match(inNetwork, text, at)?.[0];
  if (named) return draft(at + named.length, 'url', nameOf(named));
  const found = match(server, text, at);
  if (!found) return undefined;
  const [whole = '', name = '', digits = ''] = found;
  // note:1234 may be anything; a server has a dot or a number in its name.
  const told = name.includes('.') || (/[a-z]-?\d+$/.test(name) && digits.length > 3);
  if (!told || allows('@java-tsx', 'before', name)) return undefined;
  return draft(at + whole.length, 'url', `${nameOf(name)} port ${port(digits)}`);
}

/** `jonah.k:` before what is said in a chat, `[09:14] priya.n`, `<eoin.m>`. */
const chatter = /([a-z]{3,20})\.([a-z])(?=:(?:\s|$)|>)/uy;
const chatterBefore = /(?:^|[\n<@])$|\] $|\d ?(?:[AaPp][Mm])? $/;

export function chatterRule({ text, at }: Scan): Draft | undefined {
  if (!/[a-z]/.test(text.charAt(at))) return undefined;
  const found = match(chatter, text, at);
  if (!found?.[1] || !found[2] || !chatterBefore.test(leftOf(text, at, 5))) return undefined;
  return draftOf(found, 'word', `${found[1]} dot ${found[2].toUpperCase()}`, false);
}
