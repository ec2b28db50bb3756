import { leftOf } from '../../near.ts';
import { isGalig } from '../latin/galig.ts';
import lists from '../lists.json' with { type: 'json' };

/** Products whose models and versions are numbered, lower case, in Latin and Cyrillic letters. */
const products = new Set(lists.products);
const before = /(?<![\p{L}\p{N}])([A-Za-zА-Яа-яЁёӨөҮү]{2,20})[ \u00A0]$/u;
/** What is counted rather than named: iPhone 3 ширхэг. */
const counted =
  /^[ \u00A0]?(?:ш(?!\p{L})|ширхэг|хүн|удаа|дахин|жил|сар|өдөр|хоног|цаг|минут|секунд|сая|мянга|мянган|тэрбум|төгрөг|доллар|юань|хувь|[%₮$€]|багц|хайрцаг|тоглогч|хэрэглэгч|суудал|төрөл|компьютер дээр|гаруй|орчим|шахам)/u;

/** Whether a number names a product (`iPhone 14 Pro`) and counts nothing: behind a known one, or between two Latin words. */
export function isProductNumber(text: string, at: number, end: number): boolean {
  const name = before.exec(leftOf(text, at, 24))?.[1];
  const after = text.slice(end, end + 24);
  if (!name || counted.test(after)) return false;
  if (products.has(name.toLowerCase())) return true;
  const isLatinName = /^(?:[A-Z]|[a-z]{1,2}[A-Z])[A-Za-z]*$/.test(name);
  return isLatinName && /^[ \u00A0][A-Z][A-Za-z]+/.test(after) && !isGalig(text, at);
}

/** Whether the number of a product stands before a word: iPhone 13 mini. */
export function followsModel(text: string, at: number): boolean {
  const number = /\d{1,4} $/.exec(leftOf(text, at, 5))?.[0].length ?? 0;
  return number > 0 && isProductNumber(text, at - number, at - 1);
}
