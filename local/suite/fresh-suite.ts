// A suite for tests: the built product with the seed data, deleted afterwards.

import { printProgress } from '../../tools/command.ts';
import { seed } from '../seed/seed.ts';
import { chooseBackends } from './backends.ts';
import { ensureBuilt } from './builds.ts';
import { type Suite, startSuite } from './suite.ts';
import type { Parts } from './suite-folder.ts';

export interface FreshSuiteOptions {
  readonly offset: number;
  /** Nothing is built if functions and Hosting are left out. */
  readonly parts: Pick<Parts, 'functions' | 'hosting'>;
  readonly env: Record<string, string>;
  readonly onLine: (line: string) => void;
}

export async function startFreshSuite(options: FreshSuiteOptions): Promise<Suite> {
  const backends = await chooseBackends();
  const { parts } = options;
  if (parts.functions) await ensureBuilt('functions');
  if (parts.hosting === 'web') await ensureBuilt('web');
  printProgress(`Starting the emulators at port offset ${options.offset}…`);
  const suite = await startSuite({
    offset: options.offset,
    backends,
    parts: { ...parts, links: false },
    dataDir: undefined,
    env: options.env,
    onLine: options.onLine,
  });
  try {
    await seed(suite.env, parts.functions ? 'tests' : 'data');
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}
