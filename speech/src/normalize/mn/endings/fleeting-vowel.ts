import lists from '../lists.json' with { type: 'json' };
import { nouns, plainWords } from '../words/common-words.ts';
import { isNumeral } from './numeral-forms.ts';

/**
 * The last short vowel drops out before a suffix with a vowel, where the consonants beside it can follow each other:
 * хурал хурлын, дэвтэр дэвтрийн, хөгжил хөгжлийн, ажилчин ажилчны; but тэнгэр тэнгэрийн.
 */
const fleeting =
  /(?<=[аэоөяеёюуүиый](?:[бвгджзклмнпрстхцчшь]*[дзстхцчшж]|[бвгклмнпр]))(?:[аэоө](?=[вгдзлмрс]$)|(?<=[жчш])и(?=[влгмн]$)|(?<=[^т][тс])[аэ](?=н$)|(?<=^ор)о(?=н$))/i;

/** A word without that vowel; undefined if it has none. */
export function withoutVowel(word: string): string | undefined {
  const stem = word.replace(fleeting, '');
  return stem === word ? undefined : stem;
}

/** Loans and names keep the vowel, so it drops out of known nouns and of nouns in -лал only. */
const native = new Set(
  [...nouns, ...plainWords].filter((word) => !lists.keepingVowel.includes(word)),
);

/** The stem before a suffix with a vowel, in the case that is written: Хурал Хурл. */
export function vowelStem(word: string): string {
  const lower = word.toLowerCase();
  const drops = native.has(lower) || isNumeral(lower) || /[аэоөуү]л[аэоө]л$/.test(lower);
  return (drops ? withoutVowel(word) : undefined) ?? word;
}
