// What hot reload needs beside the emulators: Vite in Hosting's place, and a build of the functions at every change
// (the Functions emulator notices the new files and reloads).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { node, root } from '../tools/paths.ts';
import { apiFunctionUrl } from '../tools/project-file.ts';
import { Refusal } from '../tools/refusal.ts';
import type { Ports } from './ports.ts';

const sources = ['contract/src', 'speech/src', 'functions/src'];

export async function startWatching(ports: Ports): Promise<{ stop: () => Promise<void> }> {
  const vite = spawn(
    node,
    [
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
  const builder = spawn(
    node,
    ['--watch', ...sources.map((source) => `--watch-path=${path.join(root, source)}`), 'build.ts'],
    { cwd: path.join(root, 'functions'), stdio: ['ignore', 2, 2] },
  );
  await untilServing(vite, ports.hosting);
  return {
    stop: async () => {
      await Promise.all([end(vite), end(builder)]);
    },
  };
}

async function untilServing(vite: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (vite.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Refusal('Vite did not start: the lines above say why.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
