// Bundles the functions into lib/. Contract and speech are inlined, because only this folder is uploaded; packages
// stay outside, as package.json lists them. Split into files, so that what an instance does not need is not loaded.
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

const packageJson: { dependencies: Record<string, string> } = JSON.parse(
  await readFile(here('package.json'), 'utf8'),
);
const workers = Object.entries(workerEntries).map(([name, path]) => [
  name,
  `${speech}/src/${path}`,
]);

await rm(out, { recursive: true, force: true });
await build({
  entryPoints: { index: here('src/index.ts'), ...Object.fromEntries(workers) },
  outdir: out,
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  external: Object.keys(packageJson.dependencies).flatMap((name) => [name, `${name}/*`]),
  plugins: [backgrounds],
  logLevel: 'warning',
});
await cp(`${speech}/backgrounds`, `${out}/backgrounds`, { recursive: true });
