// Data for reading Mongolian script: words, case suffixes and letters.
import lists from '../lists.json' with { type: 'json' };
import { wordPairs } from '../words/word-pairs.ts';

/** Words whose Cyrillic spelling can't be derived from the letters. */
export const known = wordPairs(lists.known.join('\n'));

/** Case suffixes, written separately (after a narrow or a plain space) and added in the shape that the word needs. */
export const suffixes = wordPairs(`
  ᠶᠢᠨ:ийн ᠤᠨ:ын ᠦᠨ:ийн ᠤ:ы ᠦ:ий ᠳᠤ:д ᠲᠤ:т ᠳᠦ:д ᠲᠦ:т ᠢ:ийг ᠶᠢ:ийг ᠡᠴᠡ:ээс ᠠᠴᠠ:аас ᠢᠶᠠᠷ:аар ᠢᠶᠡᠷ:ээр ᠪᠠᠷ:аар ᠪᠡᠷ:ээр ᠲᠠᠶ:тай ᠲᠡᠶ:тэй ᠲᠠᠢ:тай
  ᠲᠡᠢ:тэй
`);

export const letters = wordPairs(`
  ᠠ:а ᠡ:э ᠢ:и ᠣ:о ᠤ:у ᠥ:ө ᠦ:ү ᠧ:э ᠨ:н ᠩ:н ᠪ:б ᠫ:п ᠬ:х ᠭ:г ᠮ:м ᠯ:л ᠰ:с ᠱ:ш ᠲ:т ᠳ:д ᠴ:ч ᠵ:ж ᠶ:й ᠷ:р ᠸ:в ᠹ:ф ᠺ:к ᠻ:к ᠼ:ц ᠽ:з ᠾ:х ᠿ:ж ᡀ:лх ᡁ:ж ᡂ:ч
`);
