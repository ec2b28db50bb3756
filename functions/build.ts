// Bundles the functions into lib/. Contract and speech are inlined, because only this folder is uploaded;
// packages stay external, as package.json lists them. Split into chunks, so that an instance loads only what
// it needs.
import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { workerEntries } from '@duu/speech/stream/thread';
import { build, type Plugin } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = here('lib');
const speech = here('../speech');

/** In the bundle the backgrounds lie beside the code. */
const backgrounds: Plugin = {
  name: 'backgrounds',
  setup(bundler) {
    bundler.onLoad({ filter: /sound[\\/]background-file\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const moved = source.replace('../../backgrounds/', './backgrounds/');
      if (moved === source) throw new Error(`${path} no longer says where the backgrounds are.`);
      return { contents: moved, loader: 'ts' };
    });
  },
};

const ours = new Set(['@duu/contract', '@duu/speech', '@duu/functions']);

/** Packages as a workspace's package.json lists them for running. */
async function packagesOf(workspace: string): Promise<string[]> {
  const file = await readFile(here(`${workspace}/package.json`), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(file);
  return Object.keys(dependencies).filter((name) => !ours.has(name));
}

const packages = await packagesOf('.');
const workers = Object.entries(workerEntries).map(([name, path]) => [
  name,
  `${speech}/src/${path}`,
]);

await rm(out, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: {
    index: here('src/index.ts'),
    emulators: here('src/emulators.ts'),
    ...Object.fromEntries(workers),
  },
  outdir: out,
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  external: packages.flatMap((name) => [name, `${name}/*`]),
  metafile: true,
  plugins: [backgrounds],
  logLevel: 'warning',
});
// An inlined package would be missing from the licences and might not work outside its folder.
const inlined = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
if (inlined.length > 0) {
  throw new Error(`functions/package.json must list what is inlined now: ${inlined.join(', ')}`);
}
await cp(`${speech}/backgrounds`, `${out}/backgrounds`, { recursive: true });
