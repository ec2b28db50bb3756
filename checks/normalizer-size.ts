// Counts what makes the normalizer hard to learn, and fails if it has grown: node checks/normalizer-size.ts
import { globSync, readFileSync } from 'node:fs';
import { root } from '../tools/paths.ts';
import { regularExpressions } from './form.ts';

export interface Size {
  readonly lines: number;
  readonly wideLines: number;
  readonly longFiles: number;
  readonly expressions: number;
  readonly rows: number;
}

/** The most there may be, and the aim. Who makes it smaller lowers the limit. */
export const limits: Readonly<Record<keyof Size, readonly [most: number, aim: number]>> = {
  lines: [20_692, 14_000],
  wideLines: [173, 0],
  longFiles: [0, 0],
  expressions: [2_825, 2_500],
  rows: [12_000, 12_000],
};
const widest = 160;
const longest = 300;

/** Returns the size of source files and of a lexicon with one row a line. */
export function sizeOf(sources: readonly string[], lexicon: string): Size {
  const lines = sources.map((text) => text.trimEnd().split('\n'));
  return {
    lines: lines.flat().length,
    wideLines: lines.flat().filter((line) => [...line].length > widest).length,
    longFiles: lines.filter((all) => all.length > longest).length,
    expressions: sources.reduce((sum, text) => sum + regularExpressions(text), 0),
    rows: lexicon.split('\n').filter((line) => line.startsWith('  [')).length,
  };
}

/** Returns what has grown, and which limits could be a tenth lower. */
export function faults(size: Size, most: typeof limits = limits): string[] {
  return Object.entries(most).flatMap(([name, [limit, aim]]) => {
    const count = Object.entries(size).find(([one]) => one === name)?.[1] ?? 0;
    if (count > limit) return [`${name}: ${count} are more than ${limit}`];
    const isLoose = limit > aim && count < limit * 0.9;
    return isLoose ? [`${name}: lower the limit of ${limit} to ${count}`] : [];
  });
}

if (import.meta.main) {
  const folder = `${root}/speech/src/normalize`;
  const sources = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const size = sizeOf(sources, readFileSync(`${folder}/en/lexicon.json`, 'utf8'));
  const wrong = faults(size);
  console.log(`The normalizer: ${JSON.stringify(size)}`);
  for (const one of wrong) console.error(one);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
