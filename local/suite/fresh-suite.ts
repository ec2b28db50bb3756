// A suite for tests: built as it would be served, with the seed data, and gone afterwards.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { seed } from '../seed/seed.ts';
import { root } from '../tools/paths.ts';
import { say } from '../tools/refusal.ts';
import { chooseBackends } from './backends.ts';
import { ensureBuilt } from './builds.ts';
import { type Suite, startSuite } from './suite.ts';

export type FreshSuiteOptions = {
  offset: number;
  /** Auth, Firestore and Storage only: nothing is built. */
  dataOnly: boolean;
  env: Record<string, string>;
  onLine: (line: string) => void;
};

export async function startFreshSuite(options: FreshSuiteOptions): Promise<Suite> {
  const backends = await chooseBackends();
  const functions = !options.dataOnly && existsSync(path.join(root, 'functions/build.ts'));
  const hosting = !options.dataOnly && existsSync(path.join(root, 'web/index.html'));
  if (functions) await ensureBuilt('functions');
  if (hosting) await ensureBuilt('web');
  say(`Starting the emulators at port offset ${options.offset}…`);
  const suite = await startSuite({
    offset: options.offset,
    backends,
    parts: { functions, hosting, links: false },
    dataDir: undefined,
    env: options.env,
    onLine: options.onLine,
  });
  try {
    await seed(suite.env);
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}
