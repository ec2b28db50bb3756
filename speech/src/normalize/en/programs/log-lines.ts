import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, codeWords, digitByDigit, inPairs } from '../numbers/cardinal.ts';
import { port, spellName } from './paths.ts';

const hashed = /#(\d{3,10})(?![\p{L}\d%]|[.,:/-]\d| \d{4} ?R)/uy;

/** `#418`, `#1427`, `(#1173)`: a number of something is said in pairs, or digit by digit. */
export function hashNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}&#]/u.test(text.charAt(at - 1))) return undefined;
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
  if (!told || allows('@source-file-before', 'before', name)) return undefined;
  return draft(at + whole.length, 'url', `${nameOf(name)} port ${port(digits)}`);
}

/** `jonah.k:` before what is said in a chat, `[09:14] priya.n`, `<eoin.m>`. */
const chatter = /([a-z]{3,20})\.([a-z])(?=:(?:\s|$)|>)/uy;
const chatterBefore = /(?:^|[\n<@])$|\] $|\d ?(?:[AaPp][Mm])? $/;

export function chatterRule({ text, at }: Scan): Draft | undefined {
  const found = match(chatter, text, at);
  if (!found?.[1] || !found[2] || !chatterBefore.test(leftOf(text, at, 5))) return undefined;
  return draftOf(found, 'word', `${found[1]} dot ${found[2].toUpperCase()}`, false);
}
