// Starts and stops one suite: the Firebase emulators with the product.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../../tools/command.ts';
import { node, root, suiteTemp } from '../../tools/paths.ts';
import { projectId } from '../project-file.ts';
import type { Backends } from './backends.ts';
import type { Ports } from './ports.ts';
import { assertPortsFree, portsAt } from './ports.ts';
import { endInWords } from './process-ends.ts';
import { startProviders } from './providers.ts';
import { exportSnapshot, latestSnapshot } from './snapshots.ts';
import { layOutSuite, type Parts, voicesFolderOf } from './suite-folder.ts';

/** A slow machine loads the functions for minutes, but not without a line. */
const silenceTimeoutMs = 120_000;
const stopTimeoutMs = 15_000;
const keepMark = 'keep';

export interface SuiteOptions {
  readonly offset: number;
  readonly backends: Backends;
  readonly parts: Parts;
  /** The folder for snapshots; undefined: the data are deleted at the end. */
  readonly dataDir: string | undefined;
  /** Extra environment for the functions, such as clocks and limits for tests. */
  readonly env: Record<string, string>;
  /** Every line that the emulators print. */
  readonly onLine: (line: string) => void;
}

export interface Suite {
  readonly ports: Ports;
  /** The environment variables with which SDKs and tests find this suite. */
  readonly env: Record<string, string>;
  readonly logFile: string;
  /** True if it started from saved data. */
  readonly restored: boolean;
  /** Resolves when the emulators have ended, with how, in words. */
  readonly ended: Promise<string>;
  /** Marks the data as complete: from now on they are saved even if this process is killed. */
  readonly keepFromNowOn: () => void;
  readonly save: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { offset, dataDir } = options;
  const ports = portsAt(offset);
  await assertPortsFree(ports, 15_000);
  const folder = layOutSuite(offset, ports, options.parts);
  const temp = suiteTemp(offset);
  rmSync(temp, { recursive: true, force: true });
  mkdirSync(temp, { recursive: true, mode: 0o700 });
  const snapshot = dataDir ? latestSnapshot(dataDir) : undefined;
  const providers = options.parts.functions ? await startProviders(ports, dataDir) : undefined;
  const child = spawn(node, firebaseArgs(folder, options.parts, snapshot), {
    cwd: folder,
    // A separate process group: Ctrl-C reaches only the launcher, which saves before it stops the emulators.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: emulatorEnv(options, folder, temp, ports),
  });
  const logFile = path.join(folder, 'emulators.log');
  const lines = readLines(child, logFile);
  lines.on(options.onLine);
  const ended = new Promise<string>((resolve) =>
    child.on('exit', (code, signal) => resolve(endInWords(code, signal, lines.tail()))),
  );
  try {
    await untilReady(child, lines, logFile, ended, snapshot !== undefined);
  } catch (error) {
    await providers?.stop();
    throw error;
  }
  lines.on((line) => {
    // firebase-tools runs on without an emulator that a signal ended. Not when it is stopping by itself.
    if (line.includes('has exited upon receiving signal')) child.kill('SIGTERM');
  });
  return {
    ports,
    env: {
      ...clientEnv(ports),
      DUU_SUITE_LOG: logFile,
      DUU_VOICES: voicesFolderOf(options.offset, options.parts),
    },
    logFile,
    restored: snapshot !== undefined,
    ended,
    keepFromNowOn: () => writeFileSync(path.join(folder, keepMark), ''),
    save: () => (dataDir ? exportSnapshot(dataDir, ports.hub) : Promise.resolve()),
    stop: async () => {
      await stop(child, ended, temp);
      await providers?.stop();
    },
  };
}

function firebaseArgs(folder: string, parts: Parts, snapshot: string | undefined): string[] {
  const only = ['auth', 'firestore', 'storage'];
  if (parts.functions) only.push('functions');
  if (parts.hosting) only.push('hosting');
  return [
    '--import',
    path.join(root, 'local/suite/guard.ts'),
    path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--config', path.join(folder, 'firebase.json')],
    ...['--project', projectId],
    ...['--only', only.join(',')],
    ...(snapshot ? ['--import', snapshot] : []),
  ];
}

function emulatorEnv(options: SuiteOptions, folder: string, temp: string, ports: Ports) {
  const { backends } = options;
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...options.env,
    TMPDIR: temp,
    // firebase-tools keeps settings and sign-ins there; a suite must not use those of the developer.
    XDG_CONFIG_HOME: path.join(temp, 'config'),
    DUU_HUB_PORT: String(ports.hub),
    DUU_KEEP_MARK: path.join(folder, keepMark),
    // The address for webhooks of payment providers and for the way back from a checkout.
    DUU_LOCAL_SITE: `http://127.0.0.1:${ports.hosting}`,
    // In seconds. The default of ten is not enough on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT ?? '90',
    // Otherwise Google's clients look for Google's metadata server on their first call.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    // These would make the emulators use another suite.
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    FIREBASE_STORAGE_EMULATOR_HOST: undefined,
    STORAGE_EMULATOR_HOST: undefined,
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'local/suite/worker-guard.ts')).href}`,
  };
  if (options.dataDir) env.DUU_DATA_DIR = options.dataDir;
  if (backends.javaDir) env.DUU_JAVA_DIR = backends.javaDir;
  if (backends.hidane) {
    env.DUU_HIDANE = backends.hidane;
    env.FIRESTORE_EMULATOR_BINARY_PATH = placeholder(bin, 'firestore.jar');
  }
  if (backends.storageRules === 'ours')
    env.STORAGE_EMULATOR_BINARY_PATH = placeholder(bin, 'storage-rules.jar');
  const java = path.join(bin, 'java');
  writeFileSync(java, `#!/bin/sh\nexec "${node}" "${root}/local/suite/as-java.ts" "$@"\n`);
  chmodSync(java, 0o755);
  env.PATH = [bin, path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  return env;
}

/** firebase-tools checks that the file exists before it runs `java -jar` with it. */
function placeholder(folder: string, name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

function clientEnv(ports: Ports): Record<string, string> {
  return {
    DUU_BASE_URL: `http://127.0.0.1:${ports.hosting}`,
    DUU_PORT_OFFSET: String(ports.hosting - 5000),
    DUU_HUB_PORT: String(ports.hub),
    DUU_QPAY_URL: `http://127.0.0.1:${ports.qpay}`,
    DUU_STRIPE_URL: `http://127.0.0.1:${ports.stripe}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}

interface Lines {
  readonly on: (onLine: (line: string) => void) => void;
  readonly tail: () => readonly string[];
}

/** Logs the output of the emulators line by line. */
function readLines(child: ChildProcess, logFile: string): Lines {
  const log = createWriteStream(logFile);
  const tail: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (tail.push(line) > 12) tail.shift();
      for (const onLine of listeners) onLine(line);
    });
  }
  return { on: (onLine) => listeners.push(onLine), tail: () => tail };
}

async function untilReady(
  child: ChildProcess,
  lines: Lines,
  logFile: string,
  ended: Promise<unknown>,
  restored: boolean,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const report = new Promise<'ready' | 'without functions' | 'silent'>((resolve) => {
    const silent = () => resolve('silent');
    timer = setTimeout(silent, silenceTimeoutMs);
    lines.on((line) => {
      timer?.refresh();
      // firebase-tools continues without them and reports that it is ready.
      if (line.includes('Failed to load function definition')) resolve('without functions');
      if (line.includes('All emulators ready')) resolve('ready');
    });
  });
  const outcome = await Promise.race([report, ended.then(() => 'ended' as const)]);
  clearTimeout(timer);
  if (outcome === 'ready') return;
  if (child.pid && outcome !== 'ended') process.kill(-child.pid, 'SIGKILL');
  const why = {
    silent: 'printed nothing for two minutes before they were ready',
    ended: 'ended while starting',
    'without functions': 'could not load the functions',
  }[outcome];
  throw new CommandError(
    `${lines.tail().join('\n')}\nThe emulators ${why}: the lines above say why, all of them are in ${logFile}.${restored ? ' If the kept data are to blame, `npm start -- --fresh` begins without them.' : ''}`,
  );
}

async function stop(child: ChildProcess, ended: Promise<unknown>, temp: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopTimeoutMs);
    });
    await Promise.race([ended, late]);
    clearTimeout(timer);
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(-child.pid, 'SIGKILL');
  }
  rmSync(temp, { recursive: true, force: true });
}
