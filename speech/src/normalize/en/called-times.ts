import { leftOf, lineAround, lineBehind, near } from '../near.ts';
import { allows } from './neighbors.ts';

/** Courses that are hardly named beside a number unless horses run there. */
const courses =
  '(?:Aintree|Ascot|Bangor-on-Dee|Beverley|Catterick|Chelmsford City|Cheltenham|Chepstow|Curragh|Doncaster|Down Royal|Dundalk|Epsom|Fairyhouse|Fakenham|Flemington|Fontwell|Goodwood|Gowran(?: Park)?|Haydock|Hexham|Huntingdon|Kelso|Kempton|Leopardstown|Lingfield|Ludlow|Market Rasen|Musselburgh|Naas|Navan|Newbury|Newmarket|Newton Abbot|Plumpton|Pontefract|Punchestown|Randwick|Redcar|Ripon|Sandown|Sedgefield|Southwell|Thirsk|Romford|Monmore|Shelbourne Park|Towcester|Thurles|Tramore|Uttoxeter|Wetherby|Wincanton|Wolverhampton)';
const onCourse = new RegExp(`^ (?:at )?${courses}(?!\\p{L})`, 'u');
/** Redcar 3.20: 1 Tilly's Folly; Ayr 2.10 Handicap. */
const courseBefore = new RegExp(
  `(?:^|[\\n.;(] ?)(?:At )?${courses} (?:\\d{1,2}\\.\\d\\d(?:,| and) )?$`,
  'u',
);
const racing = new RegExp(
  `\\b(?:nap|each[- ]way|jockeys?|backed|backing|hurdle|steeplechase|handicap|stakes|furlongs?|runners|racecard|tipster|odds|favourite|\\d{1,3}/\\d{1,2} ?f|${courses})\\b`,
  'i',
);

const trainBefore =
  /\b(?:on|by|off|until|till|before|after|for|from|with|when|as|while|is|was|there's|that's|be|and|than|missed|make|made|met|meet|hear|heard|see|saw) (?:the|his|her|my|our)(?: usual| early| last| late)? $|(?:^|[.!?“"‘']|\n|, |\u2014|\u2013) ?(?:The|That's the|There's the|There goes the) $/iu;
const trainAfter =
  /^(?:\s*$|[.,;!?)”"’](?!\d)| (?:and|but|or|in|again|every|this|tomorrow|tonight|with|without|when|because|as usual|now|then|has|had|have|is|was|will|would|wouldn't|won't|isn't|wasn't|from|to|at|if|though|so|always|never|home|back|up|down|that|which)(?!\p{L}))/u;
/** What people do who go by train, and what is where it stops. */
const going =
  /\b(?:trains?|platforms?|stations?|railways?|porters?|guards?|carriages?|luggage|suitcases?|whistles?|bus(?:es)?|coach|ferry|boat|journey|passengers?|(?:came|come|comes|coming|went|goes?|gone|going|left|leaves?|leaving|arriv\w+|travel\w*|return\w*|hurry|hurried|miss(?:ed|es)?|missing|catch\w*|mak(?:e|ing)(?= the)|caught|wait\w*|late)(?!\p{L}))/iu;

/** I'll be on the 8.20, and if not then the 10.40. */
const onBoard =
  /(?:\b(?:be|was|were|been|am|is|are|get|got|getting|put (?:him|her|them|you|me))|['’](?:s|m|re|ll be)) (?:back |both |all )?on the $|\bon the \d{1,2}\.[0-5]\d[^\n]{1,60}\b(?:then|or|nor|and|not) the $/;
const spot =
  /^ (?:at|outside|in front of|by|near|under|opposite) (?:(?:the|my|mine|your|yours|ur|our|ours|his|her|hers)(?! (?:close|open|end|start|time|moment|peak|rate|latest|bottom|top|minute|mean|median|year|week|month|quarter))(?!\p{L})|\p{Lu}\p{Ll})/u;
const sentenceBefore = /(?:^|[.!?] |\n)(?:ok(?:ay)?,? |so |then |say )?$/i;

/**
 * Whether what is called by its hours and minutes is a race (`the 3.15 at Thurles`), a train (`until the 6.25 came`) or
 * where people meet (`7.45 at the kopitiam`). `found`: hours and minutes.
 */
export function isCalledTime(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, hour = '', minutes = ''] = found;
  if (!/[05]$/.test(minutes) || found[4]) return false;
  const end = at + whole.length;
  const behind = leftOf(text, at, 40);
  const after = text.slice(end, end + 40);
  const line = lineAround(text, at, 160);
  if (onCourse.test(after)) return true;
  if (courseBefore.test(behind) && /^(?::|,? and \d|,? \p{Lu}|\)| \(\d|$)/u.test(after))
    return true;
  // Going good. 2.05: 1. Majestic Dawn 11-4.
  if (
    /(?:^|[.;\n] ?)$/.test(behind) &&
    /^: ?1\.? \p{Lu}/u.test(after) &&
    /\d[-/]\d{1,2}(?!\d)/.test(text.slice(end, end + 80))
  )
    return true;
  if (allows('@race-before', 'before', behind.toLowerCase()) && racing.test(line)) return true;
  if (onBoard.test(lineBehind(text, at, 90)) && trainAfter.test(after))
    return !allows('@measured-figures', 'around', near(text, at, 70));
  if (trainBefore.test(behind) && trainAfter.test(after))
    return (
      going.test(near(text, at, 90)) && !allows('@measured-figures', 'around', near(text, at, 70))
    );
  return (
    /00|15|30|45/.test(minutes) &&
    /^(?:[1-9]|1[0-2])$/.test(hour) &&
    sentenceBefore.test(lineBehind(text, at, 12)) &&
    spot.test(after) &&
    !allows('@measured-figures', 'around', line.toLowerCase())
  );
}
