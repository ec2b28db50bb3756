import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { codeSource } from '../money/currencies.ts';

const pairCode = `(?:${codeSource}|X(?:AU|AG|PT|PD)|BTC|ETH|TRY|MXN|ZAR)`;
const pair = new RegExp(`(${pairCode}${pairCode})(?![\\p{L}\\p{N}])`, 'uy');

/** `EURUSD`, `AIR 1973 SC 1461`: currencies and reports of law. */
export function firmNameRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1))) return undefined;
  const joined = match(pair, text, at)?.[1];
  if (joined) return draft(at + joined.length, 'initialism', [...joined].join(' '));
  // AIR 1973 SC 1461: a law report.
  return match(/AIR (?=\d{4} [A-Z])/y, text, at) ? draft(at + 3, 'initialism', 'A I R') : undefined;
}
