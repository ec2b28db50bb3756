// Stripe's mock server: generated from the API's description, it refuses parameters with a wrong name or type.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError, printProgress } from '../../../tools/command.ts';
import { freePort } from '../../../tools/free-port.ts';
import { cacheDir } from '../../../tools/paths.ts';

const exec = promisify(execFile);
const version = 'v0.203.0';
const folder = path.join(cacheDir, `stripe-mock-${version}`);
const program = path.join(folder, 'stripe-mock');
const maxTries = 100;

/** @throws CommandError if it can't be installed */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  if (!(await exec('go', ['version']).catch(() => undefined)))
    throw new CommandError(
      'stripe-mock is not here: it is built with Go (https://go.dev), which was not found. Nothing was checked.',
    );
  printProgress(`Building stripe-mock ${version} with Go: a minute or two, once for this machine…`);
  const env = { ...process.env, GOBIN: folder };
  await exec('go', ['install', `github.com/stripe/stripe-mock@${version}`], { env });
}

export async function startStripeMock(): Promise<{ url: string; stop: () => void }> {
  await install();
  const port = await freePort();
  const child: ChildProcess = spawn(program, ['-http-addr', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < maxTries && child.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new CommandError('stripe-mock did not start.');
}
