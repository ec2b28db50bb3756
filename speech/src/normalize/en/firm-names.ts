import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { cardinal, countOf, ordinal, plainNumber, year } from './cardinal.ts';
import { codeSource } from './currencies.ts';
import { allows } from './neighbors.ts';
import { sayStandard } from './standards.ts';

const threeM = /3M(?:'s)?(?![\p{L}\p{N}+%'])/uy;
/** Before them 3M is three million. */
const many =
  /^ (?:people|users|jobs|homes|views|viewers|followers|subscribers|subs|dollars|pounds|euros|readers|downloads|streams|plays|copies|units|tons|tonnes|barrels|customers|members|visitors|votes|players|sales|times|a year|per|in |for |of |each|annually|records|rows|likes|plus)/;
const amountBefore =
  /(?:worth|over|about|around|nearly|almost|reached|hit|than|under|up to|some|roughly|another|only|just|total of|passed|least|most|raised|of|for|\p{Sc}) ?$/u;

/** Words in capitals that are initials near these. */
const initials: Readonly<Record<string, RegExp>> = {
  SAP: /\bse\b|erp|software|hana|consultant|module|system|oracle|shares|fico|abap|siemens|s\/4|cloud/i,
  PAT: /\b(?:crores?|cr|ebitda|yoy|rs|margin|profit|quarter|fy\d*|q[1-4])\b|₹/i,
};
const oil = /(\d{1,2})W-(\d{2})(?![\p{L}\p{N}-])/uy;
const floor = /(\d{1,2})\/F(?![\p{L}\p{N}/])/uy;
const monthsOf = /(\d{1,2})m(?= (?:MOT|warranty|guarantee|contract|rego)(?!\p{L}))/uy;
const norm = /(\d{3,5}(?:-\d{1,2})?):((?:19|20)\d\d)(?![\d:])/y;
const normBefore =
  /\b(?:ISO|IEC|EN|BS|DIN|NF|UNI|AS|NZS|SANS|PAS|IEEE|ASTM|ANSI|IATF|OHSAS)(?:[ /](?:ISO|IEC|EN|TS|TR|NZS))*[ -]$/;
const crore = /(\d{1,5}(?:,\d{3})?(?:\.\d{1,2})?) ?([cC]rs?|[lL]acs?)(?![\p{L}\p{N}])/uy;

/** `5W-30`, `12/F`, `12m MOT`, `ISO 9001:2015`, and `4 cr` where rupees are near. */
function shorthandAt(text: string, at: number): Draft | undefined {
  const grade = match(oil, text, at);
  if (grade?.[1] && grade[2])
    return draftOf(grade, 'number', `${cardinal(grade[1])} W ${cardinal(grade[2])}`);
  const storey = match(floor, text, at);
  if (storey?.[1]) return draftOf(storey, 'ordinal', `${ordinal(storey[1])} floor`);
  const long = match(monthsOf, text, at);
  if (long?.[1]) return draftOf(long, 'unit', countOf(long[1], 'month'));
  const standard = normBefore.test(leftOf(text, at, 16)) ? match(norm, text, at) : null;
  if (standard?.[1] && standard[2]) {
    const [whole = '', part] = standard[1].split('-');
    return draftOf(
      standard,
      'number',
      `${sayStandard(whole)}${part ? ` ${cardinal(part)}` : ''} ${year(standard[2])}`,
    );
  }
  const many = match(crore, text, at);
  if (!many?.[1] || !many[2] || !allows('@rupees', 'around', near(text, at, 60))) return undefined;
  const said = plainNumber(many[1].replace(',', ''));
  return draftOf(many, 'number', `${said} ${/^c/i.test(many[2]) ? 'crore' : 'lakh'}`);
}

/** How long a loan or a rate runs: 10Y, 3M LIBOR, 52W high. */
function isTenor(text: string, at: number, written: string): boolean {
  const after = rightOf(text, at + written.length, 16);
  if (written.endsWith('W')) return /^ (?:H\/L|[Hh]igh|[Ll]ow|[Rr]ange|HIGH|LOW)/.test(after);
  if (written.endsWith('M')) return allows('@libor-euribor', 'after', after.toLowerCase());
  return (
    allows('@cds-yield', 'after', after.toLowerCase()) ||
    allows('@usts-bunds', 'before', leftOf(text, at, 14))
  );
}

const pairCode = `(?:${codeSource}|X(?:AU|AG|PT|PD)|BTC|ETH|TRY|MXN|ZAR)`;
const pair = new RegExp(`(${pairCode}${pairCode})(?![\\p{L}\\p{N}])`, 'uy');

/** `3M`, `EURUSD`, `PAT of Rs 412 cr`: names and terms of trade that look like something else. */
export function firmNameRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1))) return undefined;
  const tenor = match(/(\d{1,2})([YMW])(?![\p{L}\p{N}'+])/uy, text, at);
  if (tenor?.[1] && tenor[2] && isTenor(text, at, tenor[0]))
    return draftOf(
      tenor,
      'unit',
      `${cardinal(tenor[1])} ${{ Y: 'year', M: 'month', W: 'week' }[tenor[2]]}`,
    );
  const three = match(threeM, text, at)?.[0];
  if (three) {
    const end = at + three.length;
    const behind = leftOf(text, at, 14);
    const counts =
      many.test(text.slice(end, end + 14)) ||
      (amountBefore.test(behind) && !allows('@maker', 'around', near(text, at, 40)));
    if (counts && !three.endsWith('s')) return undefined;
    return draft(end, 'initialism', three.endsWith('s') ? "three M's" : 'three M');
  }
  const shorthand = shorthandAt(text, at);
  if (shorthand) return shorthand;
  // A 401k, a 403b: plans of saving.
  const plan = match(/40([13])([kKb])(?![\p{L}\p{N}])/uy, text, at);
  if (plan?.[1] && plan[2] && !/\p{Sc}$/u.test(text.charAt(at - 1)))
    return draftOf(plan, 'number', `four oh ${cardinal(plan[1])} ${plan[2].toUpperCase()}`);
  const joined = match(pair, text, at)?.[1];
  if (joined) return draft(at + joined.length, 'initialism', [...joined].join(' '));
  // AIR 1973 SC 1461: a law report.
  if (match(/AIR (?=\d{4} [A-Z])/y, text, at)) return draft(at + 3, 'initialism', 'A I R');
  const word = match(/[A-Z]{3}(?![\p{L}\p{N}'])/uy, text, at)?.[0];
  if (!word) return undefined;
  const beside = Object.hasOwn(initials, word) ? initials[word] : undefined;
  return beside?.test(near(text, at, 50))
    ? draft(at + word.length, 'initialism', [...word].join(' '))
    : undefined;
}
