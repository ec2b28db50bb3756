// The functions folder as the platform gets it: packed without what firebase.json leaves out, with packages from its own
// lock file.
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { readProjectFile } from '../local/project-file.ts';
import { node, root } from '../tools/paths.ts';
import { runProgram } from './run-program.ts';

interface FsAsync {
  readdirRecursive(options: {
    path: string;
    ignoreStrings: readonly string[];
  }): Promise<{ name: string; mode: number }[]>;
}

/** Part of firebase-tools: what its deployment decides to upload. */
const fsAsync: FsAsync = createRequire(import.meta.url)(
  path.join(root, 'node_modules/firebase-tools/lib/fsAsync.js'),
);

/** Copies what a deployment uploads of the built functions. */
export async function packFunctions(target: string): Promise<void> {
  const [functions] = readProjectFile().functions;
  if (!functions) throw new Error('firebase.json names no functions.');
  const source = path.join(root, functions.source);
  const files = await fsAsync.readdirRecursive({ path: source, ignoreStrings: functions.ignore });
  for (const { name, mode } of files) {
    const to = path.join(target, path.relative(source, name));
    await mkdir(path.dirname(to), { recursive: true });
    await cp(name, to);
    await chmod(to, mode);
  }
}

/** Installs packages as the platform's build does. */
export async function installPackages(folder: string): Promise<void> {
  // npm passes its own folder and options to child processes as `npm_*` variables.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name)),
  );
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  await runProgram('npm', args, { cwd: folder, env });
}

const secret = z.looseObject({ key: z.string() });
const manifest = z.looseObject({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      region: z.array(z.string()).optional(),
      secretEnvironmentVariables: z.array(secret).optional(),
    }),
  ),
  params: z.array(
    z.looseObject({ name: z.string(), type: z.string(), default: z.unknown().optional() }),
  ),
});

/** What a deployment finds in the functions. */
export interface Manifest {
  readonly functions: readonly string[];
  readonly regions: readonly string[];
  readonly secrets: readonly string[];
  /** Settings without a default value. */
  readonly required: readonly string[];
}

/** Asks the functions in `folder` as a deployment does. Their packages may lie above. */
export async function readManifest(folder: string, project: string): Promise<Manifest> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'duu-manifest-'));
  const file = path.join(temporary, 'manifest.json');
  const program = createRequire(path.join(folder, 'package.json')).resolve('firebase-functions');
  const bin = path.join(
    program.slice(0, program.indexOf('/lib/')),
    'lib/bin/firebase-functions.js',
  );
  try {
    const env = { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: project };
    await runProgram(node, [bin, folder], { cwd: folder, env });
    const found = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    const endpoints = Object.values(found.endpoints);
    const secrets = endpoints.flatMap((one) => one.secretEnvironmentVariables ?? []);
    const plain = found.params.filter(({ type }) => type !== 'secret');
    return {
      functions: Object.keys(found.endpoints).sort(),
      regions: [...new Set(endpoints.flatMap((one) => one.region ?? []))],
      secrets: [...new Set(secrets.map(({ key }) => key))].sort(),
      required: plain.filter((one) => one.default === undefined).map(({ name }) => name),
    };
  } finally {
    await rm(temporary, { recursive: true });
  }
}
