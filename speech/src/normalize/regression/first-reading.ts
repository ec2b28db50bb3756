// Measures the normalizer on texts written without knowledge of its rules, before they join the regression corpus:
//   node speech/src/normalize/regression/first-reading.ts --lang mn FILE.tsv …
// Prints each file's accuracy by word and by whole case, and every case that is read differently. Case and punctuation
// are ignored. docs/first-readings.md keeps the results.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { language as languageSchema } from '@duu/contract/language';
import { normalize } from '../normalize.ts';
import { type Case, readCases } from './cases.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[.,?!:;…]/g, ' ')
    .split(' ')
    .filter(Boolean);

/** Returns how many words to change, add or remove to turn one list into the other. */
function editDistance(a: readonly string[], b: readonly string[]): number {
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

function report(file: string, cases: readonly Case[]): void {
  let words = 0;
  let errors = 0;
  let whole = 0;
  for (const { language, written, spoken } of cases) {
    const said = normalize(written, { language }).spoken;
    const expected = wordsOf(spoken);
    const wrong = editDistance(expected, wordsOf(said));
    words += expected.length;
    errors += wrong;
    if (wrong === 0) whole++;
    else console.log(`${written}\n  expected ${spoken}\n  read as  ${said}`);
  }
  const share = ((100 * (words - errors)) / words).toFixed(2);
  console.log(`${file}: ${share} % of ${words} words, ${whole} of ${cases.length} cases whole`);
}

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string' } },
  allowPositionals: true,
});
const language = languageSchema.safeParse(values.lang);
if (!language.success || positionals.length === 0)
  throw new Error('Usage: first-reading.ts --lang mn|en FILE.tsv …');
for (const file of positionals) report(file, readCases(pathToFileURL(file), language.data));
