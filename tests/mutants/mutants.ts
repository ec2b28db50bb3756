// The list of mutants: faults that tests should notice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../tools/command.ts';
import { root } from '../../tools/paths.ts';

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

/** Returns the mutants whose file or reason contains `part`. @throws CommandError for a line without four columns */
export function readMutants(part: string): Mutant[] {
  const [, ...lines] = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const mutants = lines.map((line) => {
    const [file, find, replace, why, more] = line.split('\t');
    if (!file || !find || replace === undefined || !why || more !== undefined)
      throw new CommandError(`This line of mutants.tsv has not four columns: ${line}`);
    return { file, find: withBreaks(find), replace: withBreaks(replace), why };
  });
  return mutants.filter(({ file, why }) => `${file} ${why}`.includes(part));
}

/** Returns the file's text with the fault. @throws CommandError if the text to replace is not in the file exactly once */
export function mutate({ file, find, replace, why }: Mutant): string {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [before, after, more] = source.split(find);
  if (before === undefined || after === undefined || more !== undefined)
    throw new CommandError(
      `mutants.tsv, “${why}”: the text to find has to be in ${file} once. Fit the line to the code.`,
    );
  return before + replace + after;
}
