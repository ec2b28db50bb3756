import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@duu/contract/language';
import { normalize } from '../normalize.ts';

/** One line of the corpus: a text as written and its words as spoken, without punctuation. */
export interface Case {
  readonly file: string;
  readonly language: Language;
  readonly written: string;
  readonly spoken: string;
}

/**
 * `dev` was worked on; `held-out` was read after that; `fresh`, then `later`, then `last` were written after the part before
 * them had been read, and before the code ran on them. `second`, `third` and `fourth` are by a second reader, `fifth` by two
 * writers who had seen none of the rules.
 */
export const parts = [
  'dev',
  'held-out',
  'fresh',
  'later',
  'last',
  'second',
  'third',
  'fourth',
  'fifth',
] as const;
export type Part = (typeof parts)[number];

/** Reads a part of the corpus: `written<TAB>spoken`, one case a line; files named `english*` are English. */
export function readCases(part: Part): Case[] {
  const folder = new URL(`./${part}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [written = '', spoken = ''] = line.split('\t');
          const language: Language = name.startsWith('english') ? 'en' : 'mn';
          return { file: name.replace(/\.tsv$/, ''), language, written, spoken };
        }),
    );
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[.,?!:;…]/g, ' ')
    .split(' ')
    .filter(Boolean);

export interface Outcome {
  readonly words: number;
  /** Words to change, add or take away to get from what is said to what is expected. */
  readonly errors: number;
  readonly said: string;
}

/** Measures one case by words, without regard to case and punctuation. */
export function judge({ language, written, spoken }: Case): Outcome {
  const said = normalize(written, { language }).spoken;
  const expected = wordsOf(spoken);
  return { words: expected.length, errors: distance(expected, wordsOf(said)), said };
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1);
  row.unshift(0);
  a.forEach((word, i) => {
    const next = [i + 1];
    b.forEach((other, j) => {
      const kept = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
