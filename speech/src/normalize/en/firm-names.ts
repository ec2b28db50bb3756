import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { codeSource } from './currencies.ts';

/** Words in capitals that are initials near these. */
const initials: Readonly<Record<string, RegExp>> = {
  SAP: /\bse\b|erp|software|hana|consultant|module|system|oracle|shares|fico|abap|siemens|s\/4|cloud/i,
  PAT: /\b(?:crores?|cr|ebitda|yoy|rs|margin|profit|quarter|fy\d*|q[1-4])\b|₹/i,
};
const pairCode = `(?:${codeSource}|X(?:AU|AG|PT|PD)|BTC|ETH|TRY|MXN|ZAR)`;
const pair = new RegExp(`(${pairCode}${pairCode})(?![\\p{L}\\p{N}])`, 'uy');

/** `EURUSD`, `PAT of Rs 412 cr`: names and terms of trade that look like something else. */
export function firmNameRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1))) return undefined;
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
