import { allows } from './neighbors.ts';
import { dayOrZone } from './times/times.ts';
import { isCommonWord } from './words/common-words.ts';
import { beginsAdvert, beginsSentence } from './words/sentence-starts.ts';

/** What of a row matters for the full stop behind it. */
interface Ended {
  readonly form: string;
  readonly said: string;
  readonly marks: string;
}

/** What the rows of a domain have in common: where a form of it may stand, and when its full stop ends a sentence. */
interface DomainRule {
  /** What stands before a form in a token that is something else. */
  readonly joins?: RegExp;
  /** What goes on with a form, so that it is another one. */
  readonly goesOn: RegExp;
  /** What goes on with a form whose row does not say what is after it. */
  readonly alone?: RegExp;
  /** With a full stop that the row does not have, the form is another one. */
  readonly stopIsOther?: true;
  /** Whether a form in capitals may stand between these. */
  readonly capitals?: (last: string, next: string) => boolean;
  /** Whether the full stop behind a form ends the sentence as well. By itself it does before the end and a sentence. */
  readonly closes?: (next: string, row: Ended) => boolean;
}

const atEnd = /^\s*$/;
const atLineEnd = /^\s*(?:$|\n)/;
/** Parts of an address come by themselves, or between the words that say its signs. */
const signAfter = / (?:dot|dash|slash|underscore)(?!\p{L})/u;
const signBefore = /(?<!\p{L})(?:dot|dash|slash|underscore) $/u;
const joined = (signs: string, other?: RegExp): RegExp =>
  new RegExp(`[\\p{L}${signs}]$${other ? `|${other.source}` : ''}`, 'u');

/** Rec'd. with its apostrophe is not a form that a stop shortens. */
const capitalFollows = /^\s+(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)(?!\p{L}|\.)/u;
const goesOnAs =
  /^ \p{Lu}[\p{L}-]+ (?:is|are|was|welcome|only|required|needed|available|at|on|for|in|to|will|can|must|with|and)\b/u;
const sentenceInAdvert = (next: string, { form, said }: Ended): boolean =>
  said !== 'departs' &&
  (atLineEnd.test(next) ||
    (form.includes("'") && capitalFollows.test(next)) ||
    beginsAdvert.test(next) ||
    goesOnAs.test(next) ||
    (/^included$/i.test(said) && /^ \p{Lu}(?!\/\p{L}\/)/u.test(next)));

const firstCapital = /^ (\p{Lu}\p{Ll}+)(?!\p{L})/u;
const sentenceAnywhere = (next: string, { form }: Ended): boolean =>
  atLineEnd.test(next) ||
  (/^[A-Z]/.test(form) ? beginsSentence : beginsAdvert).test(next) ||
  isCommonWord(firstCapital.exec(next)?.[1]?.toLowerCase() ?? '');

const name = /^\s+\p{Lu}/u;
const numeral = /^\s+[IVXLC]+(?!\p{L})/u;
const dayFollows = new RegExp(`^\\s+${dayOrZone}`);
/** The State Dept. Store; Acct. No. 5. */
const goesOnBehind = (next: string, form: string): boolean =>
  (form === 'Dept' && /^ Stores?\b/.test(next)) || /^ No[.s:]/.test(next);

/** The full stop of a title ends nothing, and that of U.S. only before a word that begins a sentence. */
function sentenceInProse(next: string, { form, marks }: Ended): boolean {
  if (atEnd.test(next)) return true;
  if (marks.includes('s')) return beginsSentence.test(next);
  if (/^[ap]\.m$/i.test(form)) return name.test(next) && !dayFollows.test(next);
  return name.test(next) && !numeral.test(next) && !goesOnBehind(next, form);
}

/** The last word of a place, behind which an advert goes on: Essex Jct. Needs tuning. */
const endsPlace = /^(?:Jct|Hwy|Pkwy|Blvd|Twp|Mtn|Ctr|Pl|Cir|Terr?|Xing|Pk)$/;
const beginsAny = /^\s+["“'(*]?\p{Lu}[\p{Ll} ]/u;
function sentenceBehindName(next: string, { form }: Ended): boolean {
  if (atLineEnd.test(next)) return true;
  if (allows('@part-of-name', 'after', next)) return false;
  return /^\p{Lu}/u.test(form)
    ? beginsSentence.test(next) || (endsPlace.test(form) && beginsAny.test(next))
    : beginsAny.test(next);
}

const never = (): boolean => false;
const inNotes = { goesOn: /^[\p{L}\p{N}/&-]/u, closes: (next: string) => atEnd.test(next) };
const inAdvert = {
  joins: joined("@#_.'’&-"),
  goesOn: /^(?:[\p{L}\p{N}'’@_&]|-\p{L}|\.[\p{L}\p{N}])/u,
  capitals: (last: string) => /[A-Z]{2} $|^$/.test(last),
  closes: sentenceInAdvert,
};

/** README.md says where a form of each domain is read. */
export const domains = {
  '': { goesOn: /^[\p{L}']/u },
  advert: { goesOn: /^[\p{L}\p{N}'/]/u },
  home: { goesOn: /^[\p{L}\p{N}'/]/u },
  price: { goesOn: /^[\p{L}\p{N}]/u },
  clinic: inNotes,
  notes: inNotes,
  brief: {
    joins: joined("\\p{N}@#_/.&’'-"),
    goesOn: /^(?:[\p{L}\p{N}'’@_/&]|-\p{L}|\.[\p{L}\p{N}])/u,
    capitals: (last, next) => /\p{Lu}{2} $/u.test(last) || /^\.? \p{Lu}{2}/u.test(next),
    closes: sentenceBehindName,
  },
  general: {
    joins: joined('\\p{N}'),
    goesOn: /^\p{L}/u,
    alone: /^\p{N}/u,
    stopIsOther: true,
    closes: sentenceInProse,
  },
  offer: { joins: inAdvert.joins, goesOn: /^[\p{L}\p{N}/'-]/u },
  goods: inAdvert,
  listing: inAdvert,
  loose: inAdvert,
  stopped: { joins: joined("@#_.'’&-", /\d ?$/), goesOn: inAdvert.goesOn, closes: never },
  chat: {
    joins: joined("\\p{N}_@#./'-", signBefore),
    goesOn: new RegExp(`^(?:[\\p{L}\\p{N}_'@/-]|\\.[\\p{L}\\p{N}]|${signAfter.source})`, 'u'),
    closes: never,
  },
  clipped: {
    joins: joined("\\p{N}@#_/.'’-"),
    goesOn: new RegExp(
      `^(?:[\\p{L}\\p{M}\\p{N}'’@_/&]|\\.[\\p{L}\\p{N}]|${signAfter.source})`,
      'u',
    ),
    closes: sentenceAnywhere,
  },
} as const satisfies Readonly<Record<string, DomainRule>>;
export type Domain = keyof typeof domains;

/** Returns what the rows of a domain have in common. */
export const ruleOf = (domain: Domain): DomainRule => domains[domain];

const isDomain = (name: string): name is Domain => Object.hasOwn(domains, name);

/** @throws if the lexicon names a domain that is none */
export function domainOf(name: string): Domain {
  if (!isDomain(name)) throw new Error(`The lexicon has an unknown domain: ${name}`);
  return name;
}
