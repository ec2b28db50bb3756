// Derives from the code of the normalizer's rules where each of them can begin (speech/src/normalize/openings.ts), so that
// a rule is not tried elsewhere: node checks/openings/openings.ts writes en/openings.json and mn/openings.json.
// With --check it only says whether they are what the code says, and exits with 1 if not.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Opening } from '@duu/speech/normalize/openings';
import { root } from '../../tools/paths.ts';
import { RuleReader } from './answers.ts';
import { type Characters, digits, letters, ofClass, space, written } from './characters.ts';
import { ofExpression } from './expression.ts';
import { type After, type Facts, isNever } from './facts.ts';
import { modulesIn } from './modules.ts';

const folder = `${root}/speech/src/normalize`;
/** The files that list the rules of a language. */
const lists = {
  en: [
    'en/row-rules.ts',
    'en/signs/sign-rules.ts',
    'en/numeric-rules.ts',
    'en/lettered-rules.ts',
    'en/rules.ts',
  ],
  mn: ['mn/rules.ts'],
} as const;

const sizes = ofClass('[1-9]', '');

function afterOf(
  { next, spaced, size, second }: After,
  isRun: boolean,
): readonly string[] | undefined {
  const sets = [
    written(next),
    next & space ? written(spaced) : undefined,
    (size & sizes) === sizes ? undefined : written(size & sizes),
    isRun ? written(second) : undefined,
  ];
  while (sets.length > 0 && sets.at(-1) === undefined) sets.pop();
  // A caret refuses nothing.
  return sets.length > 0 ? sets.map((set) => set ?? '^') : undefined;
}

function openingOf(facts: Facts): Opening {
  const after = (one: After, run: Characters, isRun = true) =>
    facts.first & run ? afterOf(one, isRun) : undefined;
  const opening = {
    behind: written(facts.behind),
    first: written(facts.first),
    digits: after(facts.digits, digits),
    letters: after(facts.letters, letters),
    sign: after(facts.sign, ~digits & ~letters, false),
  };
  return Object.fromEntries(Object.entries(opening).filter(([, set]) => set !== undefined));
}

/** Returns the openings of all rules of a language and of forms in its tables, one a line. */
function openingsOf(
  reader: RuleReader,
  files: readonly string[],
  forms: readonly (readonly [string, RegExp])[],
): string {
  const homes = new Map<string, string>();
  const openings = new Map<string, Opening>();
  const add = (name: string, facts: Facts) => {
    if (isNever(facts)) throw new Error(`${name} can't answer anywhere.`);
    const opening = openingOf(facts);
    if (Object.keys(opening).length > 0) openings.set(name, opening);
  };
  for (const [form, expression] of forms) add(form, ofExpression(expression));
  for (const file of files)
    for (const [name = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(
      /\b[a-z]\w+Rule\b/g,
    )) {
      const found = reader.ofRule(file, name);
      if (!found) continue;
      if ((homes.get(name) ?? found.file) !== found.file)
        throw new Error(`Two rules have the name ${name}: ${found.file}, ${homes.get(name)}`);
      homes.set(name, found.file);
      add(name, found.facts);
    }
  const rows = [...openings].sort(([one], [other]) => (one < other ? -1 : 1));
  return `{\n${rows.map(([name, opening]) => `  ${JSON.stringify(name)}: ${JSON.stringify(opening)}`).join(',\n')}\n}\n`;
}

const isCheck = process.argv.includes('--check');
const reader = new RuleReader(await modulesIn(folder));
// Loaded after the hooks of `modulesIn`.
const english = await import('@duu/speech/normalize/en/figures');
const mongolian = await import('@duu/speech/normalize/mn/figures');
const formsOf = { en: english.forms(), mn: mongolian.forms() } as const;
for (const language of ['en', 'mn'] as const) {
  const file = `${folder}/${language}/openings.json`;
  const derived = openingsOf(reader, lists[language], formsOf[language]);
  if (derived === readFileSync(file, 'utf8')) continue;
  if (isCheck)
    console.error(`${language}/openings.json is stale: node checks/openings/openings.ts`);
  else writeFileSync(file, derived);
  process.exitCode = isCheck ? 1 : 0;
}
