import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal } from './cardinal.ts';

const bareClock =
  /([1-9]|1[0-2])([0-5][05])(?! ?[\p{L}]{0,2}\d|[.,:/%°-]\d|%|°)(?=\s*$|[,.!?\n]|(?:[ap]m)| (?!degrees|dollars|euros|pounds|people|points|miles|feet|million)\p{Ll})/uy;
const appointed =
  /\b(?:pick(?:ed)? (?:\p{L}+ )?up|meet|come|home|leave|leaving|practice|rehearsal|appt|appointment|dinner|lunch|dentist|class|kickoff|pickup|mtg|meeting|drop ?off|off work|get off|be there|see (?:you|u|ya)|wake|alarm|movie|bus)\b/u;

/** `pick me up at 430`: a time without its colon, near what one does at a time. */
export function chatTimeRule({ text, at }: Scan): Draft | undefined {
  if (
    !/(?:^|\s)(?:at|by|around|til|till|until|before|after|@|(?:moved|pushed|changed|bumped|back) to) ?$/.test(
      text.slice(Math.max(0, at - 12), at),
    )
  )
    return undefined;
  const found = match(bareClock, text, at);
  if (!found?.[1] || !found[2] || (found[2] === '00' && found[1].length === 1)) return undefined;
  if (!appointed.test(near(text, at, 60))) return undefined;
  const minutes =
    found[2] === '00' ? 'hundred' : found[2] === '05' ? 'oh five' : cardinal(found[2]);
  return draft(at + found[0].length, 'time', `${cardinal(found[1])} ${minutes}`, false);
}
