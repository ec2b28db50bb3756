import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { shorthand } from './chat-shorthand.ts';
import { moreShorthand } from './more-shorthand.ts';

/** Shorthand of chats that is no word itself, typed in small letters; in capitals it is read by its letters. */
const said: Readonly<Record<string, string>> = {
  omg: 'oh my god',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  brb: 'be right back',
  pls: 'please',
  plz: 'please',
  ikr: 'I know right',
  thx: 'thanks',
  idk: "I don't know",
  tbh: 'to be honest',
  imo: 'in my opinion',
  imho: 'in my humble opinion',
  fyi: 'for your information',
  lmk: 'let me know',
  nvm: 'never mind',
  hbu: 'how about you',
  ttyl: 'talk to you later',
  ppl: 'people',
  omw: 'on my way',
  afaik: 'as far as I know',
  iirc: 'if I remember correctly',
  gr8: 'great',
  l8r: 'later',
  m8: 'mate',
  rn: 'right now',
  sry: 'sorry',
  srry: 'sorry',
  soz: 'sorry',
  bday: 'birthday',
  abt: 'about',
  b4: 'before',
  bc: 'because',
  bcuz: 'because',
  cuz: 'because',
  coz: 'because',
  btw: 'by the way',
  np: 'no problem',
  ty: 'thank you',
  tysm: 'thank you so much',
  tyvm: 'thank you very much',
  yw: "you're welcome",
  rly: 'really',
  srsly: 'seriously',
  tho: 'though',
  thru: 'through',
  prob: 'probably',
  probs: 'probably',
  prolly: 'probably',
  obv: 'obviously',
  gtg: 'got to go',
  g2g: 'got to go',
  tonite: 'tonight',
  nite: 'night',
  '2nite': 'tonight',
  '2day': 'today',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  '4ever': 'forever',
  w8: 'wait',
  h8: 'hate',
  l8: 'late',
  str8: 'straight',
  any1: 'anyone',
  some1: 'someone',
  every1: 'everyone',
  ne1: 'anyone',
  wknd: 'weekend',
  wkend: 'weekend',
  yday: 'yesterday',
  ofc: 'of course',
  msg: 'message',
  msgs: 'messages',
  txt: 'text',
  txts: 'texts',
  smth: 'something',
  sth: 'something',
  hw: 'homework',
  mtg: 'meeting',
  mtgs: 'meetings',
  irl: 'in real life',
  jk: 'just kidding',
  smh: 'shaking my head',
  ngl: 'not gonna lie',
  wyd: 'what are you doing',
  hmu: 'hit me up',
  idc: "I don't care",
  wdym: 'what do you mean',
  fwiw: "for what it's worth",
  icymi: 'in case you missed it',
  cya: 'see you',
  gn: 'good night',
  cld: 'could',
  wld: 'would',
  shld: 'should',
  thnx: 'thanks',
  thanx: 'thanks',
  tmrrw: 'tomorrow',
  tmoro: 'tomorrow',
  tomoz: 'tomorrow',
  bff: 'best friend',
  urself: 'yourself',
  rsvp: 'R S V P',
  eta: 'E T A',
  asap: 'A S A P',
  tv: 'T V',
  tvs: 'T Vs',
  pdf: 'P D F',
  pdfs: 'P D Fs',
  usb: 'U S B',
  gps: 'G P S',
  atm: 'A T M',
  dvd: 'D V D',
  dvds: 'D V Ds',
  html: 'H T M L',
  api: 'A P I',
  apis: 'A P Is',
  cpu: 'C P U',
  gpu: 'G P U',
  url: 'U R L',
  urls: 'U R Ls',
  hdmi: 'H D M I',
  faq: 'F A Q',
  ceo: 'C E O',
  dna: 'D N A',
  mri: 'M R I',
  diy: 'D I Y',
  vip: 'V I P',
  dm: 'D M',
  dms: 'D Ms',
  ...shorthand,
  ...moreShorthand,
};
const stretch = /^([a-z]{1,6}?)([a-z])\2{2,}$/;

/** `plsss`, `sryyyy`, `lmaooo`: the word without its stretched end. */
function unstretched(small: string): string | undefined {
  const found = small.length > 4 ? stretch.exec(small) : null;
  const word = found ? `${found[1]}${found[2]}` : '';
  return word.length > 2 && Object.hasOwn(said, word) ? said[word] : undefined;
}
const shape = /(?:[a-zA-Z]|[24](?=[a-z]))[a-z\d]{0,13}(?![\p{L}\p{N}_'@/-]|\.[\p{L}\p{N}])/uy;
/** Shorthand beside it, which shows that n is "and". */
const chatty =
  /(?:^|[^\p{L}])(?:u|ur|pls|plz|lol|omg|brb|thx|tmrw|idk|haha|gonna|wanna|gotta|im|dont|cant|ppl)(?![\p{L}'])/u;
/** Beside them a word is part of an address that has been read already. */
const signWordAfter = /^ (?:dot|dash|slash|underscore)(?!\p{L})/u;
const signWordBefore = /(?<!\p{L})(?:dot|dash|slash|underscore) $/u;
const betweenWords = /[a-z]{2}\)? $/;

/** After them `ur` is "you're": ur late, ur so kind, ur 17. */
const isYouAre =
  /^ (?:so|not|the|an?|all|too|very|just|really|still|always|never|right|wrong|late|early|here|there|welcome|going|gonna|\p{L}{2,8}ing|kidding|(?:go|com|buy|do|hav|look|gett|driv|work|play|mak|tak|bring|leav|stay|cook|pay|feel|wait|talk|jok|kidd|runn)in|in|at|on|my|\d|amazing|awesome|beautiful|crazy|funny|sweet|cute|best|free|ready|done|home|back|out|up|near|busy|sure|gone|able|bored|tired|hungry|sick|ok|okay|awake|asleep|outside|already|being|about|pretty|lucky|gonna|off|drunk|mad|fine|hilarious|safe|dead|joking|good(?= ?(?:$|[.,!?]))|cool(?= ?(?:$|[.,!?])))(?!\p{L})/u;

/** `this am`, `tmrw pm`: the half of a day. */
function halfDay(found: string, text: string, at: number): string | undefined {
  if (found !== 'am' && found !== 'pm') return undefined;
  const behind = text.slice(Math.max(0, at - 12), at);
  if (
    !/(?:^|\s)(?:this|tomorrow|tmrw|yesterday|\p{L}{3,6}day|[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hurs?|[Ff]ri|[Ss]at|[Ss]un) $/u.test(
      behind,
    )
  )
    return undefined;
  const asks =
    found === 'am' && !/this $/.test(behind) && /^ [iI](?!\p{L})/u.test(text.slice(at + 2, at + 5));
  return asks ? undefined : found === 'am' ? 'A M' : 'P M';
}

/** Where n and w are letters: for all n we have, let w be. */
const isVariable =
  /\b(?:let|for|of|where|when|if|integer|number|value|given|any|than|by|to|with|size|all|each|times|is|and|or|every|some|the|an?|letter|in|as|that|letters|letter|key|index|length|press|weight|width|letter) $/;
const variableGoesOn =
  /^ (?:is|be|are|or|and|to|items|elements|times|of|in|was|with|as|if|for|at|such|plus|minus|by|then|years|days|people|steps|nodes|values|numbers|samples|points|log)(?!\p{L})/u;

const withWhom =
  /\b(?:going|gym|dinner|lunch|brunch|coffee|drinks|meeting|mtg|call|chat|speak|spoke|met|meet|hang|hanging|hung|movies?|date|stay|staying|talk|talked|talking|come|coming|went|came|run|walk|party|practice|trip) $/i;
/** Sick w flu, down w a cold, help w math. */
const ailing =
  /\b(?:sick|down|busy|done|stuck|help|issues?|trouble|happy|ok|okay|deal|prob|prep|agree) $/;
const nameLike = /^(?:fr|wat|ty|coz|jk|gn|np|sth|nite|hw)$/;
const nounBefore = /(?:^|\s)(?:his|her|their|its|the|this|a|of|as) $/i;

/** `brb`, `pls`, `gr8`: in words. `rn` only at the end of what is said, and `n` only among other shorthand. */
export function chatRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./'-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shape, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  // Im-im-impossible.
  if (
    found === 'im' &&
    (/^[ -]im[ -]im/.test(text.slice(end, end + 7)) ||
      /im[ -]$/.test(text.slice(Math.max(0, at - 3), at)))
  )
    return undefined;
  if (found === 'n' || found === 'w') {
    // What is read is read again: l10n a lot becomes "l ten n a lot".
    const joins =
      betweenWords.test(text.slice(Math.max(0, at - 4), at)) &&
      (found === 'n'
        ? /^ (?:[a-z]{2}|a (?!lot)|\p{Lu}\p{Ll})/u
        : ailing.test(text.slice(Math.max(0, at - 9), at))
          ? /^ \p{L}{3}/u
          : withWhom.test(text.slice(Math.max(0, at - 12), at))
            ? /^ (?:\p{Lu}\p{Ll}|the|my|an?|ur|your|me|him|her|them|us|u|no|some|all)/u
            : /^ (?:\d{1,2} \p{Ll}{3}|(?:\p{Lu}\p{Ll}+|the|my|a|an|ur|your|me|him|her|them|us|u|no|some|all|this|that)(?!\p{L}))/u
      ).test(text.slice(end, end + 7)) &&
      (chatty.test(text.slice(Math.max(0, at - 60), end + 60)) ||
        (!isVariable.test(text.slice(Math.max(0, at - 12), at)) &&
          !variableGoesOn.test(text.slice(end, end + 10))));
    return joins ? draft(end, 'abbreviation', found === 'n' ? 'and' : 'with', false) : undefined;
  }
  const small = found.toLowerCase();
  const words =
    small === 'ur'
      ? isYouAre.test(text.slice(end, end + 14)) &&
        !/\b(?:of|from|with|on|for) $/.test(text.slice(Math.max(0, at - 5), at))
        ? "you're"
        : 'your'
      : (halfDay(found, text, at) ??
        (Object.hasOwn(said, small) ? said[small] : undefined) ??
        unstretched(small));
  if (!words) return undefined;
  if (
    signWordAfter.test(text.slice(end, end + 12)) ||
    signWordBefore.test(text.slice(Math.max(0, at - 12), at))
  )
    return undefined;
  // Ofc. in a notice is an office.
  if (
    small === 'ofc' &&
    (/\b(?:the|in|at|from|to|our|my|your|his|her|front|main|home|church|school|parish|club|town|village|city|county|dental|law|leasing|rental|vet|doctors?'?s?|post|box|field|sales|head|this|regional|local|our) $|['’]s $|\($/i.test(
      text.slice(Math.max(0, at - 8), at),
    ) ||
      /^:|^\.? (?:by|hrs|hours|mgr|closed|open|phone)\b|^\. \p{Ll}/u.test(
        text.slice(end, end + 10),
      ))
  )
    return draft(text.charAt(end) === '.' ? end + 1 : end, 'abbreviation', 'office');
  // Any probs, see the office; 8 fr. brood; Lachie & Ty.
  if (
    small === 'probs' &&
    /\b(?:any|no|some|have|has|had|the|these|more|of|with|many|your|yr) $/i.test(
      text.slice(Math.max(0, at - 6), at),
    )
  )
    return draft(end, 'abbreviation', 'problems');
  if (small === 'fr' && /^\. (?:\d|\p{Ll})/u.test(text.slice(end, end + 3))) return undefined;
  // 2u of insulin.
  if (
    /^[24]u$/.test(small) &&
    /\b(?:insulin|lantus|humalog|novolog|novorapid|lispro)\b/i.test(near(text, at, 40))
  )
    return draft(end, 'unit', `${small === '2u' ? 'two' : 'four'} units`, false);
  if (found === 'Ty' && text.charAt(end) === ':') return undefined;
  if (
    found === 'Ty' &&
    /(?:&|,|\band|\bwith|\bfrom|\bby) $/.test(text.slice(Math.max(0, at - 6), at))
  )
    return undefined;
  if (small === 'sth' && found !== small) return draft(end, 'abbreviation', 'South');
  // 4.2% bf is butterfat; yw is a word of Welsh; Irl. is Ireland; 45ppl pence per liter.
  if (small === 'bf' && /% ?$/.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  if (small === 'yw' && !/^\s*(?:$|[\n.,!?)])/.test(text.slice(end, end + 3))) return undefined;
  if (/^(?:Irl|Wat|Wil)$/.test(found)) return undefined;
  if (small === 'rn' && (found !== 'rn' || !/^\s*(?:$|[\n.,!?)])/.test(text.slice(end, end + 3))))
    return undefined;
  // B4 I forget: before.
  if (
    found === 'B4' &&
    /^ (?:I|i|u|you|we|he|she|they|it|ur|the|my)(?!\p{L})/u.test(text.slice(end, end + 6))
  )
    return draft(end, 'abbreviation', 'Before', false);
  // M8 is a motorway or a screw, B4 paper, and 300 bc an age.
  if (/^[a-z]\d$/.test(small) && found !== small) return undefined;
  if (small === 'rmb' && /\d ?$|\p{Lu}$/u.test(found + text.slice(Math.max(0, at - 2), at)))
    return undefined;
  if (small === 'bc' && (found !== 'bc' || /\d ?$/.test(text.slice(Math.max(0, at - 2), at))))
    return undefined;
  if (/^(?:fr|u2|ik|dw|bf|gf)$/.test(small) && found !== small) return undefined;
  const isFirst = found !== small;
  // Ty Cobb is a name, and his wont a habit.
  if (isFirst && nameLike.test(small) && /^ \p{Lu}/u.test(text.slice(end, end + 2)))
    return undefined;
  if (/^(?:wont|cant)$/.test(small) && nounBefore.test(text.slice(Math.max(0, at - 6), at)))
    return undefined;
  // 200 IM is a medley of swimming.
  if (found === 'IM' && /\d ?m? $/.test(text.slice(Math.max(0, at - 4), at))) return undefined;
  // The Greek letter.
  if (small === 'eta' && /^(?: (?:squared|equals|p2|2))|^[²2]/.test(text.slice(end, end + 9)))
    return undefined;
  // A state of Nigeria.
  if (isFirst && small === 'imo') return undefined;
  // Stn. 4, nxt. mtg.: the stop belongs to the short form.
  const inner =
    /^(?:nxt|stn|msgs?|mtgs?|txts?|cmg|hmwk)$/.test(small) &&
    /^\. (?:\d|\p{Ll})/u.test(text.slice(end, end + 3));
  return draft(
    inner ? end + 1 : end,
    'abbreviation',
    isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words,
  );
}
