import type { Edit } from './edit.ts';

const grouped =
  /(?<![\p{L}\p{N}_'.,])\d{1,3}(?:(?:'\d{3}){1,6}|(?:_\d{3}){1,6}(?!;))(?![\d_]|'\d)/gu;
const separator = /['_]/g;

/** 1'234'444 as in Switzerland, 1_234_444 as in code: groups of three digits, as with commas. */
export function digitGroups(text: string): Edit[] {
  if (!/\d['_]\d/.test(text)) return [];
  return [...text.matchAll(grouped)].flatMap(({ 0: written, index }) =>
    [...written.matchAll(separator)].map((one) => {
      const start = index + one.index;
      return { start, end: start + 1, said: ',' };
    }),
  );
}
