// `npm run dev`: like `npm start`, but Vite serves the web app (hot reload) and functions are rebuilt on every change.
import { parseArgs } from 'node:util';
import { runCommand } from '../tools/command.ts';
import { ensureBuilt } from './suite/builds.ts';
import { runLastingSuite } from './suite/lasting-suite.ts';
import { startWatching } from './suite/watching.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  return runLastingSuite({
    fresh: values.fresh,
    prepare: () => ensureBuilt('functions'),
    parts: { functions: true, hosting: undefined, links: true },
    showLogs: true,
    beside: startWatching,
  });
});
