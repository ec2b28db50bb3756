// Installs Debian packages for browser tests, where that needs no question.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printProgress } from './command.ts';

/**
 * Installs packages on Debian or Ubuntu, as root, or on a build machine with sudo; elsewhere does nothing. `what` is told to
 * the user.
 */
export async function installDebian(what: string, packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/etc/debian_version') || !(isRoot || process.env.CI)) return;
  printProgress(
    `Installing ${what} for the browser tests with apt-get (one or two minutes, once)…`,
  );
  const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  // Gives up soon without a network, because there may be another browser.
  const limits = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run([...aptGet, 'update', ...limits]);
  await run([...aptGet, 'install', '-y', '--no-install-recommends', ...limits, ...packages]);
}

function run([program = '', ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}
