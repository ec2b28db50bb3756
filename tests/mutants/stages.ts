// Which tests judge a mutant, the cheapest first.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../local/tools/paths.ts';

export interface Stage {
  readonly project: 'unit' | 'rules' | 'faults' | 'api';
  readonly files: readonly string[];
  /** The tests ask the functions of the suite, which have to be built with the mutant in them. */
  readonly viaFunctions: boolean;
}

const filesAt = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const money = /(conver|once-only|synthesis|operations|credit|refund|subscription|admin-users)/;

/** Killing processes takes long and shows more of the emulators than of these services. */
const direct = filesAt('tests/faults/*.test.ts').filter((file) => !file.includes('killed'));
const api = filesAt('tests/api/*.test.ts');

export function stagesFor(file: string): Stage[] {
  const rules = path.parse(file);
  if (rules.ext === '.rules') {
    const files = filesAt(`tests/rules/${rules.name}*.test.ts`);
    return [{ project: 'rules', files, viaFunctions: false }];
  }
  const own = filesAt(`${rules.dir}/*.test.ts`);
  const named = (each: string) => path.basename(each).startsWith(path.basename(rules.dir));
  return [
    { project: 'unit', files: own, viaFunctions: false },
    { project: 'faults', files: direct.filter(named), viaFunctions: false },
    { project: 'faults', files: direct.filter((each) => !named(each)), viaFunctions: false },
    { project: 'api', files: api.filter((each) => money.test(each)), viaFunctions: true },
    {
      project: 'api',
      files: api.filter((each) => /sharing|account|library/.test(each)),
      viaFunctions: true,
    },
  ];
}
