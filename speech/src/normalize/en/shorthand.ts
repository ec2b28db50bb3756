import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import {
  advertCapitals,
  alsoWords,
  countedInShorthand,
  inShorthand,
  shorthandWords,
  stoppedWords,
} from './shorthand-words.ts';

const shape =
  /(?:[A-Za-z]{2,8}(?:'[a-z]{1,5})?|[A-Za-z]'[a-z]{2,5})(?![\p{L}\p{N}'’@_&]|-\p{L}|\.[\p{L}\p{N}])/uy;
const words = /(?:[A-Za-z]{2,8}(?:'[dny])?|[A-Za-z]'[a-z]{2,5})(?![\p{L}\p{N}])/gu;
/** What full sentences are made with. */
const fluent =
  /^(?:the|is|are|was|were|that|which|has|have|had|been|be|of|to|you|we|our|your|they|their|his|her|will|would|can|this|it|its|my|me)$/;
const priceOrPhone = /[$£€]\s?\d|\d\.\d\d(?!\d)|\d ?¢|\d{3}[-. ]\d{4}/;
/** A sentence begins, with what is no date, no name of a place and no figure. */
export const begins =
  /^ (?:Call|Text|Email|E-mail|Contact|Phone|Ring|See|No(?!\.| ?\d)|Must|Please|Will|Can|Also|Comes|Has|Needs|Selling|Cash|Located|Includes?|Available|Ask|Apply|Send|Great|Good|The|A(?= [a-z])|We|I|It|This|All|For|In|Only|Pick|Free|Pay|Meet|Bring|Book|Reply|Use|Visit|Order|Return|If|To|Our|Your|You|Next|Thanks|Thx|Pls|Txt|Dial|Join|Click|Enter|Keep|Refills?|Sorry)\b/;
const goesOnAs =
  /^ \p{Lu}[\p{L}-]+ (?:is|are|was|welcome|only|required|needed|available|at|on|for|in|to|will|can|must|with|and)\b/u;
/** Longest line that is looked through. */
const lineLimit = 300;

/** The line that was looked through last: each of its words asks. */
let known = { text: '', start: -1, isShorthand: false };

function lineIsShorthand(line: string): boolean {
  let short = 0;
  let full = 0;
  for (const [word] of line.matchAll(words)) {
    const small = word.toLowerCase();
    if (shorthandWords.has(small) || inShorthand.has(small)) short += 1;
    else if (fluent.test(small)) full += 1;
  }
  if (short > 1) return short > full;
  return short === 1 && full === 0 && line.length < 90 && priceOrPhone.test(line);
}

/** Whether a place is in a line of short forms, as adverts and price lists have them, rather than of sentences. */
function isInShorthand(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (known.text !== text || known.start !== start) {
    const stop = text.indexOf('\n', at);
    const end = Math.min(stop < 0 ? text.length : stop, start + lineLimit);
    known = { text, start, isShorthand: lineIsShorthand(text.slice(start, end)) };
  }
  return known.isShorthand && at - start < lineLimit;
}

function meaningOf(text: string, at: number, small: string): string | undefined {
  const plain = shorthandWords.get(small);
  const behind = text.slice(Math.max(0, at - 3), at);
  // The skipper is called Batt: a name, but for the beginning of a line or an advert.
  const isNamed =
    !small.includes("'") &&
    /^[A-Z]/.test(text.charAt(at)) &&
    /[\p{Ll},] $/u.test(behind) &&
    !isInShorthand(text, at);
  if (plain) return isNamed ? undefined : plain;
  const counted = /\d[ -]?$/.test(behind) ? countedInShorthand.get(small) : undefined;
  if (counted && /\d$/.test(behind) && /^(?:br|bdrm?)$/.test(small)) return counted;
  const meant = counted ?? inShorthand.get(small) ?? alsoWords.get(small);
  if (!meant || !isInShorthand(text, at)) return undefined;
  const after = text.slice(at + small.length, at + small.length + 26);
  if (
    /^appl$/.test(small) &&
    !/\bs\/s $|[,;] $|kit\w* $/.test(text.slice(Math.max(0, at - 12), at))
  )
    return 'application';
  if (
    /^incl?$/.test(small) &&
    /^(?:\.?(?:\s*$|[,;)])|\. (?![VGHP]?[SA][TX])\p{Lu}(?:\p{Ll}|\/\p{Lu}(?!\/))|\. (?:\p{Sc}|R)\d)/u.test(
      after,
    )
  )
    return 'included';
  if (small === 'dep' && !/^\.? [$£€]/.test(after) && /\d[:.]\d\d|\b[012]\d[0-5]\d\b/.test(after))
    return 'departs';
  if (small === 'reg' && /^\.? (?:[Nn]o\b|number|#|[A-Z]{1,4}\d)/.test(after))
    return 'registration';
  return counted ||
    !/\d ?$/.test(behind) ||
    /^(?:med|lim|disc|guar|exch|coll|chr|bk|del)$/.test(small) ||
    (inShorthand.has(small) && small !== 'blk')
    ? meant
    : undefined;
}

/** Words that tell between two meanings of a stopped form. */
const stoppedWith: readonly (readonly [word: string, after: RegExp, said: string])[] = [
  ['perm', /^ slips?\b/, 'permission'],
  ['adv', /^[,;)]/, 'advised'],
  ['sec', /^ dep/, 'security'],
  ['sep', /^ \d/, 'September'],
  [
    'temp',
    /^ (?:staff|job|work|position|agency|fence|housing|licen|permit|password|closed|closure|traffic|traf\b|lights|lts|signals?|sgnls?|road|speed|bridge|bus|stop|ban|visa|diversion|repairs?|shelter|track)/,
    'temporary',
  ],
  ['vol', /^ (?:\d|[IVXivxl]+\b)/, 'volume'],
  ['calc', /^ (?:common|the|each|your|total|area|mean|how|its)\b/, 'calculate'],
  ['cert', /^ that/, 'certify'],
  ['med', /^ (?:exam|school|record|cert|leave|history)/, 'medical'],
  ['neg', /^[,;)]/, 'negotiable'],
];
/** After these it's a form of another kind, which other rules read. */
const noStop = /\d ?$|[\p{L}\d]-$/u;
/** Words of speech as well, which end a sentence behind an article: the admin. said, the lab. */
const asWord =
  /^(?:adv|admin|caf|fac|info|init|intro|lab|max|med|memb|min|misc|neg|nom|opt|perm|poss|prelim|prep|prob|rehab|sec|sig|tech|temp|val|vac|veg|vol|mag|orch|natl?|reg|prop|res)$/i;
const article = /\b(?:no|the|to|an?) $/i;

/** `calc. & pencil`, `lunch prov., no phones`: the stop shortens the word. */
function stoppedAt(text: string, at: number): Draft | undefined {
  const written = match(/[A-Za-z]{2,9}(?=\.(?: [a-z&(]|[,;)]))/y, text, at)?.[0];
  const said = written ? stoppedWords.get(written.toLowerCase()) : undefined;
  if (!written || !said || !/^[A-Z]?[a-z]+$/.test(written)) return undefined;
  const behind = text.slice(Math.max(0, at - 5), at);
  if (noStop.test(behind) || (asWord.test(written) && article.test(behind))) return undefined;
  const end = at + written.length + 1;
  const after = text.slice(end, end + 12);
  const small = written.toLowerCase();
  const other = stoppedWith.find(([word, shape]) => word === small && shape.test(after))?.[2];
  const spoken = other ?? said;
  return draft(
    end,
    'abbreviation',
    /^[A-Z]/.test(written) ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken,
    false,
  );
}

const capitals = new RegExp(
  `(?:${[...advertCapitals.keys()].sort((one, other) => other.length - one.length).join('|')}|ISO|[FP]T|HH)(?![\\p{L}\\p{N}/'-])`,
  'uy',
);
const offered =
  /[$£€]\s?\d|\b(?:sz|size|bed|beds|bedrooms?|br|bd|cond|condition|avail|available|sat|sun|sale|sell|asking|wanted|gar|garage|views?|kit|kitchen|quartz|floors?|lot|roof|lge|lg|gas|yd|freehold|hse|bdrm|dlug|eik|hookups?|spacious|guide|chain|epc|boots?|jacket|obo|ono)\b|\d ?k\b/i;
const work =
  /\b(?:positions?|jobs?|hrs?|hours|nurse|cook|drivers?|cdl|shifts?|exp|experienced?|wanted|hiring|apply|resume|cv|clerk|server|staff|position|help|avail(?:able)?|pay|per hour|work|assistant|asst|manager|aide|teacher|seeks?|role|weekends?)\b|\/hr/i;

/** `FSBO`, `ISO a crib`, `Cook, FT`: capitals of adverts. */
function capitalsAt(text: string, at: number): Draft | undefined {
  const found = match(capitals, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const around = near(text, at, 100).replace(found.toLowerCase(), '');
  if (found === 'ISO')
    return /(?:^|\n|: |! |\. )$/.test(text.slice(Math.max(0, at - 2), at)) &&
      /^(?:: \p{Ll}{2}|:? (?:(?:an?|any|some|someone|used|old|good|gently|small|large|free|cheap|vintage)\b|\d+[ -]?(?:br|bed)|(?!standard|cert|image|film|code|country|currency|setting|value|number|week|time|date)\p{Ll}{3,12}(?: \p{Ll}{2,10}){0,2},))/u.test(
        text.slice(end, end + 26),
      )
      ? draft(end, 'abbreviation', 'In search of')
      : undefined;
  if (/^[FP]T$/.test(found))
    return work.test(around) && !/^ \p{Lu}/u.test(text.slice(end, end + 2))
      ? draft(end, 'abbreviation', found === 'FT' ? 'full time' : 'part time')
      : undefined;
  if (found === 'HH')
    return /^ (?:goods|items|stuff)/.test(text.slice(end, end + 7))
      ? draft(end, 'abbreviation', 'household')
      : undefined;
  return offered.test(around)
    ? draft(end, 'abbreviation', advertCapitals.get(found) ?? found, false)
    : undefined;
}

/** `lthr seats`, `exc cond`, `3 br, lg yd`: short forms in lines of adverts and price lists. */
export function shorthandRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}@#_.'’&-]/u.test(text.charAt(at - 1))) return undefined;
  const named = capitalsAt(text, at) ?? stoppedAt(text, at);
  if (named) return named;
  const written = match(shape, text, at)?.[0];
  const inCapitals =
    written !== undefined &&
    written.length > 2 &&
    /^[A-Z]+$/.test(written) &&
    shorthandWords.has(written.toLowerCase()) &&
    // HSE: the health service of Ireland.
    !(written === 'HSE' && !/^ [A-Z]{2}/.test(text.slice(at + 3, at + 6))) &&
    /[A-Z]{2} $|^$/.test(text.slice(Math.max(0, at - 3), at));
  if (!written || (!inCapitals && !/^[A-Z]?[a-z']+$/.test(written)) || written === 'Inc')
    return undefined;
  const said = meaningOf(text, at, written.toLowerCase());
  if (!said) return undefined;
  const end = at + written.length;
  const isCapital = /^[A-Z]/.test(written);
  const spoken = isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  const stops = text.charAt(end) === '.';
  const next = text.slice(end + 1, end + 26);
  const closes =
    stops &&
    said !== 'departs' &&
    (/^\s*(?:$|\n)/.test(next) ||
      // Rec'd. with its apostrophe is no form that a stop shortens.
      (written.includes("'") && /^\s+(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)(?!\p{L}|\.)/u.test(next)) ||
      begins.test(next) ||
      goesOnAs.test(next) ||
      (spoken === 'included' && /^ \p{Lu}(?!\/\p{L}\/)/u.test(next)));
  return draft(
    stops && !closes ? end + 1 : end,
    'abbreviation',
    spoken,
    shorthandWords.has(written),
  );
}
