import { type Draft, draft, match, type Scan } from '../draft.ts';
import { romanValue } from '../roman.ts';
import { cardinal, ordinal } from './cardinal.ts';
import { inPairs } from './models.ts';

const reference =
  /(\d{1,4})([A-Z]{0,2})((?:\.\d{1,3}){0,3})(?:-(\d{1,3}))?((?:\((?:\d{1,3}|[a-zA-Z]{1,2}|[ivx]{3,5})\)){1,6})(?![\p{L}\p{N}])/uy;
const cue =
  /(?:§ ?|\b(?:s|ss|r|rr|reg|regs|art|arts|cl|para?|paras|sec|secs|sch|rule|rules|order|section|sections|article|articles|regulations?|clauses?|paragraphs?|items?|exhibit|annex|schedule|under|CFR|R\. Civ\. P|Evid)\.? ?|\)(?:,| and| or| to|,? and\/or) )$/i;
/** 401(k) has its own reading. */
const plan = /^[45]0\d\([a-z]\)(?:\(\d\))?$/;

/** `12(1)(a)`, `7.2.1(b)`, `14(3)(ii)`: a section of a law and its parts, without pauses. */
export function lawReferenceRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (
    /[\d.,\p{L}]/u.test(last) &&
    !/(?:\b[sr]s?\.?|\b(?:reg|art|cl|Art|Reg)\.)$/.test(text.slice(Math.max(0, at - 5), at))
  )
    return undefined;
  const dash = codeSection(text, at);
  if (dash) return dash;
  const found = match(reference, text, at);
  if (!found?.[1] || !found[5] || plan.test(found[0])) return undefined;
  const inside = found[5].slice(1, -1).split(')(');
  const alone = inside.length === 1 && /^\d|^[A-Z]{2}$/.test(inside[0] ?? '');
  const end = at + found[0].length;
  if (
    alone &&
    !cue.test(text.slice(Math.max(0, at - 16), at)) &&
    !/^(?:,? (?:and|or|to) \d+\(| of (?:the|that|this|Part)\b)/.test(text.slice(end, end + 14))
  )
    return undefined;
  // Two small letters that are no numeral: 20(kg).
  if (inside.some((one) => /^[a-z]{2}$/.test(one) && !/^(?:i[ivx]|vi|xi|xx|([a-z])\1)$/.test(one)))
    return undefined;
  const parts = inside.map((one, index) => {
    if (/^\d/.test(one)) return cardinal(String(Number(one)));
    const small = /^[ivx]+$/.test(one) ? romanValue(one.toUpperCase()) : undefined;
    const counts = small && (one.length > 1 || /^[a-zA-Z]$/.test(inside[index - 1] ?? ''));
    return counts ? cardinal(String(small)) : [...one.toUpperCase()].join(' ');
  });
  const number = /^(?:1[89]|2[01])\d[1-9]$/.test(found[1])
    ? `${cardinal(found[1].slice(0, 2))} ${found[1][2] === '0' ? 'oh ' : ''}${cardinal(String(Number(found[1].slice(2))))}`
    : cardinal(found[1]);
  const below = (found[3] ?? '')
    .split('.')
    .filter(Boolean)
    .map((one) => ` point ${cardinal(String(Number(one)))}`);
  const dashed = found[4] ? ` dash ${cardinal(found[4])}` : '';
  const letters = found[2] ? ` ${[...found[2]].join(' ')}` : '';
  return draft(end, 'number', `${number}${letters}${below.join('')}${dashed} ${parts.join(' ')}`);
}

const lettered = /(\d{1,4})([a-z]{1,2})((?:\([a-zA-Z\d]{1,3}\)){0,4})(?![\p{L}\p{N}])/uy;
const sectionBefore = /(?:§§? ?|\b[Ss]ections? |\b[Ss]ecs?\. )$/;

/** `§ 1692g(a)(3)`: the letter is of the section, and no unit. */
export function letteredSectionRule({ text, at }: Scan): Draft | undefined {
  if (!sectionBefore.test(text.slice(Math.max(0, at - 10), at))) return undefined;
  const found = match(lettered, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const number =
    found[1].length === 4
      ? `${cardinal(found[1].slice(0, 2))} ${inPairs(found[1].slice(2))}`
      : cardinal(found[1]);
  const parts = (found[3]?.match(/[a-zA-Z\d]+/g) ?? []).map((one) =>
    /^\d/.test(one) ? cardinal(one) : [...one.toUpperCase()].join(' '),
  );
  return draft(
    at + found[0].length,
    'number',
    [number, [...found[2].toUpperCase()].join(' '), ...parts].join(' '),
  );
}

const dashed =
  /(\d{1,3}(?:\.\d{1,2}(?=-\d{3}))?[A-Z]?)-(\d{1,4})(?:-(\d{1,4}))?(?:\.\d{1,3})?(?![\p{L}\d]|[-–]\d)/uy;

/** `§ 6-321`: a title and its section, not a range. */
function codeSection(text: string, at: number): Draft | undefined {
  if (
    !/(?:§ ?|\b(?:Code|Stat\.|Statutes|RCW|ORS|NRS|MCL|KRS|Ann\.),? (?:§ ?|[Ss]ec(?:tion|\.)? )?|\bPub(?:\.|lic) L(?:\.|aw) (?:No\. ?)?)$/.test(
      text.slice(Math.max(0, at - 24), at),
    )
  )
    return undefined;
  if (/§§ ?$/.test(text.slice(Math.max(0, at - 3), at))) return undefined;
  const found = match(dashed, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const said = [found[1], found[2], found[3]].filter(Boolean).map((one) => {
    if (one?.includes('.'))
      return one
        .split('.')
        .map((part) => cardinal(part))
        .join(' point ');
    const letter = /[A-Z]$/.exec(one ?? '')?.[0];
    const digits = (one ?? '').replace(/\D/g, '');
    const pairs = digits.length > 2 && !/00$|^0/.test(digits) ? inPairs(digits) : cardinal(digits);
    return letter ? `${pairs} ${letter}` : pairs;
  });
  return draft(at + found[0].length, 'number', said.join(' dash '));
}

const numbered: Readonly<Record<string, string>> = {
  's.': 'section',
  'ss.': 'sections',
  'S.': 'section',
  'Secs.': 'Sections',
  'secs.': 'sections',
  'subs.': 'subsection',
  'sub-s.': 'subsection',
  'Arts.': 'Articles',
  'arts.': 'articles',
  'Sch.': 'Schedule',
  Sch: 'Schedule',
  'Sched.': 'Schedule',
  'sch.': 'schedule',
  'Cls.': 'Clauses',
  'cls.': 'clauses',
  'App.': 'Appendix',
  'Ann.': 'Annex',
  'Tit.': 'Title',
  'subd.': 'subdivision',
  'r.': 'rule',
  'rr.': 'rules',
  'Pub. L.': 'Public Law',
  'Ex.': 'Exhibit',
  'Arb.': 'Arbitration',
  'u/s': 'under section',
  'U/s': 'Under section',
  'r/w': 'read with',
};
const numberedShape = new RegExp(
  `(${Object.keys(numbered)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')})(?= ?(?:Nos?\\. ?|§+ ?|s\\.? ?|(?:Sec|sec)(?:tion|\\.) )?\\d)`,
  'y',
);
/** In citations. */
const cited: Readonly<Record<string, string>> = {
  'Fed. R. Civ. P.': 'Federal Rule of Civil Procedure',
  'Fed. R. Crim. P.': 'Federal Rule of Criminal Procedure',
  'Fed. R. Evid.': 'Federal Rule of Evidence',
  'F. Supp.': 'F Supp',
  'S. Ct.': 'Supreme Court',
  'L. Ed.': 'Lawyers Edition',
  'et seq.': 'et seq',
  'Educ.': 'Education',
  'w.r.t.': 'with respect to',
  "Ass'n": 'Association',
  "Comm'n": 'Commission',
  "Dep't": 'Department',
  "Nat'l": 'National',
  'Cir.': 'Circuit',
  'F.': 'F',
};
const citedShape = new RegExp(
  `(?:${Object.keys(cited).join('|').replaceAll('.', '\\.')})(?!\\p{L})`,
  'uy',
);
const versus = /v\.?(?= (?:the )?(?:\p{Lu}|\d{1,2}(?:th|st|nd|rd) ))/uy;
const party = /(?:(?<!\p{L})\p{Lu}[\p{L}.,'&-]{0,30}|\p{Lu}\.?\)|Ors?|ors|al\.|others) $/u;

const listLetter = /a(?=[).] \p{L})/uy;
/** (a) with its (b) behind it. */
const firstOfTwo = /a\)(?=[^\n]{0,400}\(b\))/y;

/** `s. 12`, `u/s 138`, `Brown v. Board`, `(9th Cir. 1993)`: words of laws and of cases. */
export function lawWordRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/'-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = text.slice(Math.max(0, at - 40), at);
  if (text.charAt(at - 1) === '(' && match(firstOfTwo, text, at)) return draft(at + 1, 'word', 'A');
  // A line that begins with (a): the letter, not the article.
  if (match(listLetter, text, at) && /(?:^|\n)[ \t]{0,8}\(?$/.test(behind))
    return draft(at + 1, 'word', 'A');
  const against = match(versus, text, at)?.[0];
  if (against && party.test(behind)) return draft(at + against.length, 'abbreviation', 'versus');
  const inAct =
    /(?:\b(?:Act|[A-Z]{4,7}),? (?:1[2-9]|20)\d\d,?(?: \(\p{L}{2,5}\),?)?|\b[Ss]ch(?:edule|\.)? \d{1,2}[A-Z]?,) $/u.test(
      behind,
    ) && match(/ss?\.? ?(?=\d)/y, text, at)?.[0];
  if (inAct)
    return draft(
      at + inAct.length,
      'abbreviation',
      inAct.startsWith('ss') ? 'sections' : 'section',
    );
  const article = match(/(?:art|r)(?= \d{1,3}(?:\.\d{1,2})?\(\d)/y, text, at)?.[0];
  if (article)
    return draft(at + article.length, 'abbreviation', article === 'r' ? 'rule' : 'article');
  if (match(/Ex\. [A-Z](?!\p{L})/uy, text, at)) return draft(at + 3, 'abbreviation', 'Exhibit');
  const bare = match(
    /(ss?) ?(?=\d{1,4}[A-Z]{0,2}(?:\(\d|\([a-z]\)| of the (?:\p{Lu}|[12]\d{3})))/uy,
    text,
    at,
  );
  if (bare)
    return draft(at + bare[0].length, 'abbreviation', bare[1] === 's' ? 'section' : 'sections');
  const counted = match(numberedShape, text, at)?.[1];
  if (counted && isLaw(counted, text, at))
    return draft(at + counted.length, 'abbreviation', numbered[counted] ?? counted);
  const chapter = match(/c\.?(?= \d)/y, text, at)?.[0];
  if (chapter && /\bAct,? (?:1[2-9]|20)\d\d,? \(?$/.test(behind))
    return draft(at + chapter.length, 'abbreviation', 'chapter');
  const word = match(citedShape, text, at)?.[0];
  if (!word) return undefined;
  const end = at + word.length;
  const after = text.slice(end, end + 8);
  if (word === 'F.' && !/^ ?[234](?:d|th)(?!\p{L})/u.test(after)) return undefined;
  if (word === 'Cir.' && !/\d(?:st|nd|rd|th|d) $/.test(behind)) return undefined;
  const closes = word.endsWith('.') && /^\s*$/.test(text.slice(end));
  return draft(closes ? end - 1 : end, 'abbreviation', cited[word] ?? word);
}

/** Single letters are initials, and sections elsewhere. */
function isLaw(written: string, text: string, at: number): boolean {
  if (written === 'S.')
    return (
      /\bin $|[,;] $/.test(text.slice(Math.max(0, at - 4), at)) &&
      /^S\. ?\d{1,3}\(/.test(text.slice(at, at + 8))
    );
  if (written === 'r.' || written === 'rr.')
    return /\b(?:CPR|Order|O\.|Rules|CCR|RSC|FPR)\b.{0,12}$|[;,(] ?$/.test(
      text.slice(Math.max(0, at - 24), at),
    );
  // Tex. Fam. Code Ann. § 153: annotated.
  if (written === 'Ann.')
    return !/\b(?:Code|Laws|Stat\.) $/.test(text.slice(Math.max(0, at - 8), at));
  if (written === 'Ex.') return false;
  return true;
}

const series = /([234])(d|th)(?!\p{L})/uy;
const reporter = /(?:\b(?:F|P|A|So|Supp|Ed|App|Cal|Ill)|[A-Z])\. ?$/;
const seriesNames: Readonly<Record<string, string>> = { 2: 'second', 3: 'third', 4: 'fourth' };

/** `5 F.3d 1342`: the third series of a reporter. */
export function reporterSeriesRule({ text, at }: Scan): Draft | undefined {
  // 35 L. Ed. 2d 147: no liters.
  const volume = match(/\d{1,3}(?= L\. ?Ed\.)/y, text, at)?.[0];
  if (volume) return draft(at + volume.length, 'number', cardinal(volume));
  const found = match(series, text, at);
  if (!found?.[1] || found[0] === '4d' || !reporter.test(text.slice(Math.max(0, at - 6), at)))
    return undefined;
  return draft(at + found[0].length, 'ordinal', seriesNames[found[1]] ?? '');
}

const partInBrackets =
  /\((?:[½¼¾⅓⅔⅛]|1[/\u2044][23458]|2[/\u2044]3|3[/\u2044]4|1[/\u2044]10|\d{1,3}(?:\.\d{1,2})?%)\)/y;
const digitsInBrackets = /\((\d{1,3}(?:,\d{3}){0,3})\)/y;
const ordinalInBrackets = /\((\d{1,3})(?:st|nd|rd|th)\)/y;
const wordsOfNumber =
  /(?<![\p{L}-])((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and)[ -]){1,12})$/iu;

/** `twelve (12) months`, `the fifth (5th) day`: contracts write a number twice; it is said once. */
function repeatedNumber({ text, at }: Scan): Draft | undefined {
  const place = match(ordinalInBrackets, text, at);
  if (
    place?.[1] &&
    text
      .slice(Math.max(0, at - 60), at)
      .toLowerCase()
      .replace(/[- ]/g, ' ')
      .endsWith(`${ordinal(place[1])} `)
  )
    return draft(at + place[0].length, 'dropped', '');
  const part = match(partInBrackets, text, at);
  const told =
    part &&
    /\b(one-half|one half|one-quarter|one quarter|one-third|one third|two-thirds|two thirds|three-quarters|three quarters|three-fourths|one-fourth|one-eighth|one-tenth|\p{L}+ percent|\p{L}+ per cent) $/iu.exec(
      text.slice(Math.max(0, at - 24), at),
    );
  if (part && told) return draft(at + part[0].length, 'dropped', '');
  const found = match(digitsInBrackets, text, at);
  const words = found && wordsOfNumber.exec(text.slice(Math.max(0, at - 90), at))?.[1];
  if (!found?.[1] || !words) return undefined;
  const said = words
    .toLowerCase()
    .replace(/-/g, ' ')
    .replace(/\band /g, '')
    .trim();
  return said === cardinal(found[1].replace(/,/g, ''))
    ? draft(at + found[0].length, 'dropped', '')
    : undefined;
}

const clause = /\((\d{1,3})\)/y;
const clauseBefore =
  /\b(?:subsections?|sections?|subparagraphs?|paragraphs?|clauses?|subclauses?|articles?|regulations?) $/i;

/** `subsection (1)`: the brackets of a law are no pause. */
export function clauseRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const again = repeatedNumber(scan);
  if (again) return again;
  const found = match(clause, text, at);
  return found?.[1] && clauseBefore.test(text.slice(Math.max(0, at - 15), at))
    ? draft(at + found[0].length, 'number', cardinal(found[1]))
    : undefined;
}
