// `npm start`: runs the built product on this machine and keeps its data.
import { parseArgs } from 'node:util';
import { runCommand } from '../tools/command.ts';
import { ensureBuilt } from './suite/builds.ts';
import { runLastingSuite } from './suite/lasting-suite.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  return runLastingSuite({
    fresh: values.fresh,
    prepare: async () => {
      await ensureBuilt('functions');
      await ensureBuilt('web');
    },
    parts: { functions: true, hosting: 'web', links: false },
    showLogs: false,
    beside: async () => ({ stop: async () => undefined }),
  });
});
