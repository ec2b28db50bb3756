import { type SpawnOptions, spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  /** What the program wrote to its standard output. */
  readonly output: string;
  /** What it wrote to its standard output and to its standard error. */
  readonly all: string;
}

interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Shows what the program writes while it runs. */
  readonly show?: boolean;
}

/** Runs a program to its end. */
export function runToEnd(
  program: string,
  args: readonly string[],
  { show = false, ...options }: RunOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      all += chunk.toString();
      if (show) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all += chunk.toString();
      if (show) process.stderr.write(chunk);
    });
    child.once('error', reject);
    // Not `exit`: after that its last lines may still be on their way.
    child.once('close', (code) => resolve({ code, output, all }));
  });
}
