// Hot reload beside the emulators: Vite instead of Hosting, and a build of the functions on every change.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { CommandError, printProgress } from '../../tools/command.ts';
import { node, root } from '../../tools/paths.ts';
import { apiFunctionUrl } from '../project-file.ts';
import type { Ports } from './ports.ts';
import { suiteFolder } from './suite-folder.ts';

const sources = ['contract/src', 'speech/src', 'functions/src'];
const settleMs = 200;
const local = (file: string) => path.join(root, 'local/suite', file);
const guarded = ['--import', local('die-with-parent.ts')];

export async function startWatching(ports: Ports): Promise<{ stop: () => Promise<void> }> {
  const vite = spawn(
    node,
    [
      ...guarded,
      path.join(root, 'node_modules/vite/bin/vite.js'),
      ...['--host', '127.0.0.1', '--port', String(ports.hosting), '--strictPort'],
      ...['--mode', 'emulator', '--clearScreen', 'false'],
    ],
    {
      cwd: path.join(root, 'web'),
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DUU_API_TARGET: apiFunctionUrl(ports.functions) },
    },
  );
  const watchers = watchSources(ports);
  const stop = async () => {
    for (const watcher of watchers) watcher.close();
    await end(vite);
  };
  try {
    await untilServing(vite, ports.hosting);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function watchSources(ports: Ports): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => rebuild(ports));
    }, settleMs);
  };
  return sources.map((source) => watch(path.join(root, source), { recursive: true }, changed));
}

async function rebuild(ports: Ports): Promise<void> {
  const started = Date.now();
  const args = [...guarded, local('rebuild-functions.ts'), suiteFolder(ports.hosting - 5000)];
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  // A failed build has printed why. The previous one stays in use.
  if (code !== 0) return;
  // The emulator does not watch folders below one that starts with a dot, such as .local, so this calls its hub.
  const answer = await fetch(`http://127.0.0.1:${ports.hub}/functions/enableBackgroundTriggers`, {
    method: 'PUT',
  }).catch(() => undefined);
  printProgress(
    answer?.ok
      ? `Functions rebuilt and loaded in ${Date.now() - started} ms.`
      : 'Functions rebuilt, but the emulator did not load them: start again.',
  );
}

async function untilServing(vite: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 240 && vite.exitCode === null; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new CommandError('Vite did not start: the lines above say why.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
