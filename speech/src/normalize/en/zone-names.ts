import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal } from './cardinal.ts';

/** Time zones whose letters could be a word, or a short form of something else. */
const spelledZone =
  /(?:SAST|SGT|EAT|WAT|CAT|CEST|CET|WEST|WET|EEST|EET|PKT|ART|BRT|AST|ADT|MUT|TRT|MSK|WIB|WITA|WIT|PHT|MYT|HKT|ACST|ACDT|ACT|AEST|AEDT|AWST|NZST|NZDT|AKST|AKDT|HST|NST|NDT|ICT|GST|PET|COT|CLT|UYT)(?![\p{L}\p{N}'])(?! [A-Z]{2})/uy;
const clockBehind =
  /(?:^|[^\d.,:])(?:(?:[01]?\d|2[0-4])[:.][0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?: ?[aApP]\.?[mM]\.?)?|(?:[01]\d|2[0-3])[0-5]\d(?: hrs| hours)?|1?\d ?[aApP]\.?[mM]\.?) \(?$/;

const zone = /([CMPE])T(?![\p{L}\p{N}'’])/uy;
const names: Readonly<Record<string, string>> = {
  ...{ C: 'Central', M: 'Mountain', P: 'Pacific', E: 'Eastern' },
};
const hourBehind =
  /\d ?(?:[aApP]\.?[mM]\.?|[aApP])(?: ?\/ ?\d{1,2}(?::\d\d)? ?[aApP]\.?[mM]\.?)? ?\(?$|\bnoon $|\d ?[aApP]\.?[mM]\.?\t$|(?<![\d:])\d{1,2}:[0-5]\d \(?$/;
/** Denver (MT), the hour behind it. */
const placeBehind = /\p{Lu}[\p{L}.]+,? (?:[A-Z]{2} )?\($/u;
const hourAhead = /^\)[\t ]{1,3}(?:(?:Ar|Dp|Arr|Dep)\.?[\t ])?\d{1,2}:[0-5]\d/;
const nextZone =
  /\d ?(?:[aApP]\.?[mM]\.?)? [CMPE]T ?[/,] ?(?:\d{1,2}(?::\d\d)? ?(?:[aApP]\.?[mM]\.?)? )?$/;

/** `6:02 AM CT`, `3:05P MT`: the time of a zone of North America; `03:12 SAST`: letters. */
export function zoneNameRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 22);
  const letters = clockBehind.test(behind) ? match(spelledZone, text, at)?.[0] : undefined;
  if (letters) return draft(at + letters.length, 'initialism', [...letters].join(' '));
  const found = match(zone, text, at)?.[1];
  if (!found) return undefined;
  return hourBehind.test(behind) ||
    nextZone.test(behind) ||
    (placeBehind.test(behind) && hourAhead.test(text.slice(at + 2, at + 16)))
    ? draft(at + 2, 'abbreviation', `${names[found]} Time`)
    : undefined;
}

const montana = /MT(?=[,.;)]?(?:\s|$))/y;

/** `Whitefish, MT 9:04 PM`: a town in Montana; `Mon, MT` could be two days. */
export function montanaRule({ text, at }: Scan): Draft | undefined {
  if (!/\p{Lu}\p{Ll}{3,}(?<!Mon|Sat|Sun), $/u.test(leftOf(text, at, 18))) return undefined;
  return match(montana, text, at) && !/(?:day|Wed|Thu|Fri), $/.test(leftOf(text, at, 6))
    ? draft(at + 2, 'abbreviation', 'Montana')
    : undefined;
}

const shown = /(1[0-2]|[1-9])\/(1[0-2]|[1-9])c(?![\p{L}\p{N}])/uy;

/** `8/7c`: eight in the east, seven Central. */
export function shownAtRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d./$-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shown, text, at);
  return found?.[1] && found[2] && (Number(found[1]) + 10) % 12 === (Number(found[2]) + 11) % 12
    ? draftOf(found, 'time', `${cardinal(found[1])}, ${cardinal(found[2])} Central`, false)
    : undefined;
}
