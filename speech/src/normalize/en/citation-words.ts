import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };

/** Words of the titles of journals, which are clipped. */
const words: Readonly<Record<string, string>> = lists.words;
const title =
  /(?:(?:J|[NQR]|\p{Lu}\p{Ll}{1,11})\.? (?:(?:of|the|and|&|in|London|Ser|[A-D]) )?){2,7}(?:[A-D] )?(?:U\.?S\.?A\.? |London )?(?=\(?\d{1,4}(?:\(\d{1,3}(?:[-\u2013]\d{1,3})?\))?(?:[:,] ?e?\d| \())/uy;

/** `Can. J. Zool. 94(7): 481–489`: the clipped title of a journal, before its volume. */
export function journalRule({ text, at }: Scan): Draft | undefined {
  if (!/\p{Lu}/u.test(text.charAt(at)) || /[\p{L}\p{N}.'’-]/u.test(text.charAt(at - 1)))
    return undefined;
  const behind = leftOf(text, at, 3);
  if (!/^$|[.?!,"”] ?$|\n$/.test(behind)) return undefined;
  const found = match(title, text, at)?.[0];
  if (!found) return undefined;
  const parts = found.trim().split(/ +/);
  const clipped = parts.filter((one) => one.endsWith('.'));
  // J. Kowalski 712 (256, 244, 212): an initial and a name.
  if (
    parts.length === 2 &&
    parts[0] === 'J.' &&
    !parts[1]?.endsWith('.') &&
    /^ ?\d{1,4} \(/.test(text.slice(at + found.trimEnd().length))
  )
    return undefined;
  if (
    clipped.length === 0 ||
    !clipped.every((one) => one === 'J.' || Object.hasOwn(words, one.slice(0, -1)))
  )
    return undefined;
  const said = parts.map((one, index) => {
    const next = parts[index + 1]?.replace('.', '') ?? '';
    if (one === 'J.') return /^of$/.test(next) || !next ? 'Journal' : 'Journal of';
    return one.endsWith('.') ? (words[one.slice(0, -1)] ?? one) : one;
  });
  const spoken = said
    .join(' ')
    .replace(/ of the of the /g, ' of the ')
    .replace(/Journal of (Royal|National|American|British)/, 'Journal of the $1')
    .replace('Academy Science', 'Academy of Sciences')
    .replace('Chemistry Society', 'Chemical Society')
    .replace('Physics Review', 'Physical Review')
    .replace(/U\.?S\.?A\.?$/, 'U S A');
  return draft(at + found.trimEnd().length, 'abbreviation', spoken);
}

const reporter = /(?:(?:Soc|Fam|Hum)\. )?(?:Servs?|Welf|Educ|Prot|Corr|Hous|Transp)\.(?=,? )/y;
const departments: Readonly<Record<string, string>> = {
  ...{ Serv: 'Services', Servs: 'Services', Welf: 'Welfare', Educ: 'Education' },
  ...{ Prot: 'Protection', Corr: 'Corrections', Hous: 'Housing', Transp: 'Transportation' },
};
const reporters: Readonly<Record<string, string>> = {
  ...{ 'So.': 'Southern', 'Cal. Rptr.': 'California Reporter', 'F. Supp.': 'F Supp' },
};
const kin: Readonly<Record<string, string>> = { Soc: 'Social ', Fam: 'Family ', Hum: 'Human ' };
const counselBehind =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Professor|counsel|Counsel|silk) (?:\p{Lu}[\p{L}'’.-]* ){1,3}$/u;
/** (i) with its (ii) behind it, or where it begins a line of text. */
const romanOne = /i\)(?=[^\n]{0,600}\(ii\))/y;
const romanLine = /i\)(?= [\p{L}“"(])/uy;
const paragraph = /\[(\d{1,4})\](?:[-\u2013]\[?(\d{1,4})\])?/y;
const genus = /(?:^|[\s(])(?:\p{Lu}\p{Ll}{3,}|\p{Lu}\.) $/u;

/** `Dep't of Soc. Servs.`, `(App. 2006)`, `Mr Devlin SC`, `Acanthaster cf. solaris`: words of citations. */
export function citationRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (!/[SFWEPCHTAcdi]/.test(sign) || /[\p{L}\p{N}.'’]/u.test(text.charAt(at - 1)))
    return undefined;
  const behind = leftOf(text, at, 50);
  if (sign === 'i')
    return text.charAt(at - 1) === '(' &&
      (match(romanOne, text, at) ||
        (/^\s*\($/.test(behind.slice(-8)) && match(romanLine, text, at)))
      ? draft(at + 1, 'roman', 'one')
      : undefined;
  if (sign === 'c')
    return match(/cf\.? (?!below|above|also|chap|page|sect|note|fig)(?=\p{Ll}{4})/uy, text, at) &&
      genus.test(behind)
      ? draft(at + 3, 'initialism', 'c f')
      : undefined;
  if (sign === 'd')
    return match(/d\.f\.(?= ?[=≈]| ?\d|,|\)|\s)/y, text, at)
      ? draft(at + 4, 'initialism', 'd f')
      : undefined;
  // 124 P.2d 55.
  const series = match(/(?:[AP]|So|Cal\. Rptr|F\. Supp)\. ?(?=[234]d \d)/y, text, at)?.[0];
  if (series && /\d $/.test(behind))
    return draft(at + series.trimEnd().length, 'abbreviation', reporters[series.trimEnd()] ?? sign);
  const court = match(
    /(?:Ct\. )?App\.(?= (?:\d(?:st|nd|d|rd|th) )?(?:Dist\. )?(?:19|20)\d\d\))/y,
    text,
    at,
  );
  if (court)
    return draftOf(
      court,
      'abbreviation',
      court[0].startsWith('Ct') ? 'Court of Appeals' : 'Appeals',
    );
  const silk = match(
    /S\.?C\.?(?=[,;:)]|\.(?:\s|$)| (?:for|and|with|who|said|told|appear|of counsel|\())/y,
    text,
    at,
  );
  if (silk && counselBehind.test(behind))
    return draft(at + silk[0].replace(/\.$/, '').length, 'initialism', 'S C');
  const office = match(reporter, text, at)?.[0];
  if (
    office &&
    /(?:Dep't|Dept\.|Div\.|Bd\.|Bureau|Agency|Office|Comm'n|Soc\.|Hum\.|Fam\.|&) (?:of )?(?:\p{Lu}\p{L}*\.?,? (?:& )?){0,3}$/u.test(
      behind,
    )
  ) {
    const last = office.replace(/^(?:Soc|Fam|Hum)\. /, '').slice(0, -1);
    return draft(
      at + office.length,
      'abbreviation',
      `${kin[/^(?:Soc|Fam|Hum)(?=\. )/.exec(office)?.[0] ?? ''] ?? ''}${departments[last] ?? last}`,
    );
  }
  return undefined;
}

/** `at [34]–[37]`, `Grade II*`, `$ or dollars`: signs of laws and lists. */
export function citationSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '[') {
    const found = match(paragraph, text, at);
    if (!found?.[1] || !/\b(?:at|paras?|paragraphs?|see|also|and) $/.test(leftOf(text, at, 12)))
      return undefined;
    const until = found[2] ? ` to ${cardinal(found[2])}` : '';
    return draftOf(found, 'number', `${cardinal(found[1])}${until}`);
  }
  if (sign === '*')
    return /\bGrade I{1,3}$/.test(leftOf(text, at, 9))
      ? draft(at + 1, 'symbol', ' star')
      : undefined;
  if (sign === '$')
    return match(
      /\$(?=["”’']? (?:or|means|refers?|is a reference|symbol|sign)(?!\p{L}))/uy,
      text,
      at,
    )
      ? draft(at + 1, 'symbol', text.startsWith(' s', at + 1) ? 'dollar' : 'dollar sign')
      : undefined;
  return undefined;
}
