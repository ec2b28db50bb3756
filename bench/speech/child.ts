import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Measured, measured } from './measured.ts';

function start(script: string, args: readonly (string | number)[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

async function outputOf(script: string, args: readonly (string | number)[]): Promise<unknown> {
  const { code, output } = await start(script, args).ended;
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return JSON.parse(output);
}

/** Runs one measurement in a separate process. */
export async function measure(
  script: string,
  ...args: readonly (string | number)[]
): Promise<Measured> {
  return measured.parse(await outputOf(script, args));
}

/** Times to the first byte (ms) of texts of these lengths, alternating in one process: all runs of each. */
export async function measureFirstBytes(sizes: readonly number[]): Promise<number[][]> {
  return z.array(z.array(z.number())).parse(await outputOf('first-bytes.ts', sizes));
}

/** Returns the same, with the longest stall (ms) of an idle process meanwhile. */
export async function measureBesideIdle(
  script: string,
  ...args: readonly (string | number)[]
): Promise<Measured & { readonly idleStallMs: number }> {
  const control = start('control.ts', []);
  const result = await measure(script, ...args);
  control.child.stdin.end();
  const { output } = await control.ended;
  return { ...result, idleStallMs: Number(output) };
}
