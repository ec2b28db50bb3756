// The list of mutants: faults that tests should notice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/paths.ts';
import { Refusal } from '../../tools/refusal.ts';

export interface Mutant {
  /** From the project's root. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** What is wrong then. */
  readonly why: string;
}

const list = path.join(import.meta.dirname, 'mutants.tsv');
const withBreaks = (text: string) => text.replaceAll('\\n', '\n');

/** The mutants whose file or reason contains `part`. @throws Refusal for a line that has not four columns. */
export function readMutants(part: string): Mutant[] {
  const [, ...lines] = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const mutants = lines.map((line) => {
    const [file, find, replace, why, more] = line.split('\t');
    if (!file || !find || replace === undefined || !why || more !== undefined)
      throw new Refusal(`This line of mutants.tsv has not four columns: ${line}`);
    return { file, find: withBreaks(find), replace: withBreaks(replace), why };
  });
  return mutants.filter(({ file, why }) => `${file} ${why}`.includes(part));
}

/** The file's text with the fault in it. @throws Refusal when the code has changed, so that the line fits no longer. */
export function mutate({ file, find, replace, why }: Mutant): string {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [before, after, more] = source.split(find);
  if (before === undefined || after === undefined || more !== undefined)
    throw new Refusal(
      `mutants.tsv, “${why}”: the text to find has to be in ${file} once. Fit the line to the code.`,
    );
  return before + replace + after;
}
