// Finds the emulators and the browser, or installs them, and says which they are.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findHeadless } from '../chromium.ts';
import { chooseBackends } from '../suite/backends.ts';
import { runCommand } from '../tools/refusal.ts';
import { describeBackends, type Programs } from './programs.ts';
import { reportDir } from './steps.ts';

await runCommand(async () => {
  const programs: Programs = {
    emulators: describeBackends(await chooseBackends()),
    browser: await findHeadless(),
  };
  writeFileSync(path.join(reportDir, 'programs.json'), JSON.stringify(programs));
  process.stdout.write(`${programs.emulators}\nBrowser: ${programs.browser}\n`);
  return 0;
});
