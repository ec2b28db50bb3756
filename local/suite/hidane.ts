// Finds or installs hidane, a Firestore emulator that needs neither Java nor Google's download server.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError, printProgress } from '../../tools/command.ts';
import { withLock } from '../../tools/lock.mjs';
import { cacheDir } from '../../tools/paths.ts';

const exec = promisify(execFile);
const version = '0.6.0';

/** Returns the path of hidane. Installs it into the cache if it is missing, with npm or else cargo. */
export async function findHidane(): Promise<string> {
  const found = await present();
  if (found) return found;
  return withLock(path.join(cacheDir, 'hidane.lock'), async () => {
    const meanwhile = await present();
    return meanwhile ?? (await fromNpm()) ?? (await fromCargo());
  });
}

const cargoRoot = path.join(cacheDir, `hidane-${version}`);
const npmRoot = path.join(cacheDir, `hidane-npm-${version}`);
const fromNpmAt = path.join(npmRoot, 'node_modules', '.bin', 'hidane');
const fromCargoAt = path.join(cargoRoot, 'bin', 'hidane');

async function present(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'hidane'));
  for (const candidate of [...onPath, fromCargoAt, fromNpmAt]) {
    if (existsSync(candidate) && (await works(candidate))) return candidate;
  }
  return undefined;
}

async function works(candidate: string): Promise<boolean> {
  const output = await exec(candidate, ['--version']).catch(() => undefined);
  return output !== undefined && /^hidane 0\.([6-9]|\d\d)\./.test(output.stdout);
}

async function fromNpm(): Promise<string | undefined> {
  printProgress('Looking for the Firestore emulator hidane on npm…');
  const args = ['install', '--prefix', npmRoot, '--no-fund', '--no-audit', `hidane@${version}`];
  await exec('npm', args, { timeout: 120_000 }).catch(() => undefined);
  return existsSync(fromNpmAt) && (await works(fromNpmAt)) ? fromNpmAt : undefined;
}

async function fromCargo(): Promise<string> {
  if (!(await exec('cargo', ['--version']).catch(() => undefined)))
    throw new CommandError(
      'Firestore needs one of three things here: access to storage.googleapis.com (the official emulator; Java is fetched for it), the npm package hidane, or Rust to build it (https://rustup.rs). None was found: see to one of them and run the command again.',
    );
  printProgress(
    `Building the Firestore emulator hidane ${version} with cargo: 3 to 6 minutes, once for this machine…`,
  );
  const args = ['install', 'hidane', '--locked', '--version', version, '--root', cargoRoot];
  const code = await new Promise<number>((resolve) => {
    const child = spawn('cargo', args, { stdio: ['ignore', 2, 2] });
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0 || !(await works(fromCargoAt)))
    throw new CommandError(
      'hidane could not be built (cargo says why above). Check that crates.io is reachable, that a C compiler and 2 GB of disk space are there, and that Rust is recent (`rustup update`); or install Java 21 to use the official emulator.',
    );
  return fromCargoAt;
}
