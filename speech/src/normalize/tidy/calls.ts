import { isCommonWord } from '../en/words/common-words.ts';
import type { Edit } from './edit.ts';

const given = String.raw`[\p{Ll}_][\p{Ll}_\d]{0,30}`;
/** The second part in brackets is not an ending: cat(s). */
const call = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])([a-z_]\w{1,30})\((?!(?:e?s|e?d|ing|er|ly)\))(${given}(?:, ?${given}){0,4})\)(?![\p{L}\p{N}])`,
  'gu',
);
/** Functions whose names are words too. */
const functions = new Set(
  [
    'abs all any append assert avg bool call ceil close cos count delete dict dist echo eval exec exit exp fetch filter find free',
    'float floor format get hash init input insert int join len list load log lower main map max mean median min open',
    'parse pop pow print push put random range read remove replace reverse round run save set sin sleep sort sorted split',
    'sqrt str sum tan trim type update upper write zip',
  ].flatMap((line) => line.split(' ')),
);

/** len(row), sort(arr, key): what a function is given is said behind its name; he(she) are words of a text. */
export function calls(text: string): Edit[] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(call)].flatMap(({ 0: written, 1: name = '', 2: list = '', index }) => {
    const isCode =
      name.includes('_') ||
      functions.has(name) ||
      (!isCommonWord(name) &&
        (list.includes(',') ||
          (list.length > 1 ? isCommonWord(list) : 'ijkpqtuvwxyz'.includes(list))));
    if (!isCode) return [];
    const open = index + name.length;
    const close = index + written.length - 1;
    return [
      { start: open, end: open + 1, said: ' ' },
      { start: close, end: close + 1, said: '' },
    ];
  });
}
