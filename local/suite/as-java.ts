// Runs in place of `java` when firebase-tools starts an emulator. It knows its two placeholders for official jars and
// hands anything else to the real Java: args as `java` gets them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { whenParentDies } from '../../tools/processes.mjs';

const args = process.argv.slice(2);
const jarAt = args.indexOf('-jar');
const jar = jarAt < 0 ? undefined : args[jarAt + 1];
const rest = args.slice(jarAt + 2);
const env = process.env;

if (jar !== undefined && jar === env.STORAGE_EMULATOR_BINARY_PATH) {
  const { serve } = await import('../storage-rules/serve.ts');
  whenParentDies(() => process.exit(1));
  serve(process.stdin, process.stdout);
} else if (jar !== undefined && jar === env.FIRESTORE_EMULATOR_BINARY_PATH && env.DUU_HIDANE) {
  runUntilParentDies(env.DUU_HIDANE, rest);
} else {
  const java = nextJava();
  if (java) runUntilParentDies(java, args);
  else if (args.includes('-version'))
    process.stderr.write('openjdk version "21.0.0" (none needed)\n');
  else {
    process.stderr.write('This needs Java 21 or newer, and there is none.\n');
    process.exitCode = 127;
  }
}

function nextJava(): string | undefined {
  if (env.DUU_JAVA_DIR) return path.join(env.DUU_JAVA_DIR, 'java');
  return undefined;
}

/** firebase-tools starts Java in a group of its own, so nothing ends it when firebase-tools is killed: this does. */
function runUntilParentDies(program: string, programArgs: string[]): void {
  if (!existsSync(program)) throw new Error(`${program} is gone.`);
  const child = spawn(program, programArgs, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  whenParentDies(() => child.kill('SIGKILL'));
  child.on('error', (error) => {
    process.stderr.write(`${program}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
