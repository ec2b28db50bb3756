import { isCommonWord } from '../en/common-words.ts';
import type { Edit } from './edit.ts';

const call = /(?<![\p{L}\p{N}_.])[a-z_]\w{1,30}\([a-z_][a-z_\d]{1,30}\)/gu;

/** len(row): what a function of code is given is said behind its name; cat(s) and he(she) are words of a text. */
export function calls(text: string): Edit[] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(call)].flatMap(({ 0: written, index }) => {
    const [name = '', given = ''] = written.slice(0, -1).split('(');
    if (!/[_\d]/.test(name) && (isCommonWord(name) || !isCommonWord(given))) return [];
    const open = index + name.length;
    const close = index + written.length - 1;
    return [
      { start: open, end: open + 1, said: ' ' },
      { start: close, end: close + 1, said: '' },
    ];
  });
}
