// Builds functions and web when their sources changed since the last build, one process at a time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../tools/lock.mjs';
import { localDir, node, root } from '../../tools/paths.ts';
import { Refusal, say } from '../../tools/refusal.ts';

type Target = 'functions' | 'web' | 'production';

/** Where the web app lies as it would be deployed; web/dist is the build for one machine. */
export const productionDir = path.join(localDir, 'production');

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const webSources = ['contract/src', 'speech/src', 'speech/backgrounds', 'web', 'package-lock.json'];

interface Recipe {
  /** Where the command runs. */
  readonly folder: string;
  readonly sources: readonly string[];
  readonly product: string;
  readonly command: readonly string[];
  readonly env?: Record<string, string>;
}

const targets: Record<Target, Recipe> = {
  functions: {
    folder: 'functions',
    sources: [
      'contract/src',
      'speech/src',
      'speech/backgrounds',
      'functions/src',
      'functions/build.ts',
      'functions/package.json',
      'package-lock.json',
    ],
    product: path.join(root, 'functions/lib/index.js'),
    command: [node, 'build.ts'],
  },
  web: {
    folder: 'web',
    sources: webSources,
    product: path.join(root, 'web/dist/index.html'),
    command: [node, vite, 'build', '--mode', 'emulator'],
  },
  production: {
    folder: 'web',
    sources: webSources,
    product: path.join(productionDir, 'index.html'),
    command: [
      ...[node, vite, 'build', '--mode', 'production'],
      ...['--outDir', productionDir, '--emptyOutDir'],
    ],
    // Placeholders, which win over a person's web/.env.production.local: no test may speak to a real project.
    env: {
      VITE_FIREBASE_PROJECT_ID: 'demo-duu',
      VITE_FIREBASE_API_KEY: 'placeholder',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_STORAGE_BUCKET: 'demo-duu.appspot.com',
      VITE_FIREBASE_AUTH_DOMAIN: '',
      VITE_SITE_URL: 'https://duu.example',
      VITE_SUPPORT_EMAIL: 'support@duu.example',
      VITE_SUPPORT_PHONE: '+976 7700 0000',
      VITE_SELLER_NAME_MN: 'Жишээ ХХК',
      VITE_SELLER_NAME_EN: 'Example LLC',
      VITE_SELLER_ADDRESS_MN: 'Улаанбаатар хот',
      VITE_SELLER_ADDRESS_EN: 'Ulaanbaatar',
      VITE_SELLER_REGISTER: '0000000',
    },
  },
};

const leaveOut = new Set(['node_modules', 'dist', 'lib', '.vite', 'coverage']);

/** Makes the build fit the sources; does nothing when it already does. */
export async function ensureBuilt(target: Target): Promise<void> {
  await withLock(path.join(localDir, `build-${target}.lock`), async () => {
    const { sources, product } = targets[target];
    const stamp = path.join(localDir, `built-${target}`);
    const digest = digestOf(sources.map((source) => path.join(root, source)));
    const fits = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
    if (fits && existsSync(product)) return;
    say(`Building ${target}…`);
    await build(target);
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

function build(target: Target): Promise<void> {
  const { folder, command, env } = targets[target];
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program as string, args, {
      cwd: path.join(root, folder),
      env: { ...process.env, ...env },
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
