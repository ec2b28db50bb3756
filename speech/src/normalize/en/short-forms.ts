import { type Draft, draft, match, type Scan } from '../draft.ts';
import { sentenceStart } from './abbreviations.ts';
import { readSpan, spanWords } from './amount.ts';
import {
  afterName,
  afterOrdinal,
  afterThis,
  anywhere,
  beforeCapital,
  beforeFigure,
  beforeOf,
  onStreetOnly,
  signed,
  stoppedBeforeName,
} from './short-form-list.ts';

const word = /[A-Za-z]{2,6}(?:'[a-z])?(?![\p{L}\p{N}'’@_/&]|-\p{L}|\.[\p{L}\p{N}])/uy;
const signedShape = new RegExp(
  `(?:${Object.keys(signed)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')})(?![\\p{L}\\p{N}/])`,
  'uy',
);
const name = /(?:^|[\s(“"&])(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\p{Ll}{0,3}\.|\d{1,3}(?:st|nd|rd|th)|&) $/u;
const house = /(?:^|[\s(])\d[\p{L}\d/-]{0,5} (?:\p{Lu}[\p{L}'’-]{1,16} ){1,3}$/u;
const capital = /^\.? \p{Lu}[\p{L}'’]/u;
/** Gen Z, Rep Theatre; but Gen Milley. */
const noPerson =
  /^\.? (?:Ltd|Hai|Norske|Ball|Limiter|Z|X|Y|Alpha|AI|[IVX]+|Theat(?:er|re)|Program|Council|Secretary|Secy?|Sec'y|Treas|Pres|Chair|Vice|Life|Mem|Auditor|Librarian|Treasurer|President|Chairman|Member|Card|Union|Bal\p{L}*|Limit|Score|Note)(?!\p{L})/u;
/** A sentence begins: after a word in small letters any capital does, after a name only a word such as "The". */
const begins = /^\s+["“'(*]?\p{Lu}[\p{Ll} ]/u;
const clauseEnds = /^\.?(?:\s*$|\s*[,;!?)\n–—]| (?:in|at|with)(?!\p{L}))/u;
const rents = /\b(?:pcm|pw|p\.w\.|p\.c\.m\.|pa|both) $/i;
const determined =
  /(?:^|[^\p{L}])(?:this|last|next|per|an?|each|every|half|past|few|the|couple|of|new|one|fiscal|financial|tax|school|happy) $/iu;

/** The last word of a place, behind which an advert goes on: Essex Jct. Needs tuning. */
const endsPlace = /^(?:Jct|Hwy|Pkwy|Blvd|Twp|Mtn|Ctr|Pl|Cir|Terr?|Xing|Pk)$/;

const titled = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const own = (list: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined;

interface Meaning {
  readonly said: string;
  /** A full stop behind it never ends a sentence. */
  readonly goesOn?: boolean;
}

interface Place {
  readonly small: string;
  /** The form as in the lists: capitals of a headline have only the first one. */
  readonly key: string;
  readonly isShout: boolean;
  readonly behind: string;
  readonly after: string;
}

/** `tax incl.`, `excl. GST`, `ppd.` */
function inPrice({ small, behind, after }: Place): Meaning | undefined {
  if (small === 'ppd')
    return { said: /\p{Sc}\d[\d.,]* $/u.test(behind) ? 'postpaid' : 'postponed' };
  if (!/^(?:incl|excl)$/.test(small) || rents.test(behind)) return undefined;
  const ends =
    clauseEnds.test(after) || (after.startsWith('.') && sentenceStart.test(after.slice(1)));
  if (!ends) return undefined;
  if (small === 'excl') return { said: 'excluded' };
  return { said: /(?<![\p{Sc}\d])\d{1,2} $/u.test(behind) ? 'inclusive' : 'included' };
}

/** `blk 221`, `inv no`, `2nd fl`, `this yr`: beside figures and times. */
function counted({ small, key, isShout, behind, after }: Place): Meaning | undefined {
  // Pensacola, FL 32501.
  const figured = key === 'FL' ? undefined : own(beforeFigure, small);
  const isPlace = /^(?:blk|apt|ste|bldg|lvl|lor|flr)$/.test(small);
  if (
    figured &&
    (!isShout || isPlace) &&
    /^(?:\.?:? #?|\.)\d/.test(after) &&
    (small !== 'min' || !/\d ?$/.test(behind))
  )
    if (small !== 'min' || (key === small && /^\.? \d[\d,]* \p{Ll}{3}/u.test(after)))
      return { said: figured, goesOn: true };
  if (/^(?:inv|lic|ser)$/.test(small) && /^\.? (?:no|number|num|#|code)(?!\p{L})/iu.test(after))
    return { said: figured ?? '', goesOn: true };
  if (/^(?:ph|mob)$/.test(small) && !isShout && /^[.:]{0,2} ?[(+\d][\d() -]{6}/.test(after))
    return { said: small === 'ph' ? 'phone' : 'mobile', goesOn: true };
  const nth = own(afterOrdinal, small);
  if (nth && /\d(?:st|nd|rd|th) $/.test(behind)) return { said: nth };
  if (
    key === 'yr' &&
    /^ (?:\p{L}|\d+GB)/u.test(after) &&
    /\b(?:(?<!end )of|see|check|from|with|in|on|to|is|update|pay|use|for|at|bring|all|and) $/i.test(
      behind,
    ) &&
    !/^ (?:old|olds|end|ended|on|ago|round|long|and|or|to|in|one|two|three|of|at|was|is|for|after|before|but)\b/.test(
      after,
    )
  )
    return { said: 'your' };
  const time = key === small && determined.test(behind) ? own(afterThis, small) : undefined;
  return time &&
    (small !== 'min' ||
      (!after.startsWith('.') && /\b(?:per|an?|each|every|one|last) $/i.test(behind)))
    ? { said: time }
    : undefined;
}

/** `Selvatec Bhd`, `7 Elm Pl`, `Nth Sydney`, `Min. of Finance`: beside names. */
function named({ small, key, isShout, behind, after }: Place): Meaning | undefined {
  const stop = after.startsWith('.');
  if (
    key === 'Ft' &&
    /^\.? (?:Worth|Lauderdale|Myers|Collins|Wayne|Bragg|Hood|Smith|Knox|Sill|Bliss|Carson|Meade|Pierce|McMurray)/.test(
      after,
    )
  )
    return { said: 'Fort', goesOn: true };
  // Dep. Leeds 08:42: departs.
  if (key === 'Dep' && /^\. (?:\p{Lu}[\p{L}'-]*\.? ){1,3}(?:at )?\d{1,2}[:.]?\d\d/u.test(after))
    return undefined;
  const office = stop && /^\. of \p{Lu}/u.test(after) ? own(beforeOf, key) : undefined;
  if (office) return { said: office, goesOn: true };
  // Const. Art. 40.3.
  if (key === 'Const' && /^\.?,? (?:Art|s\. ?\d)/.test(after))
    return { said: 'Constitution', goesOn: true };
  if (small === 'sq' && /^\.? ?(?:f|m|k|y|i|c)/i.test(after)) return undefined;
  const rank = /(\p{L}+)\.? $/u.exec(behind)?.[1] ?? '';
  const isBehind = name.test(behind) && !Object.hasOwn(beforeCapital, rank);
  const tail =
    (isBehind ? own(afterName, key) : undefined) ??
    (house.test(behind) ? own(onStreetOnly, key) : undefined);
  if (tail) return { said: tail, goesOn: /^\.? (?:Ltd|Ltda|Limited|Inc)\b/.test(after) };
  if (
    (isBehind && key !== 'Sdn') ||
    isShout ||
    !capital.test(after) ||
    (stop && sentenceStart.test(after.slice(1))) ||
    noPerson.test(after)
  )
    return undefined;
  const head = own(beforeCapital, key) ?? (stop ? own(stoppedBeforeName, key) : undefined);
  return head ? { said: head, goesOn: true } : undefined;
}

/** `opp the station`, `bal. due`, `cont. on page 2`. */
function leading({ small, key, behind, after }: Place): Meaning | undefined {
  if (
    small === 'opp' &&
    /^\.? (?!to\b)(?:\p{Ll}{2}|\p{Lu})/u.test(after) &&
    !/\b(?:an?|the|great|good|big|this|that) $/i.test(behind)
  )
    return { said: 'opposite', goesOn: true };
  if (
    small === 'bal' &&
    /^\.? (?:due|b\/f|fwd|brought|of \p{Sc}|remaining|owing|owed|sheet)/u.test(after)
  )
    return { said: 'balance', goesOn: true };
  if (/^[Pp]d$/.test(key) && /^\.? (?:in full|in cash|by|off|up|\d\d)/.test(after))
    return { said: 'paid', goesOn: true };
  if (
    key === 'Aus' &&
    /\b(?:in|to|from|across|around|for|of) $/.test(behind) &&
    !/^\.? \p{Lu}/u.test(after)
  )
    return { said: 'Australia' };
  if (
    small === 'sched' &&
    /^\.? (?:dep|arr|flights?|mtg|meeting|start|time|work|maint|svc|open)/.test(after)
  )
    return { said: 'scheduled', goesOn: true };
  if (small === 'sched' && /\b(?:is|are|was|were|be|been|not) $/.test(behind))
    return { said: 'scheduled', goesOn: true };
  if (
    small === 'prev' &&
    /^\.? (?:sold|let|unsold|known|owned|advert|unrel|unpub|closed|called)/.test(after)
  )
    return { said: 'previously', goesOn: true };
  if (small === 'cont')
    return /^\.? (?:on|from|next|overleaf|over|p\.|page|\d)|^\.?\)/.test(after)
      ? { said: 'continued', goesOn: true }
      : undefined;
  return small === 'immed' && /\bavail\p{L}*\.? $/iu.test(behind)
    ? { said: 'immediately' }
    : undefined;
}

/** In capitals only among other capitals: PACIFIC HWY CLOSED. */
function anyPlace({ small, key, isShout, behind, after }: Place): Meaning | undefined {
  if (isShout && !/\p{Lu}{2} $/u.test(behind) && !/^ \p{Lu}{2}/u.test(after)) return undefined;
  // PREM LGE, Sunday Lge: a league.
  if (
    small === 'lge' &&
    /\b(?:Prem(?:ier)?|Champions|Sunday|Football|Super|Rugby|National|Nat|Darts|Cricket|Netball|Bowls|Hockey|Youth|Div|Co)\.? $/i.test(
      behind,
    )
  )
    return { said: 'league' };
  const said =
    small !== 'cont' && (key === small || key === titled(small)) ? own(anywhere, small) : undefined;
  return said ? { said, goesOn: /^\. No\b/.test(after) } : undefined;
}

function meaningOf(text: string, at: number, written: string): Meaning | undefined {
  const small = written.toLowerCase();
  const isShout = written.length > 2 && /^[A-Z]+$/.test(written);
  const place: Place = {
    small,
    key: isShout ? titled(small) : written,
    isShout,
    behind: text.slice(Math.max(0, at - 60), at),
    after: text.slice(at + written.length, at + written.length + 24),
  };
  const found =
    inPrice(place) ?? counted(place) ?? named(place) ?? leading(place) ?? anyPlace(place);
  if (!found) return undefined;
  const said = isShout
    ? found.said.toLowerCase()
    : /^\p{Lu}/u.test(written)
      ? titled(found.said)
      : found.said;
  return { ...found, said };
}

/** `Bruce Hwy`, `Selvatec Bhd`, `blk 221`, `water incl.`: short forms of adverts, firms, roads and chats. */
export function shortFormRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}@#_/.&’'-]/u.test(text.charAt(at - 1))) return undefined;
  // A s/o bonus: no son of anybody.
  if (text.startsWith('s/o bonus', at)) return draft(at + 3, 'abbreviation', 'sign on');
  const whole = match(signedShape, text, at)?.[0];
  if (whole && !((whole.length < 4 || whole === 'w.e.f') && text.charAt(at + whole.length) === '.'))
    return draft(at + whole.length, 'abbreviation', signed[whole] ?? '');
  const written = match(word, text, at)?.[0];
  // OPP: the police of Ontario.
  // Insp. Sat 10.15: a house is shown.
  const isShown =
    written === 'Insp' &&
    /^\.? (?:Sat|Sun|Mon|Tue|Wed|Thu|Fri|by appt)/.test(text.slice(at + 4, at + 14));
  const meant = written && written !== 'OPP' && !isShown ? meaningOf(text, at, written) : undefined;
  if (!written || !meant) return undefined;
  const end = at + written.length;
  if (text.charAt(end) !== '.') return draft(end, 'abbreviation', meant.said);
  const next = text.slice(end + 1, end + 16);
  const starts = /^\p{Lu}/u.test(written)
    ? sentenceStart.test(next) || (endsPlace.test(written) && begins.test(next))
    : begins.test(next);
  const isOffice =
    /^ (?:Suite|Ste|Apt|Unit|Hall|Dept|Board|Bd|Truste|Clerk|Fire|Garage|Park|Offic)/.test(next);
  const ends = !meant.goesOn && !isOffice && (/^\s*(?:$|\n)/.test(next) || starts);
  return draft(ends ? end : end + 1, 'abbreviation', meant.said);
}

const percent = /( ?)pc(?![\p{L}\p{N}'])|()PC(?![\p{L}\p{N}'])/uy;
/** After a count without a point these go on with the sentence; a noun behind it is in pieces. */
const ofShare =
  /^ (?:of|in|to|from|on|for|by|at|as|and|or|but|a year|per|this|last|next|since|after|before|during|over|above|below|more|less|higher|lower|up|down|rise|fall|increase|drop|cut|stake|share|rate|tax|tariff|growth|swing|interest|yield|year|chance|discount|annually|were|was|are|is|had|have|said|say|between|compared|while|when|with|than|the|gain|jump|decline|majority|points?|pay)(?!\p{L})/u;

const piece =
  /^ (?:\d|sets?|\p{Ll}+ sets?|dining|sofas?|suits?|chicken|nuggets?|wings|combo|meal|luggage|bedroom|lounge|puzzle|jigsaw|sectional|cookware|cutlery|knife|tool|socket|band|suite|pack)(?!\p{L})/u;

/** `3.4pc`, `25 pc of voters`: percent; a `3 pc set` is of pieces. */
export function percentShortRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{Sc}\d.,]/u.test(text.charAt(at - 1))) return undefined;
  const span = readSpan(text, at);
  const found = span ? match(percent, text, span.to.end) : null;
  if (!span || !found) return undefined;
  const end = span.to.end + found[0].length;
  const after = text.slice(end, end + 14);
  if (piece.test(after)) return draft(end, 'unit', `${spanWords(span)} piece`);
  // 2.5pc-3pc.
  const until = match(/ ?[-\u2013] ?(?=\d[\d.]{0,5} ?pc(?!\p{L}))/uy, text, end)?.[0] ?? '';
  const isShare =
    found[1] === '' ||
    span.to.fraction !== '' ||
    until !== '' ||
    ofShare.test(after) ||
    (Number(span.to.whole) > 9 && /^(?:\s*$|[.,;:)])/.test(after));
  return isShare
    ? draft(end + until.length, 'percent', `${spanWords(span)} percent${until && ' to'}`)
    : undefined;
}
