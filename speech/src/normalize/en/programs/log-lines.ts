import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { allows } from '../neighbors.ts';
import { cardinal, digitByDigit } from '../numbers/cardinal.ts';
import { port, spellName } from './paths.ts';

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
