// Starts the launcher as a person would, on ports of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { localDir, node, root } from '../../local/tools/paths.ts';

export const offset = 16_000;
export const dataDir = path.join(localDir, `data-${offset}`);

export type Running = { child: ChildProcess; output: () => string };

export function forgetData(): void {
  rmSync(dataDir, { recursive: true, force: true });
}

export function launch(...args: string[]): Running {
  return run(path.join(root, 'local/start.ts'), ...args);
}

/** Runs a command beside a suite without functions, and waits for its end. */
export async function beside(...command: string[]): Promise<Running> {
  const running = run(path.join(root, 'local/with-suite.ts'), '--only-data', '--', ...command);
  await untilEnded(running);
  return running;
}

function run(...args: string[]): Running {
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DUU_PORT_OFFSET: String(offset) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
}

/** Resolves with the output when the line `Duu is ready` has come; throws when the launcher ends before. */
export async function untilReady({ child, output }: Running): Promise<string> {
  for (;;) {
    if (/^Duu is ready$/m.test(output())) return output();
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The launcher ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The exit code; null when a signal ended it. */
export function untilEnded({ child }: Running): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}
