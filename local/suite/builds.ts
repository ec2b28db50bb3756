// Builds functions and web when their sources changed since the last build, one process at a time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../tools/lock.ts';
import { localDir, node, root } from '../tools/paths.ts';
import { Refusal, say } from '../tools/refusal.ts';

type Target = 'functions' | 'web';

const targets = {
  functions: {
    sources: [
      'contract/src',
      'speech/src',
      'speech/backgrounds',
      'functions/src',
      'functions/build.ts',
      'functions/package.json',
      'package-lock.json',
    ],
    product: 'functions/lib/index.js',
    command: [node, 'build.ts'],
  },
  web: {
    sources: ['contract/src', 'speech/src', 'speech/backgrounds', 'web', 'package-lock.json'],
    product: 'web/dist/index.html',
    command: [
      node,
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'emulator',
    ],
  },
} as const satisfies Record<Target, unknown>;

const leaveOut = new Set(['node_modules', 'dist', 'lib', '.vite', 'coverage']);

/** Makes the build fit the sources; does nothing when it already does. */
export async function ensureBuilt(target: Target): Promise<void> {
  mkdirSync(localDir, { recursive: true });
  await withLock(path.join(localDir, `build-${target}.lock`), async () => {
    const { sources, product, command } = targets[target];
    const stamp = path.join(localDir, `built-${target}`);
    const digest = digestOf(sources.map((source) => path.join(root, source)));
    const fits = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
    if (fits && existsSync(path.join(root, product))) return;
    say(`Building ${target}…`);
    await build(target, command);
    writeFileSync(stamp, digest);
  });
}

function digestOf(files: string[]): string {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      const names = readdirSync(file).filter((name) => !leaveOut.has(name));
      for (const name of names.sort()) visit(path.join(file, name));
    } else
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  };
  for (const file of files) visit(file);
  return hash.digest('hex');
}

function build(target: Target, [program, ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program as string, args, {
      cwd: path.join(root, target),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal(`${output.trim()}\nBuilding ${target} failed: the lines above say where.`),
        );
    });
  });
}
