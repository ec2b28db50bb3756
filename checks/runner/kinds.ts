// The kinds of tests, by folder, and the command that runs tests of a kind.
import { CommandError } from '../../tools/command.ts';
import { forPages, forServices, inSuite, playwrightCommand, vitestCommand } from './steps.ts';

const kinds = [
  ['rules', /^tests\/rules\//],
  ['api', /^tests\/api\//],
  ['faults', /^tests\/faults\//],
  ['launcher', /^tests\/launcher\//],
  ['gallery', /^tests\/pages\/gallery\//],
  ['serial', /^tests\/pages\/serial\//],
  ['pages', /^tests\/pages\//],
  ['web', /^web\/(src|build)\//],
  ['unit', /^(contract|speech|functions|tools|local|deploy|checks|tests\/mutants)\//],
] as const;

export type Kind = (typeof kinds)[number][0];

/** Returns the kind of a test file; `file` is its path from the project's root. */
export function kindOf(file: string): Kind {
  const found = kinds.find(([, where]) => where.test(file));
  if (!found)
    throw new CommandError(
      `${file} is not in a folder with tests: docs/how-to-test.md says where they go.`,
    );
  return found[0];
}

/** Returns the command that runs tests of one kind, beside a suite if they need one. `args` are files and options. */
export function commandWithSuite(kind: Kind, args: readonly string[]): string[] {
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
    case 'serial':
    case 'gallery':
      // Without --no-deps all tests of `serial` would follow those of `pages`.
      return inSuite(forPages, playwrightCommand(`--project=${kind}`, '--no-deps', ...args));
  }
}
