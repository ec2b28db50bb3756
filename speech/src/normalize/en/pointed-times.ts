import { type Draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineBehind, near, rightOf } from '../near.ts';
import { fullDaySource, monthSource, shortDaySource } from './calendar.ts';
import { sayPointed } from './cardinal.ts';
import { dosedAt, isChatted } from './chat-times.ts';
import { figures } from './figures.ts';
import { allows } from './neighbors.ts';
import { inProgramme, timely } from './programme-times.ts';
import { readAs } from './said.ts';
import { isTravelTime } from './travel-times.ts';
import { unitAt } from './units.ts';

const pointed =
  /(1\d|2[0-3]|0?[1-9])\.([0-5]\d)(?:( ?[-\u2013] ?| (?:to|and|until|till) )(1\d|2[0-3]|0?[1-9])(?:\.([0-5]\d))?)?(?![\d%°£$€]|[.,:]\d|\.? ?[-\u2013] ?\d\d?\.\d\d\.|\.[-\u2013]|\p{L}| ?[apAP]\.?[mM](?!\p{L})| ?(?:per|percent|million|billion|trillion|a share|times|points|pence|pounds|dollars|euros|miles|km|kg|m|cm|mm|metres|meters|lbs?|degrees|out of|on average|GPA|kilometres|seconds|litres|tonnes|percentage|goals|runs|crore|lakh)(?!\p{L}))/uy;
const hourCue =
  /\d\.[0-5]\d for $|(?:^|[\s(])(?:between \d{1,2} and|at|by|since|until|till|til|around|about|before|after|from|between|the|(?:moved|back|forward|changed|brought|on|up|open|down) to) $/i;

/** A day or a date: Friday 7.30, Sat 21 Nov, 10.00. */
const dayBefore = new RegExp(
  `(?:${fullDaySource}s?|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${shortDaySource}\\.?|\\d(?:st|nd|rd|th)?(?: of)? ${monthSource}|${monthSource} \\d{1,2}(?:st|nd|rd|th)?)(?:,? (?:morning|afternoon|evening|night)s?)?(?:,| @| -| \u2013)? \\(?$|\\bM ?[-\u2013] ?(?:F|S|Th|Sa|Su),? $`,
  'i',
);
const shortDayBefore = new RegExp(`(?<!\\p{L})${shortDaySource}s? $`, 'u');
/** Monday to Friday, 9 to 5.30. */
const hoursTo =
  /(?:day|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|[Dd]aily|[Ww]eekdays|[Oo]pen)s?[,:]? (?:from )?(?:1[0-2]|[1-9])(?:[.:][0-5][05])? (?:to|until|till) $/;
const meetingBefore =
  /\b(?:(?<=\()(?:left|arr(?:ived)?|joined|in|out|late)|see (?:you|u|ye|ya|yis)|meet(?:ing)?(?: (?:you|up|me))?|make it|let's say|how about|what about|(?:can|could|shall|should|we|i|you|let's|to|can['’]t|could(?:n['’]t)?) do|on for|(?:booked (?:via|on|through|by|at) \p{L}{2,12}|booked|ready|there|table|home|back|it|here) (?:in )?for|(?:table|court|pitch|tee time|taxi|room|slot)(?:'s|’s| is| was)? booked|(?:pick|picking|collect|collecting) \p{L}{1,12}(?: up)?|arriv(?:e|es|ing)|leav(?:e|es|ing)|start(?:s|ing|ed)?|begin(?:s|ning)?|finish(?:es|ing)?|kicks? off|kick-?off|k\.?o\.?|throw-in|tee off|doors|curtain(?: up)?|showtime|not before|no later than|mass|vigil|evensong|matins|eucharist|rehearsals?|training|practice|lunch|dinner|supper|breakfast|dentist|doctors?|physio|hairdresser|vet|registration|arrivals?|check-?(?:in|out)|gates|bar|tip-off|lands?|landed|landing|(?:you|home|back|there|here|done|ready|over|finished|out|in|asleep|gone) by|(?<!\b(?:total|running|run|lap|best|elapsed|finish|finishing|race|playing|cooking|prep|preparation) )time|when|closed|open|opens?|closes?|(?:table|party|film|show|gig|match|game|bus|train|doors|pick-?up|drop-?off|training|practice|dinner|lunch|tea|mass|kick-?off|throw-in|appt|appointment|flight|class|lesson|assembly)(?:'s| is))(?: (?:at|from|is))?:? $/iu;
const meetingAfter =
  /^(?: (?:(?:works|suits|is (?:fine|good|perfect|grand|ideal|ok(?:ay)?)|would (?:suit|work|be)|should (?:suit|work|be)|does(?:n't| not) (?:suit|work))|noon|midday|midnight|(?:till|til|until|to|through to) (?:noon|midday|midnight|clos(?:e|ing)|dusk|dark|lunch(?:time)?|sunset|tea-?time)|at the (?:very )?(?:latest|earliest)|start|brekky|breakfast|finish|kick-?off|KO|k\.?o\.?|throw-in|sharp|prompt|on the dot|(?:till|til|until) late|tonight|tomorrow|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|at night|(?:on )?(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)(?:day|nesday|urday)?s?|train|bus|ferry|flight|boat|Luas|DART|tram|coach|metro|sailing|cruise|tour|shuttle|session|showing|screening|performance|sitting|mass|appointment|slot|bulletin|alarm|tee time|IST|GMT|BST|UTC|AEST|AEDT|EST|EDT|PST|PDT|local(?! \p{L}{3})|tide|CET|CEST|SGT|ULAT|\(?(?:Brussels|London|Paris|Dublin|local|UK|Irish|Hong Kong|Singapore|Tokyo|Beijing|Ulaanbaatar) time|for (?:1[0-2]|[1-9])(?:\.[0-5][05])?(?=\s*$|[.,;:!?)]| \p{Ll}{3,5}(?!\p{L})))(?!\p{L}))/iu;
/** Somebody answers in a chat: Tom: 7.30!!, Priya: ok so 6.15 from Wakad. */
const answer =
  /(?:^|\n)(?:\[[^\]\n]{4,24}\] )?(?!(?:\p{L}{1,15} )?(?:Total|Time|Price|Cost|Score|Rating|Average|Mean|Median|Value|Result|Ratio|Version|Grade|Fee|Sum|Balance|Change|Open|High|Low|Last|Bid|Ask|Weight|Size|Max|Min|Diff|Net|Gross|Tax|Tip|Section|Answer|Dose|Rate|Width|Length|Height|Depth|Level|Speed|Distance)s?(?: \p{L}{1,15})?:)(?:\d{1,2} )?\p{Lu}\p{L}{1,14}(?: \p{Lu}\p{L}{0,14})?(?: ?\p{Extended_Pictographic}){0,3}: (?:(?:can|how about|make it|let's say|yeah|yes|yep|no|ok|okay|grand|right|sure|so|say|maybe|then|like|around|about|at|fri|sat|sun|tmr|tonight|tomorrow),? ){0,3}$/iu;
const answered = /^(?:[!?,;:]|\.?\s*(?:$|\n)| \p{Ll}|\.\s)/u;
/** Fri @ 7.30; but 3 @ 7.50 is a price. */
const atSign = /(?:^|[^\d ] ?|\d\/\d{1,2} )@ ?$/;
/** What has a time to the minute. */
const exactBefore =
  /\b(?:(?:meeting|mtg) (?:closed|opened|ended|adjourned)|sunrise|sunset|moonrise|moonset|(?:high|low) (?:water|tide)(?: at [A-Z][a-z]{2,14})?|lighting[- ]up(?: time)?|first light|last light|sehri|iftar|fajr|maghrib|(?:dep|arr)\.?(?: \p{Lu}\p{Ll}{2,14})?|ETA|ETD|\d{1,2}\/\d{1,2},?)(?: (?:in|on) (?:the )?\p{L}{3,12})?(?: (?:at|is|was|by|now))?(?: (?:about|around))?:? $/iu;
/** The end of a row of times: 6.32 6.47 then every 15 minutes until 9.17. */
const rowBefore = /(?:^|\s)\d{1,2}\.[0-5]\d,? \d{1,2}\.[0-5]\d\D[^\n]{0,50}(?:until|till?) $/;
/** Open Tue-Sat 11.30-2 & 4.30-9. */
const openBefore =
  /\b(?:[Oo]pen|[Cc]losed|[Hh]ours)\b[^\n$£€]{0,60}[\d)](?: &| and|,|;) $|\b[Cc]losed $/;
/** Dep. Lilydale 7.10 am, Nabowla 7.32. */
const arrivalLine =
  /\b(?:[Dd]ep|[Aa]rr|[Ll]v)\b\.?[^\n$£€%]{3,140}\d[.:]\d\d(?: ?[ap]\.?m\.?)?, (?:(?:arr|dep)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? $/u;
const another = /^(?:,| and| &| or) (?:1\d|[1-9])\.(?:00|15|30|45)(?![\d.])/;

/** `7.30–9.30`: from one quarter of an hour to another, in less than half a day. */
function isSpan(found: RegExpExecArray, after: string): boolean {
  const [, from, minutes = '', joint = '', to, ends = ''] = found;
  const hours = (Number(to) - Number(from) + 12) % 12;
  const quarters = /00|15|30|45/;
  return (
    /[-\u2013]/.test(joint) &&
    quarters.test(minutes) &&
    quarters.test(ends) &&
    (hours > 0 || minutes < ends) &&
    allows('@pointed-time-goes-on', 'after', after)
  );
}

/** `12 for 12.30`: guests come, and half an hour later they eat. */
function isMealTime(text: string, at: number, found: RegExpExecArray): boolean {
  const come = /(?<![\d.,£$€])(\d{1,2}) for $/.exec(leftOf(text, at, 8))?.[1];
  if (come !== undefined) return come === found[1] && /15|30|45/.test(found[2] ?? '');
  // 10.30 for 11.
  const next = /^ for (1[0-2]|[1-9])(?=[,;)]|\.?\s*(?:$|\n)|\. \p{Lu}| \p{L}{5})/u.exec(
    rightOf(text, at + found[0].length, 14),
  )?.[1];
  return (
    next !== undefined &&
    /30|45/.test(found[2] ?? '') &&
    Number(next) === (Number(found[1]) % 12) + 1 &&
    !/[$£€] ?$/.test(leftOf(text, at, 2))
  );
}

/** `Mon 6.15–7.30, £8`: behind a day, a price beside it changes nothing. */
function isDayTime(text: string, at: number, found: RegExpExecArray): boolean {
  const quarter = /00|15|30|45/;
  const behind = leftOf(text, at, 24);
  if (!quarter.test(found[2] ?? '') || /\b(?:closed?|high|low) \p{L}+ $/u.test(behind))
    return false;
  return found[4] !== undefined
    ? quarter.test(found[5] ?? '00') && dayBefore.test(behind)
    : shortDayBefore.test(behind) &&
        /^(?: [£€$]|[,;])/.test(rightOf(text, at + found[0].length, 3));
}

/** The words around tell without others that an hour is meant. */
function isTold(text: string, at: number, found: RegExpExecArray, around: string): boolean {
  const behind = leftOf(text, at, 40);
  const end = at + found[0].length;
  const after = text.slice(end, end + 24);
  if (
    meetingBefore.test(behind) &&
    !allows('@changed', 'around', around.replace(/\bclos(?:es|ing)\b/g, ''))
  )
    return true;
  if (meetingAfter.test(after) || atSign.test(behind) || hoursTo.test(behind)) return true;
  // For 8.30 or 9.
  if (
    /00|15|30|45/.test(found[2] ?? '') &&
    /\b(?:for|at|by|around|about|@) ?$/.test(behind) &&
    /^ or (?:1[0-2]|[1-9])(?:[!?,\n]|ish\b| ?$|\.(?!\d))/.test(after)
  )
    return true;
  if (/00|15|30|45/.test(found[2] ?? '') && answer.test(behind) && answered.test(after))
    return true;
  // 3.30 & 4.15 on Tuesdays.
  if (
    /00|15|30|45/.test(found[2] ?? '') &&
    another.test(after) &&
    timely.test(around) &&
    !allows('@changed', 'around', around)
  )
    return true;
  if (
    isChatted(text, at, found) &&
    !allows('@changed', 'around', around.replace(/\b(?:is|are|was|were|drop[- ]?off)\b/g, ''))
  )
    return true;
  if (
    isSpan(found, after) &&
    !/\b(?:of|by) $/.test(behind) &&
    !allows('@changed', 'around', around)
  )
    return true;
  // Sun 2.30 throw in.
  if (/00|15|30|45/.test(found[2] ?? '') && shortDayBefore.test(behind) && /^ \p{Ll}/u.test(after))
    return true;
  return (
    dayBefore.test(behind) &&
    /^(?:\s*$|[.,;:!?)]| (?:in|at|to|for|and|or|with|on|&|[-\u2013]|\p{Lu})|\n)/u.test(after)
  );
}

const wholeTo =
  /(1[0-2]|[1-9]) ?[-\u2013] ?(1[0-2]|[1-9])\.(00|15|30|45)(?![\d%°£$€]|[.,:]\d|\p{L})/uy;

/** `Thur 6–6.30`, `open 9-5.30`: from a whole hour to a time with a point. */
export function wholeHourRangeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  // Fair 4/7, 12-3.
  // Dispensary 9–1 & 2–6.30.
  const twice =
    allows('@office-open', 'before', leftOf(text, at, 20)) &&
    /^\d{1,2} ?[-\u2013] ?\d{1,2}(?:,| and| &) \d{1,2}(?:\.[0-5][05])? ?[-\u2013] ?\d{1,2}\.[0-5][05](?!\d)/.test(
      text.slice(at, at + 24),
    );
  const whole =
    twice || allows('@shift-cue', 'before', leftOf(text, at, 14))
      ? match(
          /(1[0-2]|[1-9]) ?[-\u2013] ?(1[0-2]|[1-9])(?![\d%°]|[.:/-]\d| ?[\p{L}]m?(?!\p{L}))/uy,
          text,
          at,
        )
      : null;
  if (whole) return readAs(whole, 'time', '{1:hour} to {2:hour}', false);
  const found = match(wholeTo, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const around = near(text, at, 60);
  const onDay =
    allows('@served-hours', 'before', leftOf(text, at, 8)) ||
    dayBefore.test(leftOf(text, at, 20)) ||
    allows('@office-open', 'before', leftOf(text, at, 20)) ||
    allows('@morning-hours', 'before', lineBehind(text, at, 60)) ||
    allows('@days-after-hours', 'after', rightOf(text, at + found[0].length, 6));
  // Baby Bounce 11–11.30.
  const within = found[1] === found[2];
  if (!onDay && (allows('@priced', 'around', around) || !(within || timely.test(around))))
    return undefined;
  return readAs(found, 'time', '{1:hour} to {2:hour}{3:past}', false);
}

/** Priya: closer to 630. */
const chatTime =
  /(\d{1,2})\.(00|15|30|45)(?![\d\p{L}%.-]| ?[-\u2013x×%]| ?[apAP]\.?[mM](?!\p{L}))/uy;
const bareChatTime =
  /([1-9]|1[0-2])([0-5][05])(?=[,.?!](?!\d)|\s*$| (?:pls|ok|works|then|or|picking|if|but|so|and|tonight|tmrw|at)\b)/y;

/** What stands beside a time, as rows tell. */
const byEvidence = figures('pointed-times');

/** Hours and minutes with a point, as in Britain, where the words or the line around are of a time: `at 9.15`. */
export function pointedTimeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const bare = match(bareChatTime, text, at);
  if (
    bare &&
    allows('@about-till', 'before', leftOf(text, at, 12)) &&
    /(?:^|\n)(?:\[[^\]\n]{4,24}\] )?\p{Lu}[\p{L} .]{0,18}: [^\n]*$/u.test(leftOf(text, at, 120))
  )
    return readAs(bare, 'time', '{1}{2:past}', false);
  const chat = /[£$€x×+*]$/.test(text.charAt(at - 1)) ? null : match(chatTime, text, at);
  if (
    chat &&
    Number(chat[1]) < 13 &&
    !unitAt(text, at + chat[0].length + 1, ' ') &&
    /(?:^|\n)(?:\[[^\]\n]{4,24}\] \p{Lu}[^:\n]{0,24}|\p{Lu}[\p{L} ]{0,18} ?(?:\p{Extended_Pictographic}[^:\n]{0,4}|\([^)\n]{2,24}\))): [^\n]*$/u.test(
      leftOf(text, at, 160),
    )
  )
    return readAs(chat, 'time', '{1}{2:past}', false);
  const found = match(pointed, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  // Moro bar 4.00. Prices incl. GST.
  if (allows('@menu-notes', 'after', rightOf(text, at + found[0].length, 12))) return undefined;
  const end = at + found[0].length;
  const byRow = byEvidence({ text, at });
  if (byRow) return byRow;
  const onRoad =
    exactBefore.test(leftOf(text, at, 32)) ||
    rowBefore.test(leftOf(text, at, 70)) ||
    (Boolean(found[4]) && openBefore.test(leftOf(text, at, 80))) ||
    arrivalLine.test(leftOf(text, at, 160)) ||
    (allows('@clock-word-before', 'before', leftOf(text, at, 8)) &&
      /^ ?(?:hrs|hours)(?!\p{L})/u.test(text.slice(end, end + 8))) ||
    isTravelTime(text, at, end);
  const minute =
    /\bat $/.test(leftOf(text, at, 3)) &&
    timely.test(near(text, at, 100)) &&
    !allows('@changed', 'around', near(text, at, 60));
  if (Number(found[2]) % 5 !== 0 && !onRoad && !minute) return undefined;
  if (/^ ?[-\u2013] ?\d/.test(rightOf(text, at + found[0].length, 3))) return undefined;
  const around = near(text, at, 60);
  const told =
    onRoad ||
    isMealTime(text, at, found) ||
    (/00|15|30|45/.test(found[2]) &&
      dosedAt.test(leftOf(text, at, 44)) &&
      /^(?:[,;.!?)](?!\d)|\s*$)/.test(text.slice(end, end + 2))) ||
    isDayTime(text, at, found) ||
    inProgramme(text, at, found) ||
    (!allows('@priced', 'around', around) &&
      (isTold(text, at, found, around) || isAtHour(text, at, found, near(text, at, 100))));
  if (!told) return undefined;
  return draftOf(found, 'time', sayPointed(found[0]), false);
}

/** `at 9.15`, `from 8.30–4`: a word before the time, and mostly another near it. */
function isAtHour(text: string, at: number, found: RegExpExecArray, around: string): boolean {
  const behind = leftOf(text, at, 12);
  const listed =
    /\d\.[0-5][05],? (?:and |or |& )?$/.test(behind) &&
    (timely.test(around) || /\bat \d/.test(around));
  if (!hourCue.test(behind) && !listed) return false;
  // By 6.30 needs no other word; after "about" and "the", and with odd minutes, there must be one.
  const plain =
    /[03]0|[14]5/.test(found[2] ?? '') &&
    allows('@pointed-time-before', 'before', behind.toLowerCase()) &&
    !/ 1\.00$/.test(behind + found[0]);
  // By 8.30, where a time with am stands before.
  const line = leftOf(text, at, 200).split('\n').at(-1) ?? '';
  if (plain && /\d[.:][0-5]\d ?[ap]\.?m(?!\p{L})/u.test(line)) return true;
  if (!listed && (!plain || allows('@changed', 'around', around)) && !timely.test(around))
    return false;
  // The 9.15 to London; but the 2.50 he paid.
  return (
    !/the $/i.test(behind) ||
    /^ (?:to|from|train|bus|ferry|service|news)\b/.test(rightOf(text, at + found[0].length, 9)) ||
    /\b(?:train|bus|catch|caught|missed)\b/.test(around)
  );
}
