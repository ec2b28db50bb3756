// The kinds of tests, told by where a file lies, and the command that runs some of a kind.
import { Refusal } from '../../tools/refusal.ts';
import { forPages, forServices, inSuite, playwrightCommand, vitestCommand } from './steps.ts';

const kinds = [
  ['rules', /^tests\/rules\//],
  ['api', /^tests\/api\//],
  ['faults', /^tests\/faults\//],
  ['launcher', /^tests\/launcher\//],
  ['gallery', /^tests\/pages\/gallery\//],
  ['pages', /^tests\/pages\//],
  ['web', /^web\/(src|build)\//],
  ['unit', /^(contract|speech|functions|tools|local|checks|tests\/mutants)\//],
] as const;

export type Kind = (typeof kinds)[number][0];

/** The kind of a test file; `file` is its path from the project's root. */
export function kindOf(file: string): Kind {
  const found = kinds.find(([, where]) => where.test(file));
  if (!found)
    throw new Refusal(`${file} is where no tests are: docs/how-to-test.md says where they go.`);
  return found[0];
}

/** The command that runs tests of one kind, beside a suite where they need one. `args` are files and options. */
export function besideCommand(kind: Kind, args: readonly string[]): string[] {
  const vitest = vitestCommand([kind], ...args);
  switch (kind) {
    case 'unit':
    case 'web':
    case 'launcher':
      return vitest;
    case 'rules':
      return inSuite(['--only-data'], vitest);
    case 'api':
    case 'faults':
      return inSuite(forServices, vitest);
    case 'pages':
      return inSuite(forPages, playwrightCommand(...args));
    case 'gallery':
      return inSuite(forPages, playwrightCommand('--project=gallery', ...args));
  }
}
