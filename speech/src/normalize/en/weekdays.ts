import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, rightOf } from '../near.ts';
import { isMonth } from './bare-months.ts';
import { calendarName, fullDaySource, monthSource, shortDaySource } from './calendar.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';
import { smallDayAt } from './small-days.ts';

const day = `(?:${fullDaySource}|${shortDaySource}\\.?)`;
const pair = (one: string) => `(${one}) ?[-\\u2013\\u2014] ?(${one})(?![A-Za-z])`;
const days = new RegExp(pair(day), 'y');
/** Jan.–Mar., unless a day follows. */
const monthPair = new RegExp(`${pair(monthSource)}(?!\\.? \\d{1,2}(?!\\d))`, 'y');
const short = new RegExp(`(${shortDaySource})(\\.?)`, 'y');
const shortMonth =
  /(?!Sep\. (?:entr|util|laundry|kitch|garage|dining|living|meter|unit))(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\./y;

const bareMonth = /(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)(?![\p{L}\p{N}.'])/uy;

const dayInList = /(?:^|[:,;.] )(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\.?:? \p{L}/gmu;
/** Signs that Mon, Sat or Sun without a full stop is a day: a day, a date or an hour nearby. */
const follows = new RegExp(
  `^(?: (?:&|and) PH(?!\\p{L})|,? ${monthSource}(?![a-z])|,? (?!\\d{1,3}(?:\\.\\d)? ?(?:mins?|minutes|hrs?|hours)\\b)\\d|(?:, ?(?:and |or )?|/| ?[&+-] ?| (?:and|or|through|to) )${day}| [AaPp]\\.?[Mm](?![\\p{L}'])| (?:only|[Oo]nly|morn|arvo|mornings?|by app\\p{L}*|of (?:the |each |every )?mo(?:nth)?)(?!\\p{L})| (?:noon(?= ?[-\u2013]| to)|all day|pick-?up|delivery|morning|afternoon|evening|eve|night|nite|lunch|lunchtime|Vigil|vigil|Mass|matinee|market|Night:|Morning:|Afternoon:|(?:at|till?|until|@) \\d)|: ?\\d|\\t\\d|:? ?[☀⛅☁☔⛈❄🌤🌥🌦🌧🌨🌩🌫])`,
  'u',
);
const leads = new RegExp(
  `(?:${day}(?:, ?(?:and |or )?|/| ?[&+-] ?| (?:and|or|through|to) )|\\b(?:[Aa]ll day|[Ee]very|[Nn]ext|[Ll]ast|[Cc]losed|[Cc]lsd|[Oo]pen|[Rr]eopens?|by|due) )$`,
);
const goesOn = /^(?:[,;:)/–-]| (?:[a-z(\d–-]))/;

/** Leaves a full stop that also ends the sentence. */
function stopAfter(text: string, end: number, withStop: boolean): number {
  if (!withStop) return end;
  const after = text.slice(end, end + 14);
  const dates = new RegExp(
    `^\\s+(?:${monthSource}|${day}|(?:Morning|Afternoon|Evening|Night|Eve|Lunch)(?![a-z]))`,
  ).test(after);
  return /^\s*$|^\s+(?:\p{Lu}|\p{Sc})/u.test(after) && !dates ? end - 1 : end;
}

const letterDay: Record<string, string> = lists.letterDay;
/** M-F 9-5, Tu–Sa: 10 am; but M-F ratio and a T-F test. */
const letterDays =
  /(Mo?|Tu?|We?|Th|Fr?|Sa|Su)[-\u2013](We?|Th|Fr?|Sa|Su|Thu(?:rs)?|Fri|Sat|Sun)(?:\/(M|Tu|W|Th|F|Sa|Su))?\.?(?=:? \d{1,2}(?:[:.]\d\d)? ?(?:[-\u2013]|to |[aApP]\.?[mM]|[aApP][-\u2013])|,? \((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|,? (?:&|and|\+) (?:all day|Sa|Su|wk|hol|BH|p\/h)|,? (?:only|considered|let\b|lets|preferred|basis|rental|position|job|from \d|exc|excl|except|ex\b)|\s*$|[.,;)]|(?<=\d(?:[ap]m)?,? M[-\u2013]F)(?::| \p{Ll}))/uy;

/** Behind hours of other days: F 11-10, Su 12-8. */
const oneLetterDay =
  /(M|Tu|Th|F|Sa|Su)(?=:? (?:\d{1,2}(?::\d\d)?[ap]?m? ?[-\u2013] ?(?:\d|noon|mid|close)|closed|Closed))/y;
/** Mo 9-5, Sa 10-2: no other words. */
const twoLetterDay = /(Mo|Tu|We|Th|Fr|Sa|Su)(?=:? \d{1,2}(?::\d\d)?[ap]?m? ?[-\u2013] ?\d)/y;
const dayLetters = /Tu|Th|Sa|Su|[MTWF]/g;
/** MWF 10:00, TTh 1:30, M/W at 9. */
const classDays = new RegExp(
  `(?:${dayLetters.source})(?:/?(?:${dayLetters.source})){1,4}(?=,? (?:at )?\\d{1,2} ?(?:[ap]\\.?m|` +
    `[-\\u2013] ?\\d{1,2} ?[ap]\\.?m)|,? \\d{1,2}:\\d\\d|(?<=M/W|/Th) (?:at \\d|\\d{1,2} ?[-\\u2013]))`,
  'y',
);
const hoursBehind = /\d ?[-\u2013] ?\d{1,2}(?::\d\d)?[ap]?m?[,;] $/;

/** `Tues.–Sun.`, `June–August`, `Sat.`, `Mon, Wed and Fri`. */
export function weekdayRule(scan: Scan): Draft | undefined {
  const { text, at, before } = scan;
  if (/[mtwfs]/.test(text.charAt(at))) return smallDayAt(scan);
  if (!/[A-Z]/.test(text.charAt(at)) || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  // Sat: sun and clouds, high 63.
  const forecast = match(/(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?=: )/y, text, at)?.[1];
  if (
    forecast &&
    /(?:^|\n|[.;] )$/.test(leftOf(text, at, 2)) &&
    allows('@forecast-ahead', 'around', text.slice(at + forecast.length, at + 60).toLowerCase())
  )
    return draft(at + forecast.length, 'date', calendarName(forecast));
  // Fri's test.
  const own = match(/(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri)['’]s(?= \p{Ll})/uy, text, at);
  if (own) return readAs(own, 'date', "{1:calendar}'s");
  const range = match(days, text, at) ?? match(monthPair, text, at);
  if (range?.[1] && range[2]) {
    const end = stopAfter(text, at + range[0].length, range[2].endsWith('.'));
    return draft(end, 'date', `${calendarName(range[1])} to ${calendarName(range[2])}`);
  }
  const letters = match(letterDays, text, at);
  if (letters) return readAs(letters, 'date', '{1:@days} to {2:@days}[ and {3:@days}]');
  // Closed Su.
  const shut = allows('@closed-days', 'before', leftOf(text, at, 14))
    ? match(/(Tu|Th|Sa|Su|M)(?![\p{L}\p{N}'-])/uy, text, at)?.[1]
    : undefined;
  if (shut) return draft(at + shut.length, 'date', letterDay[shut] ?? shut);
  const lone = hoursBehind.test(leftOf(text, at, 12))
    ? match(oneLetterDay, text, at)?.[1]
    : undefined;
  const two = match(twoLetterDay, text, at)?.[1];
  if (two) return draft(at + two.length, 'date', letterDay[two] ?? two);
  const taught = match(classDays, text, at)?.[0];
  if (
    taught &&
    // Whitefish, MT 9:04.
    !(taught === 'MT' && /\p{Ll}, $/u.test(leftOf(text, at, 3))) &&
    /^(?:M[TW]|T(?:u?Th|hF)|W?Th|TT|MF|MTu|WF|TR)/.test(taught.replaceAll('/', ''))
  )
    return draft(
      at + taught.length,
      'date',
      (taught.match(dayLetters) ?? []).map((one) => letterDay[one] ?? one).join(', '),
    );
  // Open Sats & Suns.
  const many = match(/(Mon|Fri|Sat|Sun)s\b\.?/y, text, at);
  if (
    many?.[1] &&
    (/^(?:Sat|Fri)$/.test(many[1]) || allows('@days-open', 'before', leftOf(text, at, 11))) &&
    !allows('@not-saturdays', 'after', rightOf(text, at + many[0].length, 8))
  )
    return draft(
      stopAfter(text, at + many[0].length, many[0].endsWith('.')),
      'date',
      `${calendarName(many[1])}s`,
    );
  if (lone) return draft(at + lone.length, 'date', letterDay[lone] ?? lone);
  const bare = match(bareMonth, text, at)?.[0];
  if (bare && isMonth(bare, text, at)) return draft(at + bare.length, 'date', calendarName(bare));
  // Dec. –62° 41′: the declination of a star.
  if (/^Dec\. ?[+\u2212\u2013-] ?\d{1,2} ?°/.test(text.slice(at, at + 12))) return undefined;
  const month = match(shortMonth, text, at);
  if (month)
    return isMonth(month[0].slice(0, -1), text, at) ||
      !/^\s*$|^\s+\p{Lu}/u.test(rightOf(text, at + month[0].length, 4))
      ? draft(stopAfter(text, at + month[0].length, true), 'date', calendarName(month[0]))
      : undefined;
  const found = match(short, text, at);
  if (!found?.[1]) return undefined;
  const end = at + found[0].length;
  const behind = leftOf(text, at, 16);
  // Mon: Sunny.
  const labels =
    (/^(?:Sat|Sun)$/.test(found[1]) &&
      behind === '' &&
      /^: ?\p{Lu}/u.test(text.slice(end, end + 3))) ||
    (/^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri)$/.test(found[1]) &&
      (/^: ?\p{Lu}/u.test(text.slice(end, end + 3)) ||
        // Mon – Maths.
        (/(?:^|[.:;] )$/.test(behind) &&
          /^ [-–—] (?:\p{L}{2}|pp?\.|\p{Sc}?\d)/u.test(text.slice(end, end + 10)))));
  // (Sun: every 30).
  // Mon chess, Tues netball, Wed choir: three days, each before what is on.
  const programme =
    /^ ?\p{L}/u.test(text.slice(end, end + 2)) &&
    /(?:^|[:,;.] |\n)$/.test(behind) &&
    (lineAround(text, at, 160).match(dayInList) ?? []).length > 2;
  const heads = /\($/.test(behind) && /^: /.test(text.slice(end, end + 2));
  const beside =
    labels || programme || heads || follows.test(text.slice(end, end + 16)) || leads.test(behind);
  const stopped =
    found[2] === '.' &&
    (found[1] !== 'Sun' ||
      (before !== 'the' &&
        (allows('@weekly-events', 'before', behind.toLowerCase()) ||
          goesOn.test(text.slice(end, end + 3)))));
  // Swimming Wed – no earrings.
  const isWed =
    found[1] === 'Wed' &&
    behind !== '' &&
    /^(?:[,.;:)!?]| [-–—]|\s*$)/.test(text.slice(end, end + 3));
  // Thurs and Fri are no other words; Thu is a name as well.
  const plain =
    /^(?:Thu(?:rs?)?|Weds|Tues?|Fri)$/.test(found[1]) &&
    !/^ (?!Night|Morning|Evening|Afternoon|Lunch)\p{Lu}\p{Ll}/u.test(text.slice(end, end + 12));
  // (Sat), 18:00 Wed, Sun from about 2.
  const set =
    (/[([]$/.test(behind) && /^(?:[)\],]| \d)/.test(text.slice(end, end + 2))) ||
    /\d(?::\d\d| ?[ap]\.?m\.?|[ap]),? $|\d ?[-\u2013] ?\d{1,2}(?:[:.][0-5]\d)? $|\b(?:[Gg]ame|[Mm]atch|xcpt|[Ee]xcept|[Pp]ractice) $|(?<!\d)(?:[01]\d|2[0-3])[0-5]\d $|\b(?:hourly|hrly|daily|daytime|evenings|nights|excl?\.?|ex|not) $/.test(
      behind,
    ) ||
    allows('@roughly-from', 'after', text.slice(end, end + 20));
  // For Sat? and by Mon are days at the end of what is said.
  const closes =
    /^\s*(?:$|[?!,;)\n]|\.(?:\s|$)|(?:pls|plz|please|if|or|and|but|so|then|lol|at|by|from|though|tho|because|cos|x+)(?!\p{L}))/u.test(
      text.slice(end, end + 9),
    ) &&
    (found[1] === 'Sun'
      ? /^(?:on|by|this|til|till|next|last)$/
      : /^(?:on|for|by|this|til|till|until|since|before|after|from|every|next|last|or|and|eod|cob|due|midnight|noon)$/
    ).test(before);
  if (
    !stopped &&
    !plain &&
    !isWed &&
    !set &&
    !(closes && behind !== '') &&
    !(beside && before !== 'the')
  )
    return undefined;
  return draft(stopAfter(text, end, found[2] === '.'), 'date', calendarName(found[1]));
}
