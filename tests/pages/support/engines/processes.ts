import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../../support/suite.ts';
import type { Size } from './engine.ts';

/** A program in the background, with how to end it. */
export interface Background {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Starts a sound server whose only device is silent: without one, Firefox breaks off and nothing plays. */
export async function startSoundSink(pulseaudio: string): Promise<Background> {
  const folder = mkdtempSync(path.join(tmpdir(), 'duu-sound-'));
  const socket = path.join(folder, 'socket');
  const child = start(
    pulseaudio,
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      '--load=module-null-sink sink_name=null',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { HOME: folder, XDG_RUNTIME_DIR: folder },
  );
  await until('the sound server', async () => existsSync(socket));
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a screen in memory. Its number is one that the X server has found free. */
export async function startScreen(xvfb: string, { width, height }: Size): Promise<Background> {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((done, fail) => {
    child.once('error', fail);
    child.once('exit', () => fail(new Error('Xvfb has ended.')));
    child.stdio[3]?.once('data', (line: Buffer) => done(line.toString().trim()));
  });
  return { env: { DISPLAY: `:${number}` }, stop: () => end(child) };
}
