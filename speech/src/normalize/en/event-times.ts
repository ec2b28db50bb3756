import { lineBehind, rightOf } from '../near.ts';
import { allows } from './neighbors.ts';

const event =
  '(?:[Cc]lubs?|[Ss]essions?|[Aa]ssembl(?:y|ies)|[Nn]ursery|[Ss]chool|[Dd]etention|[Ll]essons?(?: \\d)?|[Hh]ome ?time|[Mm]atin[eé]es?|[Pp]eriod \\d|P\\d|KS\\d|Y\\d{1,2}(?:\\/\\d{1,2})?|Y(?:ea)?r \\d{1,2}|[Dd]aily|Off|(?:1st|[Ff]irst|[Ll]ast) (?:bus|train|tram|ferry)(?: (?:from|to) \\p{L}{3,12})?|[Bb]reak|[Rr]egistration|[Tt]raining|[Rr]ehearsals?|[Ss]ervices?|[Ss]urgery|[Cc]linic|[Mm]tg\\.?|[Mm]eeting|[Cc]hoir|[Pp]ractice|[Dd]oors|[Gg]ates?|[Ss]upport|[Mm]ain act|[Cc]urfew|[Kk]ick-?off|[Ll]ast (?:entry|orders|bus|train|ferry|tee time|admission)|[Bb]ell|[Pp]ick-?up|[Dd]rop-?off|[Bb]reakfast|[Mm]atch|[Mm]eet(?:ing)? at (?:the )?\\p{Ll}{3,14}(?: \\p{Ll}{3,14})?|[Ff]ixture|[Tt]hrow-?in|[Cc]oach|[Ii]nterval|[Hh]eadliner?|[Bb]uild-?up|[Ss]et-?up|[Cc]lear-?up|[Ww]arm-?up|[Ss]tory ?time|[Pp]laygroup|[Hh]ours|[Oo]pen|[Aa]rrive|[Ff]irst tee|[Tt]ee|[Rr]ace \\d|[Ss]creening|[Ss]tart|[Ff]inish|[Hh]igh (?:water|tide)|[Ll]ow (?:water|tide)|[Rr]ing-?out|[Ss]unrise|[Ss]unset|[Ss]hift|[Cc]onfessions?|[Ss]moko|[Ss]eated|[Vv]igil|[Mm]ass(?:es)?|[Ee]vensong)';
const eventBefore = new RegExp(
  `(?<!\\p{L})${event}(?:,|:| at| from| is| daily| ends| starts| begins)? $`,
  'u',
);
const shortDay = '(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?:days?)?';
/** Sun 8, 9.30 & 11: other hours between the day and this one. */
const dayList = new RegExp(
  `(?<!\\p{L})${shortDay}:? (?:\\d{1,2}(?:\\.[0-5][05])?(?: ?[ap]m)?(?:,| &| and|;) ?){1,4}$`,
);
const dayBehind = new RegExp(`(?<!\\p{L})${shortDay},? $`, 'u');
const rangeBefore = new RegExp(
  `(?<!\\p{L})(?:${event}|${shortDay}|[AaPp]\\.?[Mm]\\.?|[Dd]aily|[Ww]eekdays|[Cc]hanged|[Cc]losed|[Ss]hut|[Ss]erved|\\((?:\\p{Lu}\\p{Ll}+ )?)[:,]? ?\\(?$`,
  'u',
);
const rangeAfter = new RegExp(
  `^(?:,? \\(?(?:${shortDay}|daily|weekdays|weekends|M[-\u2013]F|each|every|in the|at the|Rm|Room|Hall|noon)(?!\\p{L}))`,
  'u',
);
const hours = '\\d{1,2}(?:\\.[0-5][05])? ?[-\u2013] ?\\d{1,2}(?:\\.[0-5][05])?';
const office =
  '[Ss]urgery|[Dd]ispensary|[Cc]linic|[Pp]ost [Oo]ffice|[Cc]hemist|[Pp]harmacy|Bar|[Kk]itchen|[Oo]ffice(?: hours)?|[Rr]eception|[Ss]hop|[Ll]ibrary|Bank|[Cc]onsults|[Hh]ours|[Mm]useum|[Cc]af[eé]|[Ss]howroom|[Oo]pen|[Vv]isiting|[Ee]nquiries|[Ll]unch(?:es)?|[Dd]inners?|[Mm]eals|[Bb]runch';
/** What has hours of its own: Post office 9–5.30. */
export const officeBefore = new RegExp(`(?<!\\p{L})(?:${office}):? \\(?$`, 'u');
/** The morning's hours, before those of the afternoon: Surgery Mon–Fri 9.30–1 and. */
export const hoursBefore = new RegExp(
  `(?<!\\p{L})(?:${office}|${shortDay}|[Dd]aily|[Ww]eekdays):? \\(?${hours}(?:,| and| &| or|;|,? then) $`,
  'u',
);
const ends = /^(?:\s*$|[.,;)]|\n| (?:in|at|for|on|and|to|sharp|Rm|Room|Hall|hall|\()(?!\p{L}))/u;
/** High tide at Howth 11.42 (3.8m) and 23.59. */
export const tideList =
  /\b(?:[Tt]ides?|[Ww]ater|HW|LW)\b[^.;\n]{0,30}\d\.\d\d(?: \(\d\.\d{1,2} ?m\))?(?:,|,? and|;) $/;

/** Whether hours and minutes with a point are of what is on: `Breakfast club 7.30–8.40`, `curfew 23.00`, `Sun 8, 9.30 & 11`. */
export function isEventTime(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, from = '', minutes = '', , to, until = '00'] = found;
  if (!/[05]$/.test(minutes) || !/[05]$/.test(until)) return false;
  const behind = lineBehind(text, at, 40);
  if (allows('@amount-cue', 'before', behind)) return false;
  const after = rightOf(text, at + whole.length, 20);
  if (allows('@amount-goes-on', 'after', after)) return false;
  if (dayList.test(behind)) return true;
  // Fri 7.30 for 8, £5 each.
  if (
    dayBehind.test(behind) &&
    /^ for (?:1[0-2]|[1-9])(?:\.[0-5]\d)?(?![\d.]*\d| people)/.test(after)
  )
    return true;
  if (to === undefined) return eventBefore.test(behind) && ends.test(after);
  const lasts = (Number(to) - Number(from) + 24) % 12;
  const grows = lasts > 0 ? lasts < 10 : Number(minutes) < Number(until) && from === to;
  return (
    grows &&
    (rangeBefore.test(behind) ||
      rangeAfter.test(after) ||
      hoursBefore.test(lineBehind(text, at, 60)))
  );
}
