// The first thing every npm script runs. It needs nothing but Node 20, so it is plain JavaScript without packages: it
// installs what package-lock.json names, then runs the command with production's Node version (the npm package `node`).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../tools/lock.mjs';
import { whenParentDies } from '../tools/processes.mjs';
import { quickStart } from '../tools/quick-start.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.duu-installed');
const lock = path.join(root, '.local', 'install.lock');
const installBytes = 1.5 * 1024 ** 3;

const commands = {
  start: 'local/start.ts',
  dev: 'local/dev.ts',
  test: 'checks/test.ts',
  'test:unit': 'checks/test.ts',
  'test:file': 'checks/test-file.ts',
  mutants: 'tests/mutants/run.ts',
  'admin:grant': 'local/admin-grant.ts',
  catalogue: 'local/catalogue.ts',
  deploy: 'deploy/deploy.ts',
  smoke: 'deploy/smoke.ts',
  'functions:lock': 'deploy/functions-lock.ts',
  typecheck: 'checks/types.ts',
  imports: 'checks/imports.ts',
  commits: 'checks/commits.ts',
  messages: 'checks/messages.ts',
  licences: 'checks/licences.ts',
  notices: 'tools/licences/write-notices.ts',
  queries: 'checks/queries.ts',
  audit: 'checks/audit.ts',
  release: 'deploy/release.ts',
  inventory: 'deploy/inventory.ts',
  suite: 'local/with-suite.ts',
  'stripe:requests': 'local/stripe-requests.ts',
  speak: 'speech/cli/speak.ts',
  wyoming: 'local/wyoming/main.ts',
  voices: 'speech/cli/voices.ts',
  normalize: 'speech/cli/normalize.ts',
  openings: 'checks/openings/openings.ts',
  bench: 'bench/run.ts',
  prove: 'tests/prove/run.ts',
};

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function refuse(sentence) {
  say(sentence);
  process.exit(1);
}

function lockedDigest() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Compares package-lock.json with the list that npm keeps of installed packages. */
function matchesLock() {
  const hidden = path.join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([where, entry]) => {
    if (!where.includes('node_modules') || entry.optional || entry.devOptional || entry.link)
      return true;
    return entry.peer || present[where]?.version === entry.version;
  });
}

function installed() {
  if (!existsSync(path.join(modules, 'node', 'bin', 'node'))) return false;
  const digest = lockedDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  if (!matchesLock()) return false;
  writeFileSync(stamp, digest);
  return true;
}

function install() {
  const free = statfsSync(root);
  if (free.bavail * free.bsize < installBytes)
    refuse(
      `There is not enough disk space in ${root}: installing needs about 1.5 GB. Free some and run the command again.`,
    );
  say('Installing the packages that package-lock.json names (about two minutes, once)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', '--include=dev'];
  // npm's standard output goes to standard error, because that of commands such as `normalize` is their result.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  if (result.error?.code === 'ENOENT')
    refuse('npm was not found: install Node.js 20 or newer with npm, then run the command again.');
  if (result.status !== 0)
    refuse(
      'The packages could not be installed (npm says why above). Check that the npm registry is reachable (`npm ping`) and that there is disk space, then run the command again.',
    );
  if (!existsSync(path.join(modules, 'node', 'bin', 'node')))
    refuse(
      `The npm package "node" brought no binary for ${process.platform}-${process.arch}: install Node.js 22 there yourself and open an issue.`,
    );
  writeFileSync(stamp, lockedDigest());
}

function run(script, args) {
  const node = path.join(modules, 'node', 'bin', 'node');
  // Speech alone is some 300 files.
  const start = script.startsWith('speech/') ? quickStart : { args: [], env: {} };
  const child = spawn(node, [...start.args, path.join(root, script), ...args], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: {
      ...start.env,
      ...process.env,
      PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  // A signal may be sent to this process alone. The child ignores a second one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // If npm is killed, its shell dies, but the processes that the shell started keep running.
  whenParentDies(() => child.kill('SIGTERM'));
  child.on('error', (error) => refuse(`Node 22 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const [name, ...args] = process.argv.slice(2);
const script = commands[name];
if (Number(process.versions.node.split('.')[0]) < 20)
  refuse(
    `Duu needs Node.js 20 or newer to start; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
if (!script)
  refuse(`Unknown command "${name ?? ''}". There are: ${Object.keys(commands).join(', ')}.`);
if (process.platform === 'win32')
  refuse('Duu runs on Linux and macOS; on Windows use it inside WSL 2.');
if (!installed())
  await withLock(
    lock,
    () => {
      if (!installed()) install();
    },
    () => say('Waiting for another command of this project to finish installing…'),
  );
run(script, name === 'test:unit' ? ['--unit', ...args] : args);
