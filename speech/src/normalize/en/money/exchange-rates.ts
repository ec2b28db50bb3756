import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readAmount } from '../numbers/amount.ts';
import { readAs } from '../said.ts';
import { codeSource, currencyNames } from './currencies.ts';

const figure = '\\d[\\d,]{0,9}(?:\\.\\d{1,6})?';
const quote = `${codeSource}:? ?${figure}`;
const between = '(?: ?[|•·;] ?|, (?:and )?| and |[ \\t]*\\n[ \\t]*)';
const behindShape = new RegExp(`(?:${quote}${between}){1,6}$`, 'u');
const aheadShape = new RegExp(`^(?:${between}${quote}){1,6}`, 'u');

/** Whether all the figures have two decimals or more. */
const isExact = (figures: string): boolean =>
  figures
    .split(/[A-Z]{3}/)
    .slice(1)
    .every((part) => /\.\d{2,6}(?!\d)/.test(part));

const isLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[-•* \t]{0,3}$/.test(leftOf(text, at, 4));

/** `USD 3,398.45 | EUR 3,682.90`, `USD 3,398.45, EUR 3,682.90`: what one of each costs, not amounts of them. */
export function isQuoted(text: string, at: number, end: number, sign: string): boolean {
  if (!/^[A-Z]{3}$/.test(sign.trim())) return false;
  const own = text.slice(at, end);
  const around = near(text, at, 80);
  // A line of its own with four decimals, or with its change: GBP 1.3148, EUR 3,688.22 (-11.47), KRW 2.48 (unchanged).
  const after = text.slice(end, end + 14);
  const isChange =
    /^[ \t]{1,3}(?:\((?:[-+\u2212\u2013]\d|unch)|[▲▼↑↓]|[-+\u2212\u2013]\d[\d.,]*%?\s*(?:$|\n))/;
  const stands = (/\.\d{4}$/.test(own) && /^\s*(?:$|\n)/.test(after)) || isChange.test(after);
  if (stands && isLineStart(text, at)) return true;
  const behind = behindShape.exec(leftOf(text, at, 120))?.[0] ?? '';
  const ahead = aheadShape.exec(text.slice(end, end + 100))?.[0] ?? '';
  const others: readonly string[] = (behind + ahead).match(/[A-Z]{3}/g) ?? [];
  if (others.length === 0 || others.includes(sign.trim())) return false;
  const isRate = allows('@rate-cue', 'around', around);
  if (/[|•·]/.test(behind + ahead)) return others.length > 1 || isRate;
  if (allows('@payment', 'around', around)) return false;
  if (isRate) return true;
  return (
    isExact(behind + own + ahead) && (others.length > 1 || !/ and $|^ and /.test(behind + ahead))
  );
}

const row = new RegExp(
  `(${codeSource})[ \\t]{1,4}(${figure})((?:[ \\t]{1,4}${figure}){1,3})[ \\t]*(?=\\n|$)`,
  'y',
);

/** `EUR 4,120 4,155` in a line of its own: the columns of a table of rates, with pauses. */
export function rateRowRule({ text, at }: Scan): readonly Draft[] | undefined {
  if (at > 0 && text.charAt(at - 1) !== '\n') return undefined;
  const found = match(row, text, at);
  const unit = found?.[1] ? currencyNames(found[1])?.[0][0] : undefined;
  if (!found?.[1] || !found[2] || !found[3] || !unit) return undefined;
  const figures = [...found[0].matchAll(/\d[\d,]*(?:\.\d+)?/g)];
  const [first, second] = figures.map((one) => one[0].replace(/,/g, ''));
  if (!isNear(first ?? '', second ?? '')) return undefined;
  const said: Draft[] = [draft(at + 3, 'money', unit)];
  for (const one of figures) {
    const amount = readAmount(text, at + one.index);
    if (!amount) return undefined;
    if (said.length > 1) said.push(draft(at + one.index, 'punctuation', ','));
    else said.push(draft(at + one.index, 'space', ' '));
    said.push(draft(amount.end, 'decimal', amountWords(amount)));
  }
  return said;
}

/** Two sides of one quote differ by little. */
function isNear(one: string, other: string): boolean {
  const ratio = Number(other) / Number(one);
  return one !== other && ratio > 0.85 && ratio < 1.2;
}

const twoWay = new RegExp(`(${figure})(/)(${figure})(?![\\d/%]|[.,]\\d| ?[ap]\\.?m)`, 'uy');

/** Only the last digits of the second side: 87.42/43. */
const shortSide = /(\d{1,4}\.(?:\d\d)?(\d\d))\/(\d\d)(?![\d/%]|[.,]\d)/y;

/** `3,580/3,592`, `83.12/83.15`: the buying and the selling side of a quote. */
export function twoWayQuoteRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const short = match(shortSide, text, at);
  if (short && Number(short[3]) > Number(short[2]))
    return readAs(short, 'range', '{1} to {3:two}', false);
  const found = match(twoWay, text, at);
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  const [low, high] = [found[1].replace(/,/g, ''), found[3].replace(/,/g, '')];
  const places = /\.(\d+)$/.exec(low)?.[1]?.length ?? 0;
  const sameShape =
    places === (/\.(\d+)$/.exec(high)?.[1]?.length ?? 0) &&
    found[1].includes(',') === found[3].includes(',');
  const written = found[1].includes(',') || (places > 1 && Number(low) > 0);
  if (!sameShape || !written || Number(high) <= Number(low) || !isNear(low, high)) return undefined;
  return readAs(found, 'range', '{1} to {3}', false);
}
