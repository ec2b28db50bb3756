// Starts and stops one whole Firebase suite on this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { node, root, suiteTemp } from '../../tools/paths.ts';
import { Refusal } from '../../tools/refusal.ts';
import { projectId } from '../project-file.ts';
import type { Backends } from './backends.ts';
import type { Ports } from './ports.ts';
import { assertPortsFree, portsAt } from './ports.ts';
import { startProviders } from './providers.ts';
import { latestSnapshot, takeSnapshot } from './snapshots.ts';
import { layOutSuite, type Parts } from './suite-folder.ts';

const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;
const KEEP_MARK = 'keep';

export type SuiteOptions = {
  offset: number;
  backends: Backends;
  parts: Parts;
  /** Where snapshots are kept; undefined: the data are thrown away at the end. */
  dataDir: string | undefined;
  /** Extra environment for the functions, such as clocks and limits for tests. */
  env: Record<string, string>;
  /** Every line that the emulators print. */
  onLine: (line: string) => void;
};

export type Suite = {
  ports: Ports;
  /** What SDKs and tests need to find this suite. */
  env: Record<string, string>;
  logFile: string;
  /** True when it began from saved data. */
  restored: boolean;
  /** Resolves when the emulators end by themselves, which they should not. */
  ended: Promise<void>;
  /** From now on the data are whole: they are saved even when this process is killed. */
  keepFromNowOn: () => void;
  save: () => Promise<void>;
  stop: () => Promise<void>;
};

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
    // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which saves before it stops the emulators.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: emulatorEnv(options, folder, temp, ports),
  });
  const logFile = path.join(folder, 'emulators.log');
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  try {
    await untilReady(child, logFile, options.onLine, ended, snapshot !== undefined);
  } catch (error) {
    await providers?.stop();
    throw error;
  }
  return {
    ports,
    env: clientEnv(ports),
    logFile,
    restored: snapshot !== undefined,
    ended,
    keepFromNowOn: () => writeFileSync(path.join(folder, KEEP_MARK), ''),
    save: () => (dataDir ? takeSnapshot(dataDir, ports.hub) : Promise.resolve()),
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
    // firebase-tools keeps settings and sign-ins there; this suite has nothing to do with the person's own.
    XDG_CONFIG_HOME: path.join(temp, 'config'),
    DUU_HUB_PORT: String(ports.hub),
    DUU_KEEP_MARK: path.join(folder, KEEP_MARK),
    // Where links in e-mails lead.

    // Where payment providers call back, and send people back to.
    DUU_LOCAL_SITE: `http://127.0.0.1:${ports.hosting}`,
    // In seconds. The ten that firebase-tools gives the functions to load are too few for a machine that does much else.
    FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT ?? '90',
    // Google's clients would look for a machine of Google's at every first call.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    // These would send the emulators looking for another suite.
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

/** firebase-tools looks whether the file is there before it runs `java -jar` on it. */
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

async function untilReady(
  child: ChildProcess,
  logFile: string,
  onLine: (line: string) => void,
  ended: Promise<void>,
  restored: boolean,
): Promise<void> {
  const log = createWriteStream(logFile);
  const tail: string[] = [];
  let tell: (outcome: 'ready' | 'without functions') => void = () => undefined;
  const said = new Promise<'ready' | 'without functions'>((resolve) => {
    tell = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (tail.push(line) > 12) tail.shift();
      // firebase-tools goes on without them, and says it is ready.
      if (line.includes('Failed to load function definition')) tell('without functions');
      if (line.includes('All emulators ready')) tell('ready');
      onLine(line);
    });
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_WITHIN_MS);
  });
  const outcome = await Promise.race([said, ended.then(() => 'ended' as const), late]);
  clearTimeout(timer);
  if (outcome === 'ready') return;
  if (child.pid && outcome !== 'ended') process.kill(-child.pid, 'SIGKILL');
  const why = {
    late: 'were not ready within two minutes',
    ended: 'ended while starting',
    'without functions': 'could not load the functions',
  }[outcome];
  throw new Refusal(
    `${tail.join('\n')}\nThe emulators ${why}: the lines above say why, all of them are in ${logFile}.${restored ? ' If the kept data are to blame, `npm start -- --fresh` begins without them.' : ''}`,
  );
}

async function stop(child: ChildProcess, ended: Promise<void>, temp: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_WITHIN_MS);
    });
    await Promise.race([ended, late]);
    clearTimeout(timer);
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(-child.pid, 'SIGKILL');
  }
  rmSync(temp, { recursive: true, force: true });
}
