import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@duu/contract/language';

/** A text as written, and its normalized form, with case and punctuation. */
export interface Case {
  readonly language: Language;
  readonly written: string;
  readonly spoken: string;
}

/** A case that the normalizer does not read as wanted yet; `spoken` is the wanted reading. */
export interface KnownMiss extends Case {
  readonly reason: string;
}

/** A file of the regression corpus, such as `mn/news`. */
export interface Table {
  readonly name: string;
  readonly cases: readonly Case[];
}

/**
 * Reads lines with that many tab-separated columns.
 * @throws Error for a line with another number of columns, or with an empty one.
 */
function readRows(file: URL, columns: number): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const cells = line.split('\t');
      if (cells.length !== columns || cells.includes(''))
        throw new Error(`${file.pathname}, row ${at + 1}: expected ${columns} columns: ${line}`);
      return cells;
    });
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', '\\': '\\' };
/** A text as it was written: in a row, `\t` is a tab, `\n` a line break and `\\` a backslash. */
const unescaped = (text: string): string =>
  text.replace(/\\([tn\\])/g, (_, sign: string) => escapes[sign] ?? sign);

/** Reads lines of `written<TAB>spoken`. @throws Error for a line of another shape. */
export function readCases(file: URL, language: Language): Case[] {
  return readRows(file, 2).map(([written = '', spoken = '']) => ({
    language,
    written: unescaped(written),
    spoken,
  }));
}

/** Reads all tables, `<language>/<domain>.tsv`. */
export function readTables(): Table[] {
  return languages.flatMap((language) => {
    const folder = new URL(`./${language}/`, import.meta.url);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => ({
        name: `${language}/${name.replace(/\.tsv$/, '')}`,
        cases: readCases(new URL(name, folder), language),
      }));
  });
}

/** Reads `known-misses.tsv`: language, written, wanted, reason. @throws Error for a line of another shape. */
export function readKnownMisses(): KnownMiss[] {
  return readRows(new URL('./known-misses.tsv', import.meta.url), 4).map(
    ([name = '', written = '', spoken = '', reason = '']) => {
      const language = languages.find((one) => one === name);
      if (!language) throw new Error(`known-misses.tsv: no language ${name}: ${written}`);
      return { language, written, spoken, reason };
    },
  );
}
