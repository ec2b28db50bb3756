// Builds what the suites serve, as far as it is not built yet: for one machine, and once as it would be deployed.
import { ensureBuilt } from '../../local/suite/builds.ts';
import { runCommand } from '../../tools/refusal.ts';

await runCommand(async () => {
  await ensureBuilt('functions');
  await ensureBuilt('web');
  await ensureBuilt('production');
  return 0;
});
