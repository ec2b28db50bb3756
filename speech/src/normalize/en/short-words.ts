import { type Draft, draft, match, type Scan } from '../draft.ts';

const balance = /(?:avl|avail)(?:able)?\.? bal(?:ance)?(?![\p{L}\p{N}])\.?/iuy;
/** A balance before its amount: Bal: $20. */
const balanceAlone = /[Bb]al(?=[:.]? ?(?:\p{Sc}|[A-Z]{3} ?)\d)\.?/uy;
/** A column of a table. */
const points = /Pts(?![\p{L}\p{N}'.]| ?\d)/uy;
const copies = /(b?)cc(?![\p{L}\p{N}'])/iuy;
const afterPrice: Readonly<Record<string, string>> = {
  pcm: 'per calendar month',
  pppn: 'per person per night',
  pp: 'per person',
  pw: 'per week',
  pa: 'per annum',
  ono: 'or nearest offer',
  obo: 'or best offer',
  rtn: 'return',
  pn: 'per night',
};
/** In small letters: PA is a state. */
const afterPriceShape = /(?:pcm|PCM|pppn|pp|pw|pa|ono|ONO|obo|OBO|rtn|pn)(?![\p{L}\p{N}])/uy;
const price =
  /(?:[$€£¥₮₦₹] ?\d[\d.,]{0,14}(?:k|K|m|M)?|\d ?(?:[$€£₮]|USD|EUR|GBP|MNT|dollars|euros|pounds|tugriks)) ?$/;
const rate = /\d ?% ?$/;

/** Short forms that only what is beside them tells from other words: `Avail bal`, `£900 pcm`, `cc:`. */
export function shortWordRule({ text, at }: Scan): Draft | undefined {
  if (!/[abcopr]/i.test(text.charAt(at)) || /[\p{L}@#_./-]/u.test(text.charAt(at - 1)))
    return undefined;
  const left = match(balance, text, at);
  if (left) {
    const said = /^\p{Lu}\p{Ll}/u.test(left[0]) ? 'Available balance' : 'available balance';
    return draft(at + left[0].length, 'abbreviation', said);
  }
  const bare = match(balanceAlone, text, at);
  if (bare)
    return draft(
      at + bare[0].length,
      'abbreviation',
      bare[0].startsWith('B') ? 'Balance' : 'balance',
    );
  // Adm. $12; but Adm. Nelson.
  const entry = match(/Adm\.(?=:? (?:[$€£]|free\b))/y, text, at);
  if (entry) return draft(at + entry[0].length, 'abbreviation', 'Admission');
  if (match(points, text, at)) return draft(at + 3, 'abbreviation', 'Points');
  const copy = match(copies, text, at);
  if (copy && !/\d ?$/.test(text.slice(Math.max(0, at - 2), at)))
    return draft(at + copy[0].length, 'initialism', copy[1] ? 'B C C' : 'C C');
  const short = match(afterPriceShape, text, at)?.[0];
  if (!short) return undefined;
  const behind = text.slice(Math.max(0, at - 24), at);
  const word = short.toLowerCase();
  if (!price.test(behind) && !(word === 'pa' && rate.test(behind))) return undefined;
  return draft(at + short.length, 'abbreviation', afterPrice[word] ?? word);
}
