// Fills an empty suite with data to try the product.
import path from 'node:path';
import { CommandError, printProgress } from '../../tools/command.ts';
import { node, root } from '../../tools/paths.ts';
import { runToEnd } from '../../tools/run-to-end.ts';

/**
 * `data`: plans and speakers, without the API; `tests`: also accounts; `demo`: also some audios. `voices`: only speakers
 * for the natural voices of this machine.
 */
export type SeedKind = 'data' | 'tests' | 'demo' | 'voices';

/** Runs in a separate process: the Admin SDK reads the suite's address from the environment and leaves channels open. */
export async function seed(env: Record<string, string>, kind: SeedKind): Promise<void> {
  const args = [path.join(root, 'local/seed/main.ts'), kind];
  const { code, all } = await runToEnd(node, args, { env: { ...process.env, ...env } });
  if (code !== 0)
    throw new CommandError(`${all.trim()}\nThe seed data could not be filled in: see above.`);
  const notice = all
    .split('\n')
    .find((line) => /^(?:The example audios|Natural voices)/.test(line));
  if (notice) printProgress(notice);
}
