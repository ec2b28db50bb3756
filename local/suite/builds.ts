// Builds functions and web if their sources changed since the last build, one process at a time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, printProgress } from '../../tools/command.ts';
import { withLock } from '../../tools/lock.mjs';
import { localDir, node, root } from '../../tools/paths.ts';
import { runToEnd } from '../../tools/run-to-end.ts';
import { writeDeployConfig } from '../hosting-config.ts';

type Target = 'functions' | 'web' | 'production';

/** The web app's build for production; web/dist is the build for the emulators. */
export const productionDir = path.join(localDir, 'production');

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const webSources = ['contract/src', 'speech/src', 'speech/backgrounds', 'web', 'package-lock.json'];

interface Recipe {
  /** The working directory of the command. */
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
    // Placeholders, which override a developer's web/.env.production.local: no test may use a real project.
    env: {
      DUU_TEST_BUILD: '1',
      VITE_FIREBASE_PROJECT_ID: 'demo-duu',
      VITE_FIREBASE_API_KEY: 'placeholder',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_STORAGE_BUCKET: 'demo-duu.appspot.com',
      VITE_FIREBASE_AUTH_DOMAIN: '',
      VITE_APP_CHECK_KEY: '',
      VITE_SITE_URL: 'https://duu.example',
      VITE_SOURCE_URL: 'https://git.example/duu',
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

/**
 * Builds the web app into the folder that Hosting deploys, with the settings of a deployment. The next local suite builds
 * its own again.
 */
export async function buildForDeployment(
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await withLock(path.join(localDir, 'build-web.lock'), async () => {
    rmSync(path.join(localDir, 'built-web'), { force: true });
    // Empty values keep those of other files out, such as web/.env.production.local when staging is built.
    const example = readFileSync(path.join(root, 'web/.env.example'), 'utf8');
    const none = [...example.matchAll(/^VITE_\w+/gm)].map(([name]) => [name, '']);
    const command = [node, vite, 'build', '--mode', 'production'];
    const env = { ...Object.fromEntries(none), ...settings };
    await build({ ...targets.web, command, env }, 'the web app');
    writeDeployConfig();
  });
}

const leaveOut = new Set(['node_modules', 'dist', 'lib', '.vite', 'coverage']);

/** Builds the target unless its build is up to date. */
export async function ensureBuilt(target: Target): Promise<void> {
  await withLock(path.join(localDir, `build-${target}.lock`), async () => {
    const { sources, product } = targets[target];
    const stamp = path.join(localDir, `built-${target}`);
    const digest = digestOf(sources.map((source) => path.join(root, source)));
    const fits = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
    if (fits && existsSync(product)) return;
    printProgress(`Building ${target}…`);
    await build(targets[target], target);
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

async function build({ folder, command, env }: Recipe, name: string): Promise<void> {
  const [program, ...args] = command;
  const ended = await runToEnd(program as string, args, {
    cwd: path.join(root, folder),
    env: { ...process.env, ...env },
  });
  if (ended.code !== 0)
    throw new CommandError(
      `${ended.all.trim()}\nBuilding ${name} failed: the lines above say where.`,
    );
}
