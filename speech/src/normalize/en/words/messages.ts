import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

/** Faces made of signs. They stand free, or behind a word or a mark. */
const face =
  /(?:>?[:;=][-'^]?'?(?:[)(\]|\\/*$]{1,6}|[DPpOoSsxX3]{1,5}(?![\p{L}\p{N}]))|[xX]D{1,5}(?![\p{L}\p{N}])|\([:;]|\^_{0,3}\^|-_{1,3}-|[TQ]_{1,2}T|[oO0]_{1,2}[oO0]|>[._]{0,2}<|<\/3|<3{1,5}|\\[oO]\/|¯\\?_\(ツ\)_\/¯|\([yY]\)|m\/)(?=$|[\s!?)"”]|[.,](?!\d)|\p{Extended_Pictographic}|[:;][-']?[)(])/uy;
const faceStarts = /[:;=xXD(^\-TQoO0><\\¯]/;

/** <3 years is not a heart. */
const measured =
  /^\s?(?:[a-zµ°%]{1,3}(?![\p{L}'])(?<!u|ya|xx?|my|me|so|lol|you|hun|thx|bro|sis|mum|dad|ily)|years?|months?|weeks?|days?|hours?|minutes?|mins|secs|seconds?|times|stars|people|points|items|percent|are|were|mths)(?!\p{L})/u;

/** `:-)`, `:D`, `<3`, `^^`: silent; between two words a pause. */
export function emoticonRule({ text, at }: Scan): Draft | undefined {
  if (!faceStarts.test(text.charAt(at)) || /[<>!]/.test(text.charAt(at - 1))) return undefined;
  const found = match(face, text, at)?.[0];
  if (!found) return undefined;
  const behind = leftOf(text, at, 8);
  if (found.startsWith('<3') && measured.test(rightOf(text, at + found.length, 12)))
    return undefined;
  const glued = /^[:;][-']?[)(D]/.test(found) && /[\p{L}!?.]$/u.test(behind);
  const free = /(?:^|\s|\p{Extended_Pictographic}|\uFE0F|<3)$/u.test(behind);
  if (!free && !glued) return undefined;
  // 3 :5, (x:) and a list that ends in a colon and a bracket are none.
  if (glued && /\([^()\n]{0,60}$/.test(leftOf(text, at, 62)) && /^[:;]\)$/.test(found))
    return undefined;
  const end = at + found.length;
  const parts =
    /[\p{L}\p{N}]\s?$/u.test(behind) && /^\s[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
  return parts ? draft(end, 'punctuation', ',') : draft(end, 'dropped', '');
}

const kisses = /(?:x(?: x){1,8}|x{1,12}|Xx{1,5}|X{1,12})(?![\p{L}\p{N}'_.-]|\s*[=+*/<>\d])/uy;
/** What a single kiss stands behind: a mark, a face, or what messages end with. */
const beforeKiss =
  /(?:[.!?…)]|\p{Extended_Pictographic}|\uFE0F|(?:^|[^\p{L}])(?:u|you|hi|hey|hello|hiya|love|soon|later|l8r|tomorrow|2moro|tmrw|night|nite|tonight|2nite|home|mum|mom|dad|nan|babe|hun|hunny|honey|darling|sweetie|there|ok|okay|thanks|thx|thankyou|pls|plz|please|weekend|bye|cheers|luck|lol|haha|ya|then|too|day|birthday|well|all|day|xmas|christmas|now|lots|miss|ta|xx?|back|free|too)) $/iu;

/** A space, a mark or a picture. */
const mayKiss = /(?:[\s!?)]|(?<!\d)\.|\uFE0F|\p{Extended_Pictographic})$/u;

/** `see you tomorrow x`, `love you xx`: kisses. X for a number or a name is none. */
export function kissRule({ text, at }: Scan): Draft | undefined {
  if (
    // v1.9.x is a version.
    /\d\.$/.test(leftOf(text, at, 2)) ||
    (at > 0 && !mayKiss.test(leftOf(text, at, 2)))
  )
    return undefined;
  const found = match(kisses, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const behind = lineBehind(text, at, 70);
  const closes = /^\s*(?:$|\n|\p{Extended_Pictographic})/u.test(text.slice(end, end + 4));
  const meant =
    found.length === 1
      ? closes &&
        (beforeKiss.test(behind)
          ? found === 'x' || allows('@fond', 'around', behind.toLowerCase())
          : found === 'x' &&
            allows('@fond', 'around', behind.toLowerCase()) &&
            !allows('@before-variable-x', 'before', behind))
      : found.endsWith('x')
        ? closes ||
          (found.length < 4 &&
            (beforeKiss.test(behind) || allows('@fond', 'around', behind.toLowerCase())))
        : closes && allows('@fond', 'around', behind.toLowerCase());
  if (!meant || behind.trim() === '') return undefined;
  return draft(end, 'abbreviation', found.length === 1 ? 'kiss' : 'kisses', false);
}

const missing =
  /([Ii]ll?|[Ii]d|[Ww]el|[Hh]el|[Ss]hel|[Tt]heyl|[Yy]oul|[Uu]ll?|[Ii]tl|[Tt]hatl)(?= ([a-z]{1,9})(?!\p{L}))/uy;
/** We'll, he'll and she'll as words of their own: only before what can't follow these. */
const wordsToo =
  /([Ww]ell|[Hh]ell|[Ss]hell)(?= be (?:there|late|home|back|in|at|on|ready|fine|ok|okay|here|up|out|leaving|round|over|with|ages|an? (?:bit|min|hour)|\d|early|starting|going|coming|able)(?!\p{L}))/uy;
const weAre =
  /[Ww]ere(?= (?:going|gonna|having|meeting|leaving|heading|running|off|nearly|almost|out of|on (?:the|our)|at the|home|here|all|still)(?!\p{L})[^?\n]{0,80}(?:\n|$))/uy;
const whole: Readonly<Record<string, string>> = lists.whole;

/** `Ill be late`, `id love to`: the pronoun without its apostrophe. */
export function bareContractionRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'@#_./-]/u.test(text.charAt(at - 1))) return undefined;
  const free = /(?:^|[\n,;:.!?)] ?|(?<!\p{L})(?:so|and|n|but|then|or|ok|okay) )$/u.test(
    leftOf(text, at, 6),
  );
  // [09:12] Tom: were running late.
  if (/^(?:$|.*(?::|\]) $)/s.test(leftOf(text, at, 3)) && match(weAre, text, at))
    return draft(at + 4, 'word', text.charAt(at) === 'W' ? "We're" : "we're", false);
  const alike = free ? match(wordsToo, text, at)?.[1] : undefined;
  if (alike) return draft(at + alike.length, 'word', capitalized(alike), false);
  const found = match(missing, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  // She was ill be that as it may; an id like this.
  if (
    /^(?:ill|id)$/i.test(found[1]) &&
    /^(?:is|was|are|were|be|been|an|the|my|your|feel|feeling|very|so|mentally|fake|user|photo|this|that|no|valid|terminally|seriously|critically|fell|taken|got)$/.test(
      before,
    )
  )
    return undefined;
  const will = !/d$/.test(found[1]);
  const next = ` ${found[2]}`;
  const goesOn = will ? allows('@will-verb', 'after', next) : allows('@would-verb', 'after', next);
  if (!goesOn) return undefined;
  return draft(at + found[1].length, 'word', capitalized(found[1]), false);
}

/** Wel: We'll. */
function capitalized(written: string): string {
  const said = whole[written.toLowerCase()] ?? '';
  return /^\p{Lu}/u.test(written) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
