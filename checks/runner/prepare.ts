// `node checks/runner/prepare.ts emulators|chromium|engines`: finds or installs the emulators, the browser or the other
// browser engines, and writes to the reports which ones were found.
import { writeFileSync } from 'node:fs';
import { type Backends, chooseBackends } from '../../local/suite/backends.ts';
import { findHeadless } from '../../tools/chromium.ts';
import { CommandError, runCommand } from '../../tools/command.ts';
import { findEngines } from '../../tools/engines.ts';
import { foundFile } from './steps.ts';

/** Names the emulators: a run on replacements says less about production than one on Google's. */
function describe({ hidane, storageRules }: Backends): string {
  const firestore = hidane ? `hidane (${hidane})` : 'Google’s emulator';
  const storage = storageRules === 'ours' ? 'our own runtime' : 'Google’s runtime';
  return `Firestore: ${firestore}; rules of Storage: ${storage}; Auth, Functions, Hosting, Storage: firebase-tools`;
}

/** Without them only their own tests fail, and say what to install. */
async function nameEngines(): Promise<string> {
  const engines = process.platform === 'linux' ? await findEngines() : null;
  return engines ? `${engines.firefox}, ${engines.miniBrowser}` : 'none';
}

async function find(what: string | undefined): Promise<string> {
  if (what === 'emulators') return describe(await chooseBackends());
  if (what === 'chromium') return findHeadless();
  if (what === 'engines') return nameEngines();
  throw new CommandError('Usage: node checks/runner/prepare.ts emulators|chromium|engines');
}

await runCommand(async () => {
  const [, , what = ''] = process.argv;
  const found = await find(what);
  writeFileSync(foundFile(what), found);
  process.stdout.write(`${found}\n`);
  return 0;
});
