import { type Draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, near, rightOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import { allows } from './neighbors.ts';

const bareClock =
  /([1-9]|1[0-2])([0-5][05])(?! ?[\p{L}]{0,2}\d|[.,:/%°-]\d|%|°)(?=\s*$|[,.!?\n]|(?:[ap]m)| (?!degrees|dollars|euros|pounds|people|points|miles|feet|million)\p{Ll})/uy;

/** `pick me up at 430`: a time without its colon, near what one does at a time. */
export function chatTimeRule({ text, at }: Scan): Draft | undefined {
  if (
    !/(?:^|\s)(?:at|by|around|til|till|until|before|after|@|(?:moved|pushed|changed|bumped|back) to) ?$/.test(
      leftOf(text, at, 12),
    )
  )
    return undefined;
  const found = match(bareClock, text, at);
  if (!found?.[1] || !found[2] || (found[2] === '00' && found[1].length === 1)) return undefined;
  if (!allows('@appointed', 'around', near(text, at, 60))) return undefined;
  const minutes =
    found[2] === '00' ? 'hundred' : found[2] === '05' ? 'oh five' : cardinal(found[2]);
  return draftOf(found, 'time', `${cardinal(found[1])} ${minutes}`, false);
}

/** What people write who agree on a time. */
const agreed =
  /(?:(?<!\p{L})(?:around|about|@|by|at|before|b4|after|till?|until|for|from|say|like|pushed to|moved to|\+1 to)|(?:^|\n|: |[.,!?] )(?:yeah|yep|yes|ok|okay|sure|grand|cool|so|then|maybe|or|how about)) ?,? ?$/iu;
const chatty =
  /(?<![\p{L}'’])(?:u|ur|pls|plz|lol|haha|soz|omw|tmrw|tmr|thx|xx?|yeah|yep|nah|hey|hiya|lads|mate|bro|hun|babe|mum|gonna|wanna|gotta|swing|ok|cya|b4|\+1)(?![\p{L}'’])|\p{Extended_Pictographic}/iu;
const chatEnds =
  /^(?:\s*$|[?!]|[.,](?!\d)|\n| (?:ok|as|like|today|tomorrow|not|okay|if|so|and|but|then|or|at|in|outside|before|after|when|once|cos|coz|bc|on|for|x|xx|lol|pls|plz|tmrw|tonight|by|near|is|ish)(?!\p{L}))/u;
/** Should be in Crewe by 6.25. */
const placedBy =
  /\b(?:be|get|got|getting|arrive|arriving|reach|land|landing)(?: (?:back|home|over|down|up))?(?: (?:in|at|to|into))? (?:\p{Lu}\p{L}+ ){1,2}(?:by|at|for|around|about) $/u;

/** Is 4pm, not 2.15. */
const corrected =
  /\b(?:pick-?up|drop[- ]?off|training|practice|rehearsal|appt|kick-?off|throw-in) is $|(?:\d ?[ap]m|\d:[0-5]\d|\b(?:is|at|for|by) \d{1,2}(?:\.[0-5][05])?)(?: today| now| tomorrow)?,? not $/;
/** Gave her 5ml Calpol at 3.15. */
export const dosedAt =
  /\b(?:gave|given|had|took|taken|fed|changed|asleep|awake|woke)\b[^.\n]{0,36} at $/;

/** Whether hours and minutes with a point are agreed on in a chat: `see u around 2.30 ok?`, `yeah 7.30 at mine`. */
export function isChatted(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, hour = '', minutes = ''] = found;
  if (!/^(?:[1-9]|1[0-2])$/.test(hour) || found[4]) return false;
  const behind = leftOf(text, at, 44);
  const after = rightOf(text, at + whole.length, 24);
  if ((placedBy.test(behind) || corrected.test(behind)) && chatEnds.test(after)) return true;
  if (!/00|15|30|45/.test(minutes) || !agreed.test(behind)) return false;
  return (
    allows('@someone', 'after', after) ||
    (chatEnds.test(after) && chatty.test(lineAround(text, at, 140)))
  );
}
