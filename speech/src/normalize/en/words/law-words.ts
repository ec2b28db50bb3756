import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

const numbered: Readonly<Record<string, string>> = lists.numbered;
const numberedShape = new RegExp(
  `(${Object.keys(numbered)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')})(?= ?(?:Nos?\\. ?|§+ ?|s\\.? ?|(?:Sec|sec)(?:tion|\\.) )?\\d)`,
  'y',
);
/** In citations. */
const cited: Readonly<Record<string, string>> = lists.cited;
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
  const behind = leftOf(text, at, 40);
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
  if (bare) return draftOf(bare, 'abbreviation', bare[1] === 's' ? 'section' : 'sections');
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
      /\bin $|[,;] $/.test(leftOf(text, at, 4)) && /^S\. ?\d{1,3}\(/.test(text.slice(at, at + 8))
    );
  // Tex. Fam. Code Ann. § 153: annotated.
  if (written === 'Ann.') return !/\b(?:Code|Laws|Stat\.) $/.test(leftOf(text, at, 8));
  return true;
}
