// Builds what the suites serve if it is not up to date: functions, and the web app for the emulators and for production.
import { ensureBuilt } from '../../local/suite/builds.ts';
import { runCommand } from '../../tools/command.ts';

await runCommand(async () => {
  await ensureBuilt('functions');
  await ensureBuilt('web');
  await ensureBuilt('production');
  return 0;
});
