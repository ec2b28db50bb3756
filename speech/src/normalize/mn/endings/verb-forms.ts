import lists from '../lists.json' with { type: 'json' };
import { isBack, suffixVowel } from './harmony.ts';

/**
 * Endings of verbs: A stands for the vowel that harmony decides, U for у or ү, Ы for ы or ий. A stem that ends in two
 * consonants takes a vowel before them: сонсоно.
 */
export const verbEndings = lists.verbEndings;

const yotted: Readonly<Record<string, string>> = { а: 'я', о: 'ё', э: 'е', ө: 'е' };

const isLong = /(?:аа|ээ|оо|өө|уу|үү|иа|ио|[аэоөуүи]й)$/;
const fleeting = /([аэоөуүи][^аэоөуүийяёюеь]+)[аэоөи]([рлнмгвзсд])$/;

/** The stem before an ending with a vowel: ажилла ажилл-, амар амр-, ярь яри-; the same if nothing drops out. */
export function stemBeforeVowel(stem: string): string {
  if (stem.endsWith('ь')) return `${stem.slice(0, -1)}и`;
  if (isLong.test(stem)) return stem;
  if (/[аэоө]$/.test(stem)) return stem.slice(0, -1);
  return stem.replace(fleeting, '$1$2');
}

/** A stem (яв, ярь, хүлээ) with an ending: явна, ярина, хүлээе. */
export function verbForm(stem: string, ending: string): string {
  const vowel = suffixVowel(stem);
  const back = isBack(stem);
  const soft = stem.endsWith('ь');
  const afterVowel = isLong.test(stem);
  // ярь: ярина, яриад, but ярьж.
  const opens = soft && /^(?:[AхнU])/.test(ending);
  const base = opens || /^[AU]/.test(ending) ? stemBeforeVowel(stem) : stem;
  const fitted = opens ? ending.replace(/^AA/, 'A') : ending;
  const linked = afterVowel ? fitted.replace(/^AA/, 'гAA').replace(/^UU/, 'гUU') : fitted;
  return (
    base +
    linked
      .replace(/^ъя/, afterVowel || soft || /[аэоө]$/.test(stem) ? 'я' : back ? 'ъя' : 'ья')
      .replace(/(?<=^|[ъьлAй])я/, yotted[vowel] ?? 'я')
      .replace(/A/g, vowel)
      // There is no өй: өгөөрэй.
      .replace(/өй/g, 'эй')
      .replace(/U/g, back ? 'у' : 'ү')
      .replace(/Ы/g, back ? 'ы' : 'ий')
      .replace(/_бна/, ' байна')
      .replace(/_/g, ' ')
  );
}
